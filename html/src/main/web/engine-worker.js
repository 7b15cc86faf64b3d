'use strict';

// Loads the engine, then answers one question after another. Messages both ways are Int32Arrays in the codec of
// reversi.engine.ThinkCodec; the only other ones are 'limited' and the text of a failure. No function here may be called
// answer: the slow engine puts its own one of that name beside them. The address says what else this worker is: '#slow' where
// the browser knows no WebAssembly GC, '#team=3' the leader of three others, '#member' one of these.
const slow = self.location.hash === '#slow';
const isMember = self.location.hash === '#member';
const teamSize = Number((/^#team=([2-8])$/.exec(self.location.hash) || [])[1] || 0);

// What weights and book may keep a question waiting, at first from the start of the worker on: without them the engine plays
// too.
const LEARNING_MILLIS = 3000;
const waiting = [];
let engine = null;

// Where the engine may lack something for a question, each waits for those before it.
let turn = Promise.resolve();

function reply(question) {
  if (engine.prepare) {
    turn = turn.then(() => engine.prepare(question)).then(() => answerNow(question), broke);
  } else {
    answerNow(question);
  }
}

function answerNow(question) {
  try {
    if (engine.ask) {
      engine.ask(question);
      return;
    }
    postMessage(engine.answer(question, engine.slow, better => postMessage(better)));
  } catch (error) {
    broke(error);
  }
}

function broke(error) {
  postMessage('The engine broke: ' + error);
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
  await soon(Promise.all(learned));
  const tried = new Set(['weights.bin']);
  // Weights of other variants are fetched when one is first asked about.
  const prepare = question => {
    const name = loaded.exports.lacks(question);
    if (name && !tried.has(name)) {
      tried.add(name);
      return soon(learn('weights', fetchBytes(name), file => loaded.exports.learn(file)));
    }
    return null;
  };
  return { answer: loaded.exports.answer, slow: false, prepare };
}

function soon(promise) {
  return Promise.race([promise, new Promise(passed => setTimeout(passed, LEARNING_MILLIS))]);
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

// The others are workers of this worker: they end with it. The leader never searches, so that it hears everybody at once.
async function loadTeam() {
  importScripts('classes.wasm-runtime.js');
  const loaded = await TeaVM.wasmGC.load('engine.wasm');
  const members = Array.from({ length: teamSize }, () => new Worker('worker.js#member'));
  let isAlone = false;
  members.forEach((member, name) => {
    const isFirst = name === 0;
    member.onmessage = ({ data }) => {
      if (data === 'ready') {
        loaded.exports.join(name, errand => member.postMessage(errand));
      } else if (data instanceof Int32Array) {
        if (!loaded.exports.heard(name, data)) {
          postMessage(data);
        }
      } else if (data === 'limited' && isFirst) {
        isAlone = true;
        postMessage(data);
      } else {
        postMessage(String(data));
      }
    };
    member.onerror = event => {
      event.preventDefault();
      postMessage(event.message || 'A worker could not be loaded.');
    };
  });
  return { ask: question => (!isAlone && loaded.exports.ask(question, answer => postMessage(answer)))
    || members[0].postMessage(question) };
}

function loadSlow() {
  importScripts('engine-slow.js');
  postMessage('limited');
  return { answer: self.answer, slow: true };
}

(slow ? Promise.reject(new Error('no WebAssembly GC')) : teamSize ? loadTeam() : loadFast())
  .catch(loadSlow)
  .then(loaded => {
    engine = loaded;
    if (isMember) {
      postMessage('ready');
    }
    waiting.splice(0).forEach(reply);
  }, error => postMessage('The engine could not be loaded: ' + error));
