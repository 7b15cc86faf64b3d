// In a page: the engine runs in a Web Worker.
import { Engine } from './engine.js';
import { sharing } from './shared.js';

function spawn(hear, fail) {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = event => hear(event.data);
  worker.onerror = event => {
    event.preventDefault();
    fail(new Error(event.message || 'The engine could not be loaded.'));
  };
  return { post: message => worker.postMessage(message), end: () => worker.terminate(), isBusy: () => {} };
}

export function createEngine(options) {
  return new Engine(spawn, options);
}

export const { analyse, evaluate, bestMove, solve, play, position, legalMoves, parse, format } = sharing(createEngine);
