'use strict';

// Loads the engine, then answers one question after another. Messages both ways are Int32Arrays in the codec of
// reversi.engine.ThinkCodec; the only other ones are 'limited' and the text of a failure. No function here may be called
// answer: the slow engine puts its own one of that name beside them.
const slow = self.location.hash === '#slow';

// What weights and book may keep the first question waiting, from the start of the worker on: without them the engine plays
// too.
const LEARNING_MILLIS = 3000;
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
  const weights = fetchBytes('weights.bin');
  const book = fetchBytes('book.bin');
  const loaded = await TeaVM.wasmGC.load('engine.wasm');
  const learned = [
    learn('weights', weights, file => loaded.exports.learn(file)),
    learn('book', book, file => loaded.exports.read(file)),
  ];
  await Promise.race([Promise.all(learned), new Promise(passed => setTimeout(passed, LEARNING_MILLIS))]);
  return { answer: loaded.exports.answer, slow: false };
}

async function fetchBytes(name) {
  const response = await fetch(name);
  if (!response.ok) {
    throw new Error('status ' + response.status);
  }
  return new Int8Array(await response.arrayBuffer());
}

// Says what is wrong on the console only: the game goes on without it.
async function learn(name, fetched, teach) {
  try {
    const trouble = teach(await fetched);
    if (trouble) {
      throw new Error(trouble);
    }
  } catch (error) {
    console.warn('No ' + name + ': ' + error);
  }
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
