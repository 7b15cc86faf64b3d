'use strict';

// Loads the engine, then answers one question after another. Messages both ways are Int32Arrays in the codec of
// reversi.engine.ThinkCodec; the only other ones are 'limited' and the text of a failure. No function here may be called
// answer: the slow engine puts its own one of that name beside them.
const slow = self.location.hash === '#slow';
const waiting = [];
let engine = null;

function reply(question) {
  try {
    postMessage(engine.answer(question, engine.slow, better => postMessage(better)));
  } catch (error) {
    postMessage('The engine broke: ' + error);
  }
}

self.onmessage = event => {
  if (engine) {
    reply(event.data);
  } else {
    waiting.push(event.data);
  }
};

async function loadFast() {
  importScripts('classes.wasm-runtime.js');
  const loaded = await TeaVM.wasmGC.load('engine.wasm');
  return { answer: loaded.exports.answer, slow: false };
}

function loadSlow() {
  importScripts('engine-slow.js');
  postMessage('limited');
  return { answer: self.answer, slow: true };
}

(slow ? Promise.reject(new Error('no WebAssembly GC')) : loadFast())
  .catch(loadSlow)
  .then(loaded => {
    engine = loaded;
    waiting.splice(0).forEach(reply);
  }, error => postMessage('The engine could not be loaded: ' + error));
