'use strict';

// Texts become short enough for addresses, and come back; what is damaged or says too much is refused.
const test = require('node:test');
const assert = require('node:assert/strict');
const { Site } = require('./browser.js');

const page = new Site().open();
const squeezed = text => new Promise(answer => page.game.squeezeText(text, answer));
const text = (code, longest = 1000) => new Promise(answer => page.game.unsqueezeText(code, longest, answer));

test('every text comes back', async () => {
  assert.equal(page.game.canSqueeze(), true);
  for (const words of ['', 'a', '{"kept":"settings"}', '日本語 и ещё', 'reversi reversi reversi']) {
    const code = await squeezed(words);
    assert.match(code, /^[A-Za-z0-9_-]*$/);
    assert.equal(await text(code), words);
  }
});

test('what Java squeezed is read', async () => {
  assert.equal(await text('K0otSy0qzlQoQqUB'), 'reversi reversi reversi');
});

test('what says much in little is refused', async () => {
  const code = await squeezed('x'.repeat(100_001));
  assert.equal((await text(code, 100_001)).length, 100_001);
  assert.equal(await text(code, 100_000), null);
});

test('what is no code is none', async () => {
  for (const code of ['!', 'abc', 'K0otSy0q', '____']) {
    assert.equal(await text(code), null);
  }
});
