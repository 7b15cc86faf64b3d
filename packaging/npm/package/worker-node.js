// The engine's thread in Node.
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { serve } from './serve.js';

function load(name) {
  if (name === 'reversi.wasm') {
    return readFile(new URL('./reversi.wasm', import.meta.url));
  }
  if (/^[\w/]+\.bin$/.test(name)) {
    return readFile(new URL('./data/' + name.replace('variants/', '') + '.gz', import.meta.url));
  }
  return readFile(/^file:/.test(name) ? new URL(name) : name);
}

const hear = serve(message => parentPort.postMessage(message), load, () => import('./reversi-slow.js'));
parentPort.on('message', hear);
