// Games as texts: rows of moves, boards, SGF with variations and comments, GGF. Each becomes a tree of nodes.
import { BLACK, PASS, Position, WHITE, isInside, squareOf, variantOf } from './rules.js';

const MOST_CHARACTERS = 1_000_000;
const MOST_NODES = 20_000;
const PASSES = ['pass', 'ps', 'pa', '--'];

/** A place in a game: how it was reached, what was said there, and how it goes on, the main line first. */
export class Node {
  constructor(parent, move, position) {
    this.parent = parent;
    this.move = move;
    this.position = position;
    this.comment = '';
    this.children = [];
  }

  /** The node after a move, which is added where there is none; undefined where the move is not legal. A forced pass is made. */
  add(move) {
    const known = this.children.find(child => child.move === move);
    if (known) {
      return known;
    }
    const position = this.position.play(move);
    if (position) {
      const child = new Node(this, move, position);
      this.children.push(child);
      return child;
    }
    return move !== PASS && this.position.mustPass() ? this.add(PASS).add(move) : undefined;
  }

  /** The nodes from the start to this one. */
  path() {
    return this.parent ? [...this.parent.path(), this] : [this];
  }

  /** The last node of the line that goes on from here. */
  end() {
    return this.children.length ? this.children[0].end() : this;
  }
}

/**
 * The game of a text: `{ root, black, white, trouble }`, where `trouble` says what is wrong and where, if something is: what
 * stands before that is shown.
 */
export function readGame(text, variantName = 'othello') {
  const game = { root: null, black: '', white: '', trouble: '' };
  try {
    read(game, text, variantName);
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
    game.trouble = error.message;
    game.root ??= new Node(null, PASS, Position.start(variantOf('othello')));
  }
  return game;
}

