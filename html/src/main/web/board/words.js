// What the board says, in the game's nine languages.

const WORDS = {
  en: { first: 'Start', last: 'End', back: 'Back', next: 'Forward', black: 'Black', white: 'White', blackToMove: 'Black to move', whiteToMove: 'White to move', board: 'Board', pass: 'pass', values: 'Move values' },
  de: { first: 'Anfang', last: 'Ende', back: 'Zurück', next: 'Weiter', black: 'Schwarz', white: 'Weiß', blackToMove: 'Schwarz am Zug', whiteToMove: 'Weiß am Zug', board: 'Brett', pass: 'passt', values: 'Wert der Züge' },
  es: { first: 'Inicio', last: 'Final', back: 'Atrás', next: 'Siguiente', black: 'Negro', white: 'Blanco', blackToMove: 'juegan negras', whiteToMove: 'juegan blancas', board: 'Tablero', pass: 'pasa', values: 'Valor de las jugadas' },
  fr: { first: 'Début', last: 'Fin', back: 'Recul', next: 'Suivant', black: 'Noir', white: 'Blanc', blackToMove: 'aux Noirs de jouer', whiteToMove: 'aux Blancs de jouer', board: 'Plateau', pass: 'passe', values: 'Valeur des coups' },
  it: { first: 'Inizio', last: 'Fine', back: 'Prec.', next: 'Successivo', black: 'Nero', white: 'Bianco', blackToMove: 'tocca al Nero', whiteToMove: 'tocca al Bianco', board: 'Tavoliere', pass: 'passa', values: 'Valore delle mosse' },
  ja: { first: '最初', last: '最後', back: '戻る', next: '次へ', black: '黒', white: '白', blackToMove: '黒番', whiteToMove: '白番', board: '盤', pass: 'パス', values: '各マスの評価値' },
  pt: { first: 'Início', last: 'Fim', back: 'Voltar', next: 'Próximo', black: 'Preto', white: 'Branco', blackToMove: 'vez do Preto', whiteToMove: 'vez do Branco', board: 'Tabuleiro', pass: 'passa', values: 'Valor dos lances' },
  ru: { first: 'Старт', last: 'Конец', back: 'Назад', next: 'Вперёд', black: 'Чёрные', white: 'Белые', blackToMove: 'ход чёрных', whiteToMove: 'ход белых', board: 'Доска', pass: 'пас', values: 'Оценка ходов' },
  zh: { first: '开头', last: '结尾', back: '后退', next: '下一个', black: '黑方', white: '白方', blackToMove: '轮到黑方', whiteToMove: '轮到白方', board: '棋盘', pass: '停着', values: '着法估值' },
};

/** The words of a language such as `de-AT`, English where there are none. */
export function wordsOf(language) {
  return WORDS[String(language).slice(0, 2).toLowerCase()] ?? WORDS.en;
}
