// The rules of Othello and its variants, for the board that stands in other people's pages. A position never changes; squares
// are numbers, file + size * rank from 0; BLACK is 1, WHITE 2.

export const BLACK = 1;
export const WHITE = 2;
export const PASS = -1;

const NAMES = { othello: '8sdb', stars: '10odb', grand: '10sdb', parallel: '8spb', 1876: '8sfws32', small: '6sdb', anti: '8sdbf' };
const STARTS = { d: [2, 1, 1, 2], p: [2, 2, 1, 1], f: [0, 0, 0, 0] };
const LETTERS = 'abcdefghijklmnop';

/** A variant by its name, or by its code: size, s or o for square or octagon, d, p or f for the start, who begins, and more. */
export function variantOf(name) {
  const code = NAMES[name] ?? name;
  const parts = /^(\d{1,2})([so])([dpf])([bw])(?:s(\d{1,3}))?(a?)(f?)(?:h([1-4]))?$/.exec(code);
  const size = parts && Number(parts[1]);
  if (!parts || size < 4 || size > 16 || size % 2 || (parts[2] === 'o' && size < 8)) {
    throw new RangeError(`no variant '${name}'`);
  }
  return {
    code,
    size,
    isOctagon: parts[2] === 'o',
    start: parts[3],
    first: parts[4] === 'b' ? BLACK : WHITE,
    stock: Number(parts[5] ?? Infinity),
    adjacent: parts[6] === 'a',
    fewest: parts[7] === 'f',
    handicap: Number(parts[8] ?? 0),
  };
}

/** Whether a square is part of the board. */
export function isInside(variant, file, rank) {
  const last = variant.size - 1;
  const near = Math.min(file, last - file) + Math.min(rank, last - rank);
  return Math.min(file, last - file, rank, last - rank) >= 0 && (!variant.isOctagon || near > 1);
}

/** The square of a name such as `f5`; undefined where the board has none. */
export function squareOf(variant, name) {
  const file = LETTERS.indexOf(name[0].toLowerCase());
  const rank = Number(name.slice(1)) - 1;
  return file >= 0 && Number.isInteger(rank) && isInside(variant, file, rank) ? file + variant.size * rank : undefined;
}

export function nameOf(variant, square) {
  return square === PASS ? 'pass' : LETTERS[square % variant.size] + (Math.floor(square / variant.size) + 1);
}

export class Position {
  constructor(variant, discs, toMove, placed = [0, 0]) {
    this.variant = variant;
    this.discs = discs;
    this.toMove = toMove;
    this.placed = placed;
  }

  static start(variant) {
    const { size } = variant;
    const discs = new Uint8Array(size * size);
    const middle = size / 2 - 1;
    STARTS[variant.start].forEach((disc, i) => {
      discs[middle + (i & 1) + size * (middle + (i >> 1))] = disc;
    });
    const corners = [0, size * size - 1, size - 1, size * (size - 1)];
    corners.slice(0, variant.handicap).forEach(corner => { discs[corner] = BLACK; });
    const two = variant.start === 'f' ? 0 : 2;
    return new Position(variant, discs, variant.first, [two + variant.handicap, two]);
  }

  count(colour) {
    return this.discs.reduce((sum, disc) => sum + (disc === colour ? 1 : 0), 0);
  }

  /** The squares on which a colour may place a disc. */
  placements(colour = this.toMove) {
    const found = [];
    if (this.placed[colour - 1] >= this.variant.stock) {
      return found;
    }
    const centre = this.#openCentre();
    for (let square = 0; square < this.discs.length; square++) {
      const isFree = this.discs[square] === 0 && this.#isInside(square);
      if (isFree && (centre ? centre.includes(square)
        : this.flips(square, colour).length > 0 || (this.variant.adjacent && this.#isBeside(square, colour)))) {
        found.push(square);
      }
    }
    return found;
  }

  /** The discs that turn over where a colour plays. */
  flips(square, colour = this.toMove) {
    if (this.#openCentre()) {
      return [];
    }
    return this.#directions(square).flatMap(line => {
      const end = line.findIndex(at => this.discs[at] !== 3 - colour);
      return end > 0 && this.discs[line[end]] === colour ? line.slice(0, end) : [];
    });
  }

  mustPass() {
    return this.placements().length === 0 && this.placements(3 - this.toMove).length > 0;
  }

  isOver() {
    return this.placements().length === 0 && this.placements(3 - this.toMove).length === 0;
  }

  /** The position after a move; undefined where it is not legal. */
  play(move) {
    if (move === PASS) {
      return this.mustPass() ? new Position(this.variant, this.discs, 3 - this.toMove, this.placed) : undefined;
    }
    if (!this.placements().includes(move)) {
      return undefined;
    }
    const discs = this.discs.slice();
    [move, ...this.flips(move)].forEach(square => { discs[square] = this.toMove; });
    const placed = this.placed.slice();
    placed[this.toMove - 1]++;
    return new Position(this.variant, discs, 3 - this.toMove, placed);
  }

  /** The discs of both on the board. */
  score() {
    const black = this.count(BLACK);
    const white = this.count(WHITE);
    return { black, white };
  }

  #isInside(square) {
    return isInside(this.variant, square % this.variant.size, Math.floor(square / this.variant.size));
  }

  #openCentre() {
    if (this.variant.start !== 'f') {
      return null;
    }
    const { size } = this.variant;
    const low = size / 2 - 1;
    const centre = [low + size * low, low + 1 + size * low, low + size * (low + 1), low + 1 + size * (low + 1)];
    return centre.some(square => this.discs[square] === 0) ? centre : null;
  }

  #isBeside(square, colour) {
    return this.#directions(square).some(line => this.discs[line[0]] === colour);
  }

  /** The squares from a square to the rim, in each of eight directions. */
  #directions(square) {
    const { size } = this.variant;
    const lines = [];
    for (const [right, down] of [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]]) {
      const line = [];
      let file = square % size + right;
      let rank = Math.floor(square / size) + down;
      while (isInside(this.variant, file, rank)) {
        line.push(file + size * rank);
        file += right;
        rank += down;
      }
      lines.push(line);
    }
    return lines;
  }
}