function read(game, text, variantName) {
  if (text.length > MOST_CHARACTERS) {
    throw new RangeError(`${text.length} characters are too many for a game`);
  }
  const trimmed = text.trim();
  if (trimmed.startsWith('(;GM[') && /^\(;GM\[Othello\]/i.test(trimmed)) {
    readGgf(game, trimmed);
    return;
  }
  if (trimmed.startsWith('(')) {
    readSgf(game, trimmed, variantName);
    return;
  }
  if (/^1[^.\s]*\.[\w-]*$/.test(trimmed)) {
    readShared(game, trimmed);
    return;
  }
  const variant = variantOf(variantName);
  const compact = trimmed.replace(/\s+/g, '');
  if (/^[-.xXoO*bBwW_]+$/.test(compact) && compact.length > insideOf(variant).length) {
    game.root = new Node(null, PASS, readBoard(compact, variant));
    return;
  }
  game.root = new Node(null, PASS, Position.start(variant));
  addMoves(game.root, trimmed);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A game as it stands in a link of the web game, after `#g=`. */
function readShared(game, text) {
  const [head, moves] = text.slice(1).split('.');
  const [code, board] = head.split('~');
  const variant = variantOf(code || 'othello');
  const squares = insideOf(variant);
  const start = board ? readBoard(board.slice(0, squares.length + 1), variant) : Position.start(variant);
  game.root = new Node(null, PASS, start);
  const width = squares.length > LETTERS.length ? 2 : 1;
  let node = game.root;
  for (let at = 0; at < moves.length; at += width) {
    const number = [...moves.slice(at, at + width)].reduce((sum, letter) => sum * LETTERS.length + LETTERS.indexOf(letter), 0);
    node = squares[number] === undefined ? undefined : node.add(squares[number]);
    if (!node) {
      throw new RangeError(`move ${at / width + 1} of the link is not legal`);
    }
  }
}

/** The squares of a board in order: those of an octagon's corners are none. */
function insideOf(variant) {
  const { size } = variant;
  return Array.from({ length: size * size }, (_, at) => at).filter(at => isInside(variant, at % size, Math.floor(at / size)));
}

/** A board, square by square from a1 on, and who is to move. */
function readBoard(compact, variant) {
  const squares = insideOf(variant);
  if (compact.length !== squares.length + 1) {
    throw new RangeError(`a board of ${squares.length} squares and the side to move, not ${compact.length} signs`);
  }
  const codes = [...compact].map(sign => ('xX*bB'.includes(sign) ? BLACK : 'oOwW'.includes(sign) ? WHITE : 0));
  const discs = new Uint8Array(variant.size * variant.size);
  squares.forEach((square, i) => { discs[square] = codes[i]; });
  const toMove = codes[squares.length];
  if (!toMove) {
    throw new RangeError('nobody is to move');
  }
  return new Position(variant, discs, toMove);
}

function addMoves(root, text) {
  let node = root;
  let number = 0;
  const tokens = text.replace(/\d+\.+\s*/g, ' ').match(/[a-p]\s*\d{1,2}|pass|ps|pa|--|\S+/gi) ?? [];
  for (const token of tokens) {
    number++;
    const next = after(node, token.replace(/\s/g, ''));
    if (!next) {
      throw new RangeError(`move ${number}, '${token.slice(0, 8)}', is not legal`);
    }
    node = next;
  }
}

/** The node after a move as it is written; a pass that nobody has to make says nothing. */
function after(node, token) {
  if (PASSES.includes(token.toLowerCase()) || token === '') {
    return node.position.mustPass() ? node.add(PASS) : node;
  }
  const square = /^[a-p]\d{1,2}$/i.test(token) ? squareOf(node.position.variant, token) : undefined;
  return square === undefined ? undefined : node.add(square);
}

/** One game of GGF: who played, on what board, and its moves. */
function readGgf(game, text) {
  const fields = [...text.matchAll(/([A-Z]+)\[((?:[^\]\\]|\\.)*)\]/g)];
  const value = name => fields.find(field => field[1] === name)?.[2] ?? '';
  const [size, ...board] = value('BO').trim().split(/\s+/);
  const type = value('TY');
  const variant = variantOf(`${size || 8}${/^(s?88|8[rw]?88)/.test(type) || size === '88' ? 'o' : 's'}db${/a/.test(type) ? 'f' : ''}`);
  const squares = board.join('');
  const start = squares ? readBoard(squares, variant) : Position.start(variant);
  game.root = new Node(null, PASS, start);
  game.black = value('PB');
  game.white = value('PW');
  let node = game.root;
  fields.filter(([, name]) => name === 'B' || name === 'W').forEach(([, , move], i) => {
    const token = move.split('/')[0];
    const next = after(node, token);
    if (!next) {
      throw new RangeError(`move ${i + 1}, '${token.slice(0, 8)}', is not legal`);
    }
    node = next;
  });
}

/** SGF: a tree of nodes with properties. Only what a board shows is read. */
function readSgf(game, text, variantName) {
  const reader = new SgfReader(text);
  const tree = reader.tree();
  const head = tree.nodes[0];
  const size = one(head, 'SZ');
  const named = variantOf(variantName);
  const variant = size && Number(size) !== named.size ? variantOf(`${Number(size)}sdb`) : named;
  game.root = new Node(null, PASS, setUp(head, Position.start(variant)));
  game.root.comment = one(head, 'C');
  game.black = one(head, 'PB');
  game.white = one(head, 'PW');
  const budget = { left: MOST_NODES };
  // Some programs write the first move into the first node.
  const first = moved(game.root, head) ?? game.root;
  grow({ ...tree, nodes: tree.nodes.slice(1) }, budget, first);
}

const one = (node, name) => node?.get(name)?.[0]?.trim() ?? '';

function setUp(head, start) {
  const black = head.get('AB') ?? [];
  const white = head.get('AW') ?? [];
  const first = one(head, 'PL').toUpperCase();
  const { variant } = start;
  const toMove = first === 'W' || first === 'WHITE' ? WHITE : first ? BLACK : variant.first;
  if (!black.length && !white.length) {
    return new Position(variant, start.discs, toMove, start.placed);
  }
  const discs = new Uint8Array(variant.size * variant.size);
  const put = (names, colour) => names.flatMap(name => rectangle(variant, name)).forEach(at => { discs[at] = colour; });
  put(black, BLACK);
  put(white, WHITE);
  return new Position(variant, discs, toMove, [black.length, white.length]);
}

/** `c4`, or a rectangle such as `c4:e6`. */
function rectangle(variant, name) {
  const [from, to] = name.split(':').map(corner => sgfSquare(variant, corner));
  if (to === undefined) {
    return from === undefined ? [] : [from];
  }
  const { size } = variant;
  const all = [];
  for (let rank = Math.floor(from / size); rank <= Math.floor(to / size); rank++) {
    for (let file = from % size; file <= to % size; file++) {
      all.push(file + size * rank);
    }
  }
  return all;
}

/** `f5`, or as in Go `fe`. */
function sgfSquare(variant, name) {
  const text = name.trim().toLowerCase();
  return /^[a-p][a-p]$/.test(text)
    ? squareOf(variant, text[0] + (text.charCodeAt(1) - 96))
    : /^[a-p]\d{1,2}$/.test(text) ? squareOf(variant, text) : undefined;
}

/** The node after the move of an SGF node; undefined where that has none. */
function moved(node, properties) {
  const written = properties.get('B') ?? properties.get('W');
  if (!written) {
    return undefined;
  }
  const text = written[0].trim();
  const isPass = text === '' || PASSES.includes(text.toLowerCase()) || text.toLowerCase() === 'tt';
  const square = isPass ? PASS : sgfSquare(node.position.variant, text);
  const colour = properties.has('B') ? BLACK : WHITE;
  const from = node.position.toMove !== colour && node.position.mustPass() ? node.add(PASS) : node;
  const next = isPass ? (from.position.mustPass() ? from.add(PASS) : from) : square !== undefined && from.add(square);
  if (!next) {
    throw new RangeError(`move ${node.path().length}, '${text.slice(0, 8)}', is not legal`);
  }
  return next;
}

function grow(tree, budget, from) {
  let node = from;
  for (const properties of tree.nodes) {
    if (--budget.left < 0) {
      throw new RangeError(`more than ${MOST_NODES} moves`);
    }
    node = moved(node, properties) ?? node;
    node.comment = [node.comment, one(properties, 'C')].filter(Boolean).join('\n');
  }
  tree.trees.forEach(branch => grow(branch, budget, node));
}

class SgfReader {
  #text;
  #at = 0;

  constructor(text) {
    this.#text = text;
  }

  /** `(;…;…(…)(…))` as `{ nodes, trees }`. */
  tree(depth = 0) {
    if (depth > 500) {
      throw new RangeError('variations nested too deep');
    }
    this.#expect('(');
    const nodes = [];
    const trees = [];
    for (;;) {
      const sign = this.#sign();
      if (sign === ';') {
        this.#at++;
        nodes.push(this.#properties());
      } else if (sign === '(') {
        trees.push(this.tree(depth + 1));
      } else {
        break;
      }
    }
    // Many files end early.
    if (this.#sign() === ')') {
      this.#at++;
    }
    if (!nodes.length) {
      throw new RangeError(`no node at ${this.#at}`);
    }
    return { nodes, trees };
  }

  #properties() {
    const all = new Map();
    while (/[A-Za-z]/.test(this.#sign() ?? '')) {
      let name = '';
      while (/[A-Za-z]/.test(this.#text[this.#at] ?? '')) {
        name += this.#text[this.#at++].toUpperCase();
      }
      const values = all.get(name) ?? [];
      while (this.#sign() === '[') {
        values.push(this.#value());
      }
      all.set(name, values);
    }
    return all;
  }

  #value() {
    this.#at++;
    let value = '';
    for (; this.#at < this.#text.length && this.#text[this.#at] !== ']'; this.#at++) {
      if (this.#text[this.#at] === '\\') {
        this.#at++;
      }
      value += this.#text[this.#at] ?? '';
    }
    this.#at++;
    return value;
  }

  #sign() {
    while (/\s/.test(this.#text[this.#at] ?? '')) {
      this.#at++;
    }
    return this.#text[this.#at];
  }

  #expect(sign) {
    if (this.#sign() !== sign) {
      throw new RangeError(`'${sign}' is missing at ${this.#at}`);
    }
    this.#at++;
  }
}
