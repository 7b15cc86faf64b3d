// <reversi-board>: a game of Othello, or of a variant, to be played through in any page. `index.html` beside this file shows what
// it can do; docs/library/board.md says it.
import { BLACK, PASS, WHITE, isInside, nameOf, squareOf } from './rules.js';
import { readGame } from './games.js';
import { wordsOf } from './words.js';
import { STYLE } from './style.js';

const UNIT = 100;
const RIM = 44;
const MOST_FETCHED = 1_000_000;
const SVG = 'http://www.w3.org/2000/svg';

function svg(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.append(...children);
  return made;
}

function html(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

export class ReversiBoard extends HTMLElement {
  static observedAttributes = ['game', 'src', 'variant', 'ply', 'lang', 'playable', 'engine'];

  #root = this.attachShadow({ mode: 'open' });
  #node = null;
  #names = ['', ''];
  #trouble = '';
  #values = null;
  #search = null;
  #fetching = null;
  #cursor = 0;
  #drawn = null;

  connectedCallback() {
    this.#root.addEventListener('keydown', event => this.#key(event));
    this.#read();
  }

  disconnectedCallback() {
    this.#fetching?.abort();
    this.#stopValues();
  }

  attributeChangedCallback(name) {
    // While the element is made, its attributes come one by one: all are read when it stands in the page.
    if (!this.#node) {
      return;
    }
    if (name === 'ply') {
      this.#go(this.#start());
    } else if (name === 'lang' || name === 'playable' || name === 'engine') {
      this.#draw();
    } else {
      this.#read();
    }
  }

  /** Plies from the start of the game, passes included. */
  get ply() {
    return this.#node ? this.#node.path().length - 1 : 0;
  }

  set ply(number) {
    this.setAttribute('ply', number);
  }

  /** The moves that lead to what is shown, such as `f5d6c3`. */
  get moves() {
    const { variant } = this.#node.position;
    return this.#node.path().slice(1).filter(node => node.move !== PASS).map(node => nameOf(variant, node.move)).join('');
  }

  first() {
    this.#go(this.#node.path()[0]);
  }

  previous() {
    this.#go(this.#node.parent);
  }

  next() {
    this.#go(this.#node.children[0]);
  }

  last() {
    this.#go(this.#node.end());
  }

  /** Plays a move such as `f5`; false where it is not legal. */
  play(name) {
    const square = squareOf(this.#node.position.variant, name);
    const next = square === undefined ? undefined : this.#node.add(square);
    this.#go(next);
    return next !== undefined;
  }

  async #read() {
    this.#fetching?.abort();
    try {
      const text = this.hasAttribute('src')
        ? await this.#fetched(this.getAttribute('src'))
        : this.getAttribute('game') ?? this.textContent;
      this.#show(readGame(text, this.getAttribute('variant') ?? undefined));
    } catch (error) {
      if (error.name === 'AbortError') {
        return;
      }
      this.#show({ ...readGame(''), trouble: error.message });
    }
    this.#stopValues();
    this.#drawn = null;
    this.#draw();
  }

  #show({ root, black, white, trouble }) {
    this.#names = [black, white];
    this.#trouble = trouble;
    this.#node = root;
    this.#node = trouble && !this.hasAttribute('ply') ? root.end() : this.#start();
  }

  async #fetched(address) {
    this.#fetching = new AbortController();
    const response = await fetch(new URL(address, document.baseURI), { signal: this.#fetching.signal });
    if (!response.ok) {
      throw new RangeError(`${address}: status ${response.status}`);
    }
    if (Number(response.headers.get('content-length')) > MOST_FETCHED) {
      throw new RangeError(`${address} is too long for a game`);
    }
    return response.text();
  }

  /** The node of the attribute `ply` on the main line: a number, or `end`. */
  #start() {
    const asked = this.getAttribute('ply') ?? '0';
    let node = this.#node.path()[0];
    if (asked === 'end') {
      return node.end();
    }
    for (let left = Number(asked) || 0; left > 0 && node.children.length; left--) {
      node = node.children[0];
    }
    return node;
  }

  #go(node) {
    if (!node || node === this.#node) {
      return;
    }
    this.#node = node;
    const wasValued = this.#values !== null;
    this.#stopValues();
    this.#draw();
    if (wasValued) {
      this.#startValues();
    }
    this.dispatchEvent(new CustomEvent('reversi-move', {
      detail: { ply: this.ply, move: nameOf(node.position.variant, node.move), moves: this.moves }, bubbles: true,
    }));
  }

  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const onSquare = this.hasAttribute('playable') && event.target.getAttribute('role') === 'gridcell';
    const act = onSquare ? this.#squareKeys()[event.key] : this.#moveKeys()[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  }

  #moveKeys() {
    const among = this.#node.parent?.children ?? [];
    const at = among.indexOf(this.#node);
    return {
      ArrowLeft: () => this.previous(),
      ArrowRight: () => this.next(),
      ArrowUp: () => this.#go(among[at - 1]),
      ArrowDown: () => this.#go(among[at + 1]),
      Home: () => this.first(),
      End: () => this.last(),
    };
  }

  #squareKeys() {
    const { variant } = this.#node.position;
    const { size } = variant;
    const step = (right, down) => () => {
      const file = (this.#cursor % size) + right;
      const rank = Math.floor(this.#cursor / size) + down;
      if (isInside(variant, file, rank)) {
        this.#cursor = file + size * rank;
        this.#draw();
        this.#root.querySelector('[role=gridcell][tabindex="0"]')?.focus();
      }
    };
    const play = () => this.play(nameOf(variant, this.#cursor));
    return {
      ArrowLeft: step(-1, 0),
      ArrowRight: step(1, 0),
      ArrowUp: step(0, -1),
      ArrowDown: step(0, 1),
      Enter: play,
      ' ': play,
      Backspace: () => this.previous(),
    };
  }

  // What is on the screen follows from the node, the attributes and the values.
  #draw() {
    const focused = this.#root.activeElement?.id;
    const { position } = this.#node;
    const words = wordsOf(this.getAttribute('lang') ?? this.closest('[lang]')?.lang ?? navigator.language);
    this.#root.replaceChildren(
        html('style', { textContent: STYLE }),
        this.#header(position, words),
        this.#board(position, words),
        this.#controls(words),
        this.#moveList(words),
        html('p', { className: 'comment', hidden: !this.#node.comment, textContent: this.#node.comment }),
        html('p', { className: 'trouble', role: 'alert', hidden: !this.#trouble, textContent: this.#trouble }),
        html('p', { className: 'told', ariaLive: 'polite', textContent: this.#told(position, words) }));
    this.#drawn = position;
    if (focused) {
      this.#root.getElementById(focused)?.focus();
    }
    const current = this.#root.querySelector('[aria-current]');
    current?.parentNode.scrollTo?.({ top: current.offsetTop - current.parentNode.offsetTop - 40 });
  }

  #header(position, words) {
    const { black, white } = position.score();
    const mover = position.isOver() ? '' : position.toMove === BLACK ? 'black' : 'white';
    const side = (colour, name, discs, word) => html('span', { className: `side ${colour} ${colour === mover ? 'mover' : ''}` },
        html('i', { ariaHidden: 'true' }), html('b', { textContent: name || word }), html('span', { textContent: discs }));
    return html('div', { className: 'sides' },
        side('black', this.#names[0], black, words.black), side('white', this.#names[1], white, words.white));
  }

  #told(position, words) {
    const { black, white } = position.score();
    const score = `${words.black} ${black}, ${words.white} ${white}`;
    const move = this.#node.parent ? `${this.ply}. ${this.#moveWord(this.#node, words)}. ` : '';
    const turn = position.isOver() ? '' : `. ${position.toMove === BLACK ? words.blackToMove : words.whiteToMove}`;
    return `${move}${score}${turn}`;
  }

  #moveWord(node, words) {
    return node.move === PASS ? words.pass : nameOf(node.position.variant, node.move);
  }

  #board(position, words) {
    const { variant } = position;
    const { size } = variant;
    const side = size * UNIT + 2 * RIM;
    const isPlayable = this.hasAttribute('playable');
    const label = isPlayable ? words.board : `${words.board}. ${this.#told(position, words)}`;
    const made = svg('svg', { viewBox: `0 0 ${side} ${side}`, role: isPlayable ? 'grid' : 'img', 'aria-label': label,
      class: 'board', ...(isPlayable ? {} : { tabindex: '0', id: 'board' }) });
    made.append(DEFS(), svg('rect', { width: side, height: side, rx: 14, class: 'frame' }));
    const legal = isPlayable ? position.placements() : [];
    for (let rank = 0; rank < size; rank++) {
      const middle = RIM + rank * UNIT + UNIT / 2;
      made.append(this.#letter(RIM / 2, middle, rank + 1), this.#letter(middle, RIM / 2, nameOf(variant, rank)[0]));
      const row = svg('g', isPlayable ? { role: 'row' } : {});
      for (let file = 0; file < size; file++) {
        if (isInside(variant, file, rank)) {
          row.append(this.#square(position, file + size * rank, legal, words));
        }
      }
      made.append(row);
    }
    if (size === 8) {
      [[2, 2], [6, 2], [2, 6], [6, 6]].forEach(([x, y]) =>
        made.append(svg('circle', { cx: RIM + x * UNIT, cy: RIM + y * UNIT, r: 7, class: 'dot' })));
    }
    return made;
  }

  #letter(x, y, text) {
    return svg('text', { x, y, class: 'letter', 'aria-hidden': 'true' }, String(text));
  }

  #square(position, at, legal, words) {
    const { variant } = position;
    const x = RIM + (at % variant.size) * UNIT;
    const y = RIM + Math.floor(at / variant.size) * UNIT;
    const disc = position.discs[at];
    const name = nameOf(variant, at);
    const isPlayable = this.hasAttribute('playable');
    const square = svg('g', isPlayable
      ? { role: 'gridcell', id: `s${at}`, tabindex: at === this.#cursor ? '0' : '-1',
        'aria-label': disc ? `${name} ${disc === BLACK ? words.black : words.white}` : name }
      : {}, svg('rect', { x, y, width: UNIT, height: UNIT, class: 'square' }));
    if (disc) {
      square.append(this.#disc(x + UNIT / 2, y + UNIT / 2, disc, this.#drawn?.discs[at] ?? disc));
    } else if (legal.includes(at)) {
      square.append(svg('circle', { cx: x + UNIT / 2, cy: y + UNIT / 2, r: 11, class: 'legal' }));
      square.classList.add('open');
      square.addEventListener('click', () => {
        this.#cursor = at;
        this.play(name);
      });
    }
    if (at === this.#node.move) {
      square.append(svg('circle', { cx: x + UNIT / 2, cy: y + UNIT / 2, r: 10, class: 'last' }));
    }
    const value = this.#values?.get(name);
    if (value !== undefined) {
      square.append(svg('text', { x: x + UNIT / 2, y: y + UNIT / 2, class: 'value' }, value));
    }
    return square;
  }

  #disc(x, y, colour, before) {
    const face = of => svg('g', {},
        svg('circle', { cx: x, cy: y, r: 41, class: of === BLACK ? 'black' : 'white' }),
        svg('circle', { cx: x, cy: y, r: 29, class: of === BLACK ? 'ring dark' : 'ring light' }));
    const shadow = svg('ellipse', { cx: x + 4, cy: y + 8, rx: 41, ry: 41, class: 'shadow' });
    const now = face(colour);
    if (before === colour) {
      return svg('g', {}, shadow, now);
    }
    if (!before) {
      now.classList.add('placed');
      return svg('g', {}, shadow, now);
    }
    const old = face(before);
    old.classList.add('turning');
    now.classList.add('turned');
    return svg('g', {}, shadow, old, now);
  }

  #controls(words) {
    const button = (id, label, path, act, isOff) => {
      const made = html('button', { id, type: 'button', title: label, ariaLabel: label, disabled: isOff },
          svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: path })));
      made.addEventListener('click', act);
      return made;
    };
    const atStart = !this.#node.parent;
    const atEnd = !this.#node.children.length;
    const bar = html('div', { className: 'bar', role: 'toolbar', ariaLabel: words.board },
        button('first', words.first, 'M6 5v14M19 5l-9 7 9 7z', () => this.first(), atStart),
        button('back', words.back, 'M16 5l-9 7 9 7z', () => this.previous(), atStart),
        button('next', words.next, 'M8 5l9 7-9 7z', () => this.next(), atEnd),
        button('last', words.last, 'M18 5v14M5 5l9 7-9 7z', () => this.last(), atEnd));
    if (this.hasAttribute('engine')) {
      const values = button('values', words.values, 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v1h6v-1a6 6 0 0 0-3-11z',
          () => (this.#values ? this.#endValues() : this.#startValues()), this.#node.position.isOver());
      values.ariaPressed = String(this.#values !== null);
      bar.append(values);
    }
    return bar;
  }

  #moveList(words) {
    const list = html('div', { className: 'moves' });
    this.#addLine(list, this.#node.path()[0], words);
    list.hidden = !list.childNodes.length;
    return list;
  }

  /** The line that goes on from a node, each variation in brackets after the move that it replaces. */
  #addLine(list, from, words) {
    for (let node = from; node.children.length; node = node.children[0]) {
      const [main, ...others] = node.children;
      list.append(this.#moveButton(main, words));
      for (const other of others) {
        const branch = html('span', { className: 'branch' }, ' (', this.#moveButton(other, words));
        this.#addLine(branch, other, words);
        branch.append(') ');
        list.append(branch);
      }
    }
  }

  #moveButton(node, words) {
    const ply = node.path().length - 1;
    const made = html('button', { type: 'button', id: `m${ply}-${node.parent.children.indexOf(node)}-${node.parent.path().length}`,
      textContent: `${ply}. ${this.#moveWord(node, words)}` });
    if (node === this.#node) {
      made.ariaCurrent = 'step';
    }
    made.addEventListener('click', () => this.#go(node));
    return made;
  }

  async #startValues() {
    const search = new AbortController();
    this.#search = search;
    this.#values = new Map();
    this.#draw();
    const { position } = this.#node;
    const { variant } = position;
    try {
      const { analyse } = await import(/* webpackIgnore: true */ /* @vite-ignore */ new URL(this.getAttribute('engine'), document.baseURI).href);
      const signs = [...position.discs].filter((disc, at) => isInside(variant, at % variant.size, Math.floor(at / variant.size)))
          .map(disc => '-XO'[disc]).join('');
      const text = `${signs} ${position.toMove === WHITE ? 'O' : 'X'}`;
      for await (const { lines } of analyse(text, { variant: variant.code, seconds: 2, lines: 99, signal: search.signal })) {
        this.#values = new Map(lines.map(line => [line.move, (line.discs > 0 ? '+' : '') + Math.round(line.discs)]));
        this.#draw();
      }
    } catch (error) {
      if (!search.signal.aborted) {
        this.#trouble = error.message;
        this.#endValues();
      }
    }
  }

  #stopValues() {
    this.#search?.abort();
    this.#values = null;
  }

  #endValues() {
    this.#stopValues();
    this.#draw();
  }
}

function DEFS() {
  const gradient = (id, inner, outer) => svg('radialGradient', { id, cx: '38%', cy: '32%', r: '75%' },
      svg('stop', { offset: '0', 'stop-color': inner }), svg('stop', { offset: '1', 'stop-color': outer }));
  return svg('defs', {},
      gradient('black', 'var(--reversi-black-lit, #46484d)', 'var(--reversi-black, #121316)'),
      gradient('white', 'var(--reversi-white-lit, #ffffff)', 'var(--reversi-white, #d9d5ca)'));
}

customElements.define('reversi-board', ReversiBoard);
