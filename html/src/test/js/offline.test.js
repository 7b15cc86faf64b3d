'use strict';

// What the service worker keeps for play without a network: by the path within the game's folder, wherever that lies.
const test = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const SCRIPT = fs.readFileSync(path.join(__dirname, '../../main/web/sw.js'), 'utf8')
  .replace('@HASH@', '1')
  .replace('/*@FILES@*/', "'./'")
  .replace('/*@LANGUAGES@*/', "de: ['texts/de.properties'], fr: ['texts/fr.properties']");

// A service worker that lies at this address, with these addresses in the cache of an older version.
class Worker {
  constructor(scope, older = []) {
    this.listeners = new Map();
    this.kept = new Map([['reversi-0', older], ['reversi-1', []]]);
    const self = {
      location: new URL('sw.js', scope),
      registration: { scope },
      addEventListener: (name, listener) => this.listeners.set(name, listener)
    };
    vm.runInNewContext(SCRIPT, {
      self,
      URL,
      Response,
      console,
      Request: class {
        constructor(file) {
          this.url = new URL(file, scope).href;
        }
      },
      caches: { keys: async () => [...this.kept.keys()], open: async name => this.cache(name) },
      fetch: async () => new Response('fetched')
    });
  }

  cache(name) {
    const kept = this.kept.get(name);
    return {
      addAll: async requests => requests.forEach(request => kept.push(request.url)),
      keys: async () => kept.map(url => ({ url })),
      match: async () => undefined,
      put: async request => kept.push(request.url)
    };
  }

  async install() {
    let done = null;
    this.listeners.get('install')({ waitUntil: promise => { done = promise; } });
    await done;
    return this.kept.get('reversi-1');
  }

  async isKept(address) {
    const request = { url: address, method: 'GET', mode: 'cors', destination: '' };
    let answer = null;
    this.listeners.get('fetch')({ request, respondWith: promise => { answer = promise; } });
    await answer;
    return this.kept.get('reversi-1').includes(address);
  }
}

for (const scope of ['https://a.example/', 'https://a.example/games/', 'https://a.example/fonts/openings/']) {
  test('what few games need is kept by its path within ' + scope, async () => {
    const worker = new Worker(scope);
    for (const file of ['openings/8x8.txt', 'engine/variants/anti.bin', 'texts/de.properties', 'puzzles/1.txt?v=2']) {
      assert.equal(await worker.isKept(scope + file), true, file);
    }
    for (const file of [
      'photo/5.png?from=/openings/', 'nothing?/texts/', 'photo/lessons/1.png', 'players.json?/fonts/', 'photo/5.png']) {
      assert.equal(await worker.isKept(scope + file), false, file);
    }
    assert.equal(await worker.isKept('https://a.example/photo/fonts/openings/5.png'), false, 'beside it');
  });

  test('the languages kept are those of the older version within ' + scope, async () => {
    const kept = await new Worker(scope, [scope + 'texts/de.1.properties', scope + 'page.js?/texts/fr.']).install();
    assert.deepEqual(kept, [scope, scope + 'texts/de.properties']);
  });
}
