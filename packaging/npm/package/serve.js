// What the engine's thread does, wherever it runs: loads the engine with its first message, then answers one message after
// another. `load` gives the bytes of a file of the package by its name, or of any other address, `slow` the engine as
// JavaScript.
import './runtime.js';

export function serve(reply, load, slow) {
  let turn = Promise.resolve();
  let engine = null;

  async function handle(message) {
    if (message.kind === 'files') {
      engine = await start(load, slow, message.files);
      return;
    }
    const text = message.kind === 'games'
      ? engine.games(signed(message.bytes))
      : await engine.ask(message.request, better => reply({ text: better, isLast: false }));
    reply({ text, isLast: true });
  }

  return message => {
    turn = turn.then(() => handle(message)).catch(error => {
      reply({ text: JSON.stringify({ error: String(error?.message ?? error) }), isLast: true });
    });
  };
}

async function start(load, slow, files) {
  const exports = await engineOf(load, slow);
  const tried = new Set();
  let trouble = null;

  async function learn(name, file, teach) {
    if (tried.has(name) || file === false) {
      return;
    }
    tried.add(name);
    const bytes = file instanceof Uint8Array ? file : await load(file === true ? name : file);
    const { error } = JSON.parse(teach(signed(await unpacked(bytes))));
    if (error) {
      throw new Error(name + ': ' + error);
    }
  }

  // A file that cannot be had is told with the first question that needs it: it would be answered worse than was asked for.
  async function prepare(request, text) {
    if (request.ask !== 'analyse' && request.ask !== 'play') {
      return;
    }
    if (trouble) {
      throw trouble;
    }
    try {
      if (request.ask === 'play') {
        await learn('book.bin', files.book, exports.read);
      }
      const lacking = exports.lacks(text);
      if (lacking) {
        await learn(lacking, files.weights, exports.learn);
      }
    } catch (error) {
      trouble = error;
      throw error;
    }
  }

  return {
    games: exports.games,
    ask: async (request, better) => {
      const text = JSON.stringify(request);
      await prepare(request, text);
      return exports.ask(text, better);
    },
  };
}

// Where WebAssembly has no garbage collection (Node before 22), the same engine as JavaScript: the same answers, much later.
async function engineOf(load, slow) {
  let bytes;
  try {
    bytes = await load('reversi.wasm');
    return (await globalThis.TeaVM.wasmGC.load(bytes)).exports;
  } catch (error) {
    if (error instanceof WebAssembly.CompileError || typeof WebAssembly === 'undefined') {
      return slow();
    }
    throw error;
  }
}

function signed(bytes) {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

// Some servers unpack what ends with .gz on the way.
async function unpacked(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
    return bytes;
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
