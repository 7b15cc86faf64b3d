// What stands in an iframe of another page: the game of the address, as in embed/#g=1.lrS&ply=end&theme=dark&lang=de, where g is
// a game as links have it, a row of moves, SGF or GGF.
import '../board/reversi-board.js';

const ATTRIBUTES = ['ply', 'theme', 'lang', 'variant', 'moves', 'controls'];

function show() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const game = asked.get('g') ?? '';
  document.documentElement.dataset.theme = asked.get('theme') ?? '';
  document.documentElement.lang = asked.get('lang') ?? 'en';
  const board = document.createElement('reversi-board');
  board.setAttribute('game', game);
  ATTRIBUTES.filter(name => asked.has(name)).forEach(name => board.setAttribute(name, asked.get(name)));
  const whole = document.createElement('a');
  whole.href = /^1[^.]*\./.test(game) ? `../#g=${encodeURIComponent(game)}` : '../';
  whole.target = '_blank';
  whole.rel = 'noopener';
  whole.textContent = 'Reversi';
  document.querySelector('main').replaceChildren(document.querySelector('h1'), board, whole);
}

addEventListener('hashchange', show);
show();
