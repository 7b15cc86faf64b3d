// The engine's thread in a page. Every file has an address of its own here, so that bundlers see and carry them.
import { serve } from './serve.js';

const FILES = {
  'reversi.wasm': new URL('./reversi.wasm', import.meta.url),
  'weights.bin': new URL('./data/weights.bin.gz', import.meta.url),
  'variants/anti.bin': new URL('./data/anti.bin.gz', import.meta.url),
  'variants/grand.bin': new URL('./data/grand.bin.gz', import.meta.url),
  'variants/small.bin': new URL('./data/small.bin.gz', import.meta.url),
  'variants/stars.bin': new URL('./data/stars.bin.gz', import.meta.url),
  'book.bin': new URL('./data/book.bin.gz', import.meta.url),
};

async function load(name) {
  const response = await fetch(FILES[name] ?? name);
  if (!response.ok) {
    throw new Error(name + ': status ' + response.status);
  }
  return new Uint8Array(await response.arrayBuffer());
}

// By its address, so that only those pages fetch it that need it.
const SLOW = new URL('./reversi-slow.js', import.meta.url);
const slow = () => import(/* webpackIgnore: true */ /* @vite-ignore */ SLOW.href);

const hear = serve(message => postMessage(message), load, slow);
onmessage = event => hear(event.data);
