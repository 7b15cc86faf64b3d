'use strict';

// Loads the engine, then answers one question after another. Messages both ways are Int32Arrays in the codec of
// reversi.engine.ThinkCodec; the only other ones are 'limited' and the text of a failure.
const slow = self.location.hash === '#slow';
const waiting = [];
let engine = null;

function answer(question) {
  postMessage(engine.answer(question, engine.slow, better => postMessage(better)));
}

self.onmessage = event => {
  if (engine) {
    answer(event.data);
  } else {
    waiting.push(event.data);
  }
};

function ready(exports, isSlow) {
  engine = { answer: exports.answer, slow: isSlow };
  if (isSlow) {
    postMessage('limited');
  }
  waiting.splice(0).forEach(answer);
}

async function loadFast() {
  importScripts('engine.wasm-runtime.js');
  const loaded = await TeaVM.wasmGC.load('engine.wasm');
  ready(loaded.exports, false);
}

function loadSlow() {
  importScripts('engine-slow.js');
  ready(self, true);
}

(slow ? Promise.reject(new Error('no WebAssembly GC')) : loadFast())
  .catch(loadSlow)
  .catch(error => postMessage('The engine could not be loaded: ' + error));
