// In Node: the engine runs in a thread, which keeps the program alive only while it is asked something.
import { Worker } from 'node:worker_threads';
import { Engine } from './engine.js';
import { sharing } from './shared.js';

function spawn(hear, fail) {
  const worker = new Worker(new URL('./worker-node.js', import.meta.url));
  worker.on('message', hear);
  worker.on('error', fail);
  worker.unref();
  return {
    post: message => worker.postMessage(message),
    end: () => worker.terminate(),
    isBusy: busy => (busy ? worker.ref() : worker.unref()),
  };
}

export function createEngine(options) {
  return new Engine(spawn, options);
}

export const { analyse, evaluate, bestMove, solve, play, position, legalMoves, parse, format } = sharing(createEngine);
