// The engine, whatever thread it runs on: `spawn` makes that thread and is all that differs between a page and Node.

const MILLIS = 1000;

/** One request after another is answered by a worker of its own; it is ended where an answer is not wanted any more. */
export class Engine {
  #spawn;
  #files;
  #worker = null;
  #turn = Promise.resolve();

  constructor(spawn, { weights, book } = {}) {
    this.#spawn = spawn;
    this.#files = { weights: asked(weights), book: asked(book) };
  }

  /** Yields what is found after each depth, the final analysis last. Leaving the loop stops the search. */
  async *analyse(position, options = {}) {
    const { signal, ...limits } = options;
    const request = { ask: 'analyse', position, ...searched(limits) };
    for await (const found of this.#steps({ kind: 'ask', request }, signal)) {
      yield found;
    }
  }

  /** The final analysis alone. */
  async evaluate(position, options = {}) {
    let last;
    for await (const found of this.analyse(position, options)) {
      last = found;
    }
    return last;
  }

  async bestMove(position, options = {}) {
    return (await this.evaluate(position, { ...options, lines: 1 })).lines[0].move;
  }

  /** To the end of the game. */
  async solve(position, options = {}) {
    return this.evaluate(position, { ...options, solve: 100 });
  }

  /** As a player of a level plays, from 1 on. */
  async play(position, { level, seed, variant, signal } = {}) {
    const request = { ask: 'play', position, ...given({ level, seed, variant }) };
    return (await this.#one({ kind: 'ask', request }, signal)).lines[0].move;
  }

  /** Board, side to move, discs and legal moves. */
  async position(position, { variant, signal } = {}) {
    return this.#one({ kind: 'ask', request: { ask: 'position', position, ...given({ variant }) } }, signal);
  }

  async legalMoves(position, options = {}) {
    return (await this.position(position, options)).moves;
  }

  /** The games of a text or of the bytes of a file, of any format. */
  async parse(file, { signal } = {}) {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : new Uint8Array(file);
    return this.#one({ kind: 'games', bytes }, signal);
  }

  /** A game that `parse` returned in another format, such as 'SGF'. */
  async format(game, format, { signal } = {}) {
    const request = { ask: 'format', game: JSON.stringify(game), format };
    return (await this.#one({ kind: 'ask', request }, signal)).text;
  }

  /** Ends the worker. Whoever asks later gets a new one. */
  close() {
    this.#end(new Error('The engine was closed.'));
  }

  #end(reason) {
    const worker = this.#worker;
    this.#worker = null;
    worker?.end(reason);
  }

  async #one(message, signal) {
    let last;
    for await (const answer of this.#steps(message, signal)) {
      last = answer;
    }
    return last;
  }

  async *#steps(message, signal) {
    signal?.throwIfAborted();
    const before = this.#turn;
    let done;
    this.#turn = new Promise(resolve => { done = resolve; });
    let isOver = false;
    const abort = () => this.#end(signal.reason);
    try {
      await waited(before, signal);
      this.#worker ??= new Asked(this.#spawn, this.#files);
      const worker = this.#worker;
      signal?.addEventListener('abort', abort);
      for await (const answer of worker.ask(message)) {
        isOver = answer.isLast;
        yield answer.value;
      }
    } catch (error) {
      isOver = true;
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      if (!isOver) {
        this.#end(new Error('The search was left.'));
      }
      // Whoever leaves while others are before it leaves its place to them.
      before.then(done);
    }
  }
}

/** A worker with its replies in order. */
class Asked {
  #worker;
  #queue = [];
  #wake = () => {};
  #failure = null;

  constructor(spawn, files) {
    this.#worker = spawn(
        data => this.#heard({ data }),
        error => this.end(error));
    this.#worker.post({ kind: 'files', files });
  }

  #heard(reply) {
    this.#queue.push(reply.data);
    this.#wake();
  }

  end(reason) {
    this.#failure ??= reason;
    this.#worker.end();
    this.#wake();
  }

  /** Yields the answers to one message as `{ value, isLast }`. */
  async *ask(message) {
    this.#worker.isBusy(true);
    try {
      this.#worker.post(message);
      for (let isLast = false; !isLast;) {
        const reply = await this.#next();
        const value = JSON.parse(reply.text);
        if ('error' in value) {
          throw new RangeError(value.error);
        }
        isLast = reply.isLast;
        yield { value, isLast };
      }
    } finally {
      this.#worker.isBusy(false);
    }
  }

  async #next() {
    while (this.#queue.length === 0) {
      if (this.#failure) {
        throw this.#failure;
      }
      await new Promise(resolve => { this.#wake = resolve; });
    }
    return this.#queue.shift();
  }
}

/** Waits for those before, unless it is told not to any more. */
function waited(before, signal) {
  if (!signal) {
    return before;
  }
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    before.then(resolve);
  });
}

/** What is to be read instead of the files of the package: nothing for `false`, bytes, or a URL. */
function asked(file) {
  if (file === undefined || file === true) {
    return true;
  }
  if (file === false || file instanceof Uint8Array) {
    return file;
  }
  return String(file);
}

function searched({ seconds, depth, solve, lines, variant }) {
  const millis = seconds === undefined ? undefined : Math.max(1, Math.round(seconds * MILLIS));
  if (millis === undefined && depth === undefined && solve === undefined) {
    return searched({ seconds: 1, lines, variant });
  }
  return given({ millis, plies: depth, solve, lines, variant });
}

function given(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
