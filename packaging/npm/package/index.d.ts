/**
 * A position: the moves that lead to it, as in `"f5d6c3"` (`""` is the start), or the board, square by square from a1 on (`X` black,
 * `O` white, `-` empty), a space and who is to move (`X` or `O`).
 */
export type PositionText = string;

/** A square such as `"f5"`, or `"pass"`. */
export type Move = string;

/**
 * A variant by its name, or by the code that `parse` gives: standard Othello, Othello 8 Stars, 10×10, parallel start, Reversi of
 * 1876, 6×6, Anti-Othello (fewer discs win).
 */
export type Variant = 'othello' | 'stars' | 'grand' | 'parallel' | '1876' | 'small' | 'anti' | (string & {});

/** What every function takes. */
export interface Common {
  /** Standard Othello where it is missing. */
  variant?: Variant;
  /** Ends what is asked: the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
}

/** How far a search goes: the first limit that is met ends it. One second where none is given. */
export interface Limits extends Common {
  /** Seconds, from 0.001 on. */
  seconds?: number;
  /** Moves of both sides to look ahead, 1 to 60. */
  depth?: number;
  /** From so many empty squares on the game is searched to its end, 0 to 100; 20 where it is missing, or twice the depth. */
  solve?: number;
  /** How many of the best moves get a line; 1 where it is missing, which is found much faster. */
  lines?: number;
}

export interface Line {
  readonly move: Move;
  /** By how many discs the side to move will win with it; positive is good in every variant. */
  readonly discs: number;
  /** How deep it was searched. */
  readonly plies: number;
  /** Whether `discs` is the result with best play of both sides. */
  readonly exact: boolean;
  /** What both sides play then, as far as it was seen, `move` first. */
  readonly moves: readonly Move[];
}

export interface Analysis {
  /** The best moves, best first: one at least. */
  readonly lines: readonly Line[];
  readonly plies: number;
  /** How likely the value is that of a search that leaves nothing out, in percent. */
  readonly confidence: number;
  readonly nodes: number;
}

export interface Board {
  readonly board: string;
  readonly toMove: 'black' | 'white';
  readonly over: boolean;
  /** Discs; where the game is over, empty squares count for the winner. */
  readonly black: number;
  readonly white: number;
  readonly moves: readonly Move[];
}

/** A game as it was read. All but `variant` and `moves` may be missing. */
export interface Game {
  readonly variant: string;
  readonly moves: string;
  readonly black?: { readonly name: string; readonly rating?: number; readonly id: string };
  readonly white?: { readonly name: string; readonly rating?: number; readonly id: string };
  readonly date?: { readonly year: number; readonly month: number; readonly day: number; readonly second: number };
  readonly event?: { readonly name: string; readonly place: string; readonly round: string };
  readonly notes?: readonly { readonly ply: number; readonly comment?: string }[];
  readonly [more: string]: unknown;
}

export interface Fault {
  /** What is wrong, such as `"ILLEGAL_MOVE"`. */
  readonly problem: string;
  /** Which game of the file, from 1; 0 where it is none. */
  readonly game: number;
  /** Which line of a text, from 1; 0 in a file that is none. */
  readonly line: number;
  readonly offset: number;
  readonly found: string;
}

export interface Games {
  /** The format that was recognised; missing where none was. */
  readonly format?: Format;
  readonly games: readonly Game[];
  /** What could not be read: the first thousand. */
  readonly faults: readonly Fault[];
  /** How many faults there are. */
  readonly errors: number;
}

export type Format = 'TEXT' | 'GGF' | 'SGF' | 'PGN' | 'WTHOR' | 'OBF' | 'JSON' | (string & {});

/** A level of the game, from 1 (a child's first game) on; the highest few no longer err as people do. */
export interface Level extends Common {
  level?: number;
  /** Equal seeds give equal moves. */
  seed?: number;
}

export interface Api {
  /** Yields what is found after each depth, the final analysis last. Leaving the loop stops the search. */
  analyse(position: PositionText, options?: Limits): AsyncGenerator<Analysis, void, void>;
  /** The final analysis alone. */
  evaluate(position: PositionText, options?: Limits): Promise<Analysis>;
  bestMove(position: PositionText, options?: Limits): Promise<Move>;
  /** To the end of the game: seconds from 24 empty squares, much longer from 30. */
  solve(position: PositionText, options?: Limits): Promise<Analysis>;
  /** A move as a player of a level chooses it. */
  play(position: PositionText, options?: Level): Promise<Move>;
  /** Board, side to move, discs and legal moves. */
  position(position: PositionText, options?: Common): Promise<Board>;
  legalMoves(position: PositionText, options?: Common): Promise<readonly Move[]>;
  /** The games of a text or file of any format: plain moves, GGF, SGF, PGN, WTHOR, OBF, JSON. */
  parse(file: string | Uint8Array | ArrayBuffer, options?: { signal?: AbortSignal }): Promise<Games>;
  /** A game in another format; rejected where that cannot hold it. */
  format(game: Game, format: Format, options?: { signal?: AbortSignal }): Promise<string>;
}

/** Files that are read instead of those of the package: `false` for none. */
export interface EngineOptions {
  /** What the engine has learned, 1.3 MB for standard Othello; without it the engine plays as a good club player. */
  weights?: boolean | Uint8Array | URL | string;
  /** The book of openings, 22 KB. */
  book?: boolean | Uint8Array | URL | string;
}

/** An engine with a thread of its own, which answers one request after another. */
export interface Engine extends Api {
  /** Ends the thread: what is still asked is rejected. */
  close(): void;
}

export function createEngine(options?: EngineOptions): Engine;

/** The same functions by an engine that all callers share. A position or limit that is none rejects with a RangeError. */
export const analyse: Api['analyse'];
export const evaluate: Api['evaluate'];
export const bestMove: Api['bestMove'];
export const solve: Api['solve'];
export const play: Api['play'];
export const position: Api['position'];
export const legalMoves: Api['legalMoves'];
export const parse: Api['parse'];
export const format: Api['format'];
