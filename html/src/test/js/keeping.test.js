'use strict';

// One window at a time changes what is kept, with locks and without, however many open, sleep and close.
const test = require('node:test');
const assert = require('node:assert/strict');
const { Site } = require('./browser.js');

for (const hasLocks of [true, false]) {
  const way = hasLocks ? 'with locks' : 'without locks';

  test('the only window keeps its game, ' + way, async () => {
    const site = new Site({ hasLocks });
    const page = site.open();
    const answers = [];
    page.game.acquireStore(held => answers.push(held));
    await site.clock.pass(1500);
    assert.deepEqual(answers, [true]);
    assert.equal(page.game.isStoreHeld(), true);
    assert.deepEqual([...site.texts.keys()], ['reversi.window'], 'nothing else is left in the storage');
  });

  test('a second window is told at once, ' + way, async () => {
    const site = new Site({ hasLocks });
    const first = site.open();
    await site.clock.pass(1500);
    const second = site.open();
    const answers = [];
    second.game.acquireStore(held => answers.push(held));
    await site.clock.pass(10);
    assert.deepEqual(answers, [false]);
    assert.equal(first.game.isStoreHeld(), true);
    assert.equal(second.game.isStoreHeld(), false);
  });

  test('a window takes over after the other has written what it must, ' + way, async () => {
    const site = new Site({ hasLocks });
    const first = site.open();
    await site.clock.pass(1500);
    const second = site.open();
    await site.clock.pass(1500);
    const told = [];
    first.game.onStoreTaken(
      () => told.push('last, held: ' + first.game.isStoreHeld()),
      () => told.push('lost, held: ' + first.game.isStoreHeld()));
    second.game.takeStoreOver(held => told.push('taken: ' + held));
    await site.clock.pass(10);
    assert.deepEqual(told, ['last, held: true', 'lost, held: false', 'taken: true']);
    assert.equal(second.game.isStoreHeld(), true);
    first.game.takeStoreOver(held => told.push('back: ' + held));
    await site.clock.pass(10);
    assert.equal(first.game.isStoreHeld(), true);
    assert.equal(second.game.isStoreHeld(), false);
  });

  test('a window asks again later, and gets the game once it is alone, ' + way, async () => {
    const site = new Site({ hasLocks });
    const first = site.open();
    await site.clock.pass(1500);
    const second = site.open();
    await site.clock.pass(3000);
    const answers = [];
    second.game.acquireStore(held => answers.push(held));
    await site.clock.pass(1500);
    assert.deepEqual(answers, [false]);
    first.close();
    second.game.acquireStore(held => answers.push(held));
    await site.clock.pass(1500);
    assert.deepEqual(answers, [false, true]);
    assert.equal(second.game.isStoreHeld(), true);
    second.game.acquireStore(held => answers.push(held));
    assert.deepEqual(answers, [false, true, true], 'who has it is answered at once');
  });

  test('each window hears what another one changed, ' + way, async () => {
    const site = new Site({ hasLocks });
    const [first, second] = [site.open(), site.open()];
    await site.clock.pass(3000);
    const told = [];
    first.game.onStoreChanged(hasGames => told.push('first, games: ' + hasGames));
    second.game.onStoreChanged(hasGames => told.push('second, games: ' + hasGames));
    first.game.storeChanged(false);
    await site.clock.pass(10);
    second.game.storeChanged(true);
    await site.clock.pass(10);
    assert.deepEqual(told, ['second, games: false', 'first, games: true']);
    second.document.hidden = true;
    first.game.storeChanged(true);
    first.game.storeChanged(false);
    await site.clock.pass(10);
    assert.equal(told.length, 2, 'who is not seen waits');
    second.document.hidden = false;
    second.document.dispatchEvent(new Event('visibilitychange'));
    second.document.dispatchEvent(new Event('visibilitychange'));
    assert.deepEqual(told.slice(2), ['second, games: true'], 'and hears it once');
  });

  test('a window that sleeps is passed over, ' + way, async () => {
    const site = new Site({ hasLocks });
    const first = site.open();
    await site.clock.pass(1500);
    first.isAsleep = true;
    const second = site.open();
    await site.clock.pass(3000);
    let isTaken = false;
    second.game.takeStoreOver(held => { isTaken = held; });
    await site.clock.pass(999);
    assert.equal(isTaken, false, 'the other one has a second to answer');
    await site.clock.pass(1);
    assert.equal(isTaken, true);
    assert.equal(first.game.isStoreHeld(), false, 'it writes over nothing');
  });

  test('a window that slept notices when it wakes, ' + way, async () => {
    const site = new Site({ hasLocks });
    const first = site.open();
    await site.clock.pass(1500);
    let isLost = false;
    first.game.onStoreTaken(() => assert.fail('it is too late to write'), () => { isLost = true; });
    site.texts.set('reversi.window', 'another');
    assert.equal(isLost, false);
    first.document.dispatchEvent(new Event('visibilitychange'));
    assert.equal(isLost, true);
  });
}

test('without locks the silence of a closed window is enough', async () => {
  const site = new Site({ hasLocks: false });
  const first = site.open();
  await site.clock.pass(1500);
  first.close();
  const second = site.open();
  let held = null;
  second.game.acquireStore(answer => { held = answer; });
  await site.clock.pass(1499);
  assert.equal(held, null);
  await site.clock.pass(1);
  assert.equal(held, true);
});

test('a window that loads anew waits for its own lock', async () => {
  const site = new Site();
  const before = site.open();
  await site.clock.pass(1500);
  before.isAsleep = true;
  const after = site.open();
  let held = null;
  after.game.acquireStore(answer => { held = answer; });
  await site.clock.pass(1000);
  before.close();
  await site.clock.pass(10);
  assert.equal(held, true);
});

test('where the storage is forbidden or full the game is played all the same', async () => {
  for (const trouble of ['isForbidden', 'isFull']) {
    const site = new Site();
    site[trouble] = true;
    const page = site.open();
    let held = null;
    page.game.acquireStore(answer => { held = answer; });
    await site.clock.pass(3000);
    assert.equal(held, true, trouble);
    assert.equal(page.game.isStoreHeld(), true, trouble);
  }
});

test('two taps on "Play here" take over once', async () => {
  const site = new Site();
  site.open();
  await site.clock.pass(1500);
  const second = site.open();
  await site.clock.pass(1500);
  let times = 0;
  second.game.takeStoreOver(() => times++);
  second.game.takeStoreOver(() => times++);
  await site.clock.pass(2000);
  assert.equal(times, 1);
});
