'use strict';

// Finished games in the browser's database, over as much of IndexedDB as the page uses.
const test = require('node:test');
const assert = require('node:assert/strict');
const { Site } = require('./browser.js');
const { Databases, KeyRange } = require('./indexeddb.js');

function open(databases, site = new Site()) {
  return site.open({ globals: { indexedDB: databases, IDBKeyRange: KeyRange } }).game;
}

function ask(game, what, ...values) {
  return new Promise(answer => game[what](...values, answer));
}

function load(game) {
  return new Promise(done => {
    const parts = [];
    game.loadGames(rows => parts.push([...rows]), result => done({ result, parts, rows: parts.flat() }));
  });
}

const entry = (id, at) => ({ id, at, summary: 'summary of ' + id, body: 'body of ' + id });
const ids = rows => [...new Set(rows.map(row => row.id))].sort();

test('a later page finds every game, the newest first', async () => {
  const databases = new Databases();
  const game = open(databases);
  const entries = Array.from({ length: 1203 }, (_, at) => entry('game ' + at, at));
  assert.equal(await ask(game, 'putGames', entries), 'DONE');
  const later = open(databases);
  const { result, parts, rows } = await load(later);
  assert.equal(result, 'DONE');
  assert.equal(parts[0].length, 100);
  assert.deepEqual(parts[0].map(row => row.at), Array.from({ length: 100 }, (_, i) => 1202 - i));
  assert.equal(ids(rows).length, 1203);
  assert.equal(rows[0].body, undefined, 'lists are read without the games');
  assert.equal(await ask(later, 'readGame', 'game 7'), 'body of game 7');
  assert.equal(await ask(later, 'readGame', 'no such game'), null);
});

test('an empty database is read', async () => {
  const { result, rows } = await load(open(new Databases()));
  assert.deepEqual({ result, rows }, { result: 'DONE', rows: [] });
});

test('games are replaced, changed and removed', async () => {
  const game = open(new Databases());
  await ask(game, 'putGames', [entry('a', 1), entry('b', 2), entry('c', 3)]);
  assert.equal(await ask(game, 'putGames', [{ ...entry('a', 4), body: 'new' }]), 'DONE');
  assert.equal(await ask(game, 'changeGame', { id: 'b', at: 2, summary: 'star' }), 'DONE');
  assert.equal(await ask(game, 'changeGame', { id: 'd', at: 2, summary: 'nothing' }), 'DONE');
  assert.equal(await ask(game, 'removeGames', ['c', 'never there']), 'DONE');
  const { rows } = await load(game);
  assert.deepEqual(rows.map(row => [row.id, row.at, row.summary]), [['a', 4, 'summary of a'], ['b', 2, 'star']]);
  assert.equal(await ask(game, 'readGame', 'a'), 'new');
  assert.equal(await ask(game, 'readGame', 'b'), 'body of b');
  assert.equal(await ask(game, 'readGame', 'c'), null);
});

test('a full browser is called full and nothing older is lost', async () => {
  const databases = new Databases();
  const game = open(databases);
  await ask(game, 'putGames', [entry('a', 1)]);
  databases.room = 1;
  assert.equal(await ask(game, 'putGames', [entry('b', 2), entry('c', 3)]), 'FULL');
  assert.deepEqual(ids((await load(game)).rows), ['a']);
  databases.room = 100;
  assert.equal(await ask(game, 'putGames', [entry('b', 2)]), 'DONE');
  assert.deepEqual(ids((await load(game)).rows), ['a', 'b']);
});

test('where there is no database everything fails and says so', async () => {
  for (const databases of [undefined, new Databases({ isForbidden: true })]) {
    const game = open(databases);
    assert.equal((await load(game)).result, 'FAILED');
    assert.equal(await ask(game, 'putGames', [entry('a', 1)]), 'FAILED');
    assert.equal(await ask(game, 'readGame', 'a'), null);
  }
});

test('a database that could not be opened is tried again', async () => {
  const databases = new Databases({ isForbidden: true });
  const game = open(databases);
  assert.equal(await ask(game, 'putGames', [entry('a', 1)]), 'FAILED');
  databases.isForbidden = false;
  assert.equal(await ask(game, 'putGames', [entry('a', 1)]), 'DONE');
});

function listen(game) {
  const told = [];
  game.listenToGames((kind, detail) => told.push([kind, detail].join(' ').trim()));
  return told;
}

test('what is the matter is told once, and that it is over', async () => {
  const databases = new Databases({ isForbidden: true });
  const game = open(databases);
  const told = listen(game);
  await load(game);
  await ask(game, 'putGames', [entry('a', 1)]);
  assert.deepEqual(told, ['FAILED SecurityError']);
  databases.isForbidden = false;
  await load(game);
  assert.deepEqual(told, ['FAILED SecurityError'], 'that it is read says nothing about the next change');
  await ask(game, 'putGames', [entry('a', 1)]);
  databases.room = 1;
  await ask(game, 'putGames', [entry('b', 2)]);
  assert.deepEqual(told, ['FAILED SecurityError', 'WHOLE', 'FULL QuotaExceededError']);
  assert.deepEqual(listen(open(new Databases())), []);
});

for (const what of ['damaged', 'unreadable']) {
  test('beside a database that is ' + what + ' new games are kept, and come to the old ones once those can be read', async () => {
    const databases = new Databases();
    const old = Array.from({ length: 150 }, (_, at) => entry('old ' + at, at));
    await ask(open(databases), 'putGames', old);
    databases[what].add('reversi');
    for (const id of ['new', 'newer']) {
      const game = open(databases);
      const told = listen(game);
      assert.equal((await load(game)).result, 'DONE');
      assert.deepEqual(told, ['SET_ASIDE']);
      assert.equal(await ask(game, 'putGames', [entry(id, 999)]), 'DONE');
      assert.equal(await ask(game, 'readGame', id), 'body of ' + id);
      assert.deepEqual(told, ['SET_ASIDE']);
    }
    assert.equal(databases.known.get('reversi').stores.get('row').rows.size, 150, 'nothing was deleted');
    databases[what].delete('reversi');
    const game = open(databases);
    const told = listen(game);
    assert.deepEqual(ids((await load(game)).rows), ids([...old, { id: 'new' }, { id: 'newer' }]));
    assert.equal(await ask(game, 'readGame', 'newer'), 'body of newer');
    assert.deepEqual(told, []);
    assert.deepEqual([...databases.known.keys()], ['reversi']);
    assert.equal(ids((await load(open(databases))).rows).length, 152);
  });
}

test('where no database can be read, that is said', async () => {
  const databases = new Databases();
  databases.damaged.add('reversi').add('reversi-2');
  const game = open(databases);
  const told = listen(game);
  assert.equal((await load(game)).result, 'FAILED');
  assert.deepEqual(told, ['FAILED UnknownError']);
});

// The first version of the database as it was written then.
test('an older database is migrated with its games', async () => {
  const databases = new Databases();
  await new Promise(done => {
    const request = databases.open('reversi', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('row', { keyPath: 'id' });
      request.result.createObjectStore('body', { keyPath: 'id' });
    };
    request.onsuccess = () => {
      const transaction = request.result.transaction(['row', 'body'], 'readwrite');
      transaction.objectStore('row').put({ id: 'old', at: 5, summary: 'old summary' });
      transaction.objectStore('body').put({ id: 'old', body: 'old body' });
      transaction.oncomplete = () => {
        request.result.close();
        done();
      };
    };
  });
  const game = open(databases);
  await ask(game, 'putGames', [entry('new', 6)]);
  assert.deepEqual((await load(game)).rows.map(row => row.id), ['new', 'old']);
  assert.equal(await ask(game, 'readGame', 'old'), 'old body');
});

test('a newer database is left alone', async () => {
  const databases = new Databases();
  await new Promise(done => {
    const request = databases.open('reversi', 1000);
    request.onupgradeneeded = () => request.result.createObjectStore('of the future', { keyPath: 'id' });
    request.onsuccess = () => {
      request.result.close();
      done();
    };
  });
  const game = open(databases);
  const told = listen(game);
  assert.equal(await ask(game, 'putGames', [entry('a', 1)]), 'FAILED');
  assert.deepEqual(told, ['NEWER VersionError']);
  assert.deepEqual([...databases.known.keys()], ['reversi']);
  assert.deepEqual([...databases.known.get('reversi').stores.keys()], ['of the future']);
});

test('two windows share the games, and an older one makes room for a newer version', async () => {
  const databases = new Databases();
  const site = new Site();
  const first = open(databases, site);
  const second = open(databases, site);
  await ask(first, 'putGames', [entry('a', 1)]);
  await ask(second, 'putGames', [entry('b', 2)]);
  assert.deepEqual(ids((await load(first)).rows), ['a', 'b']);
  assert.deepEqual(ids((await load(second)).rows), ['a', 'b']);
  const upgraded = await new Promise(done => {
    const request = databases.open('reversi', 1000);
    request.onupgradeneeded = () => {};
    request.onsuccess = () => done('opened');
    request.onblocked = () => done('blocked');
  });
  assert.equal(upgraded, 'opened');
});

test('a browser that never opens the database is not waited for, and asked again', async () => {
  const databases = new Databases();
  databases.fallSilent();
  const site = new Site();
  const game = open(databases, site);
  const heard = [];
  game.listenToGames((kind, detail) => heard.push(kind + ' ' + detail));
  const loading = load(game);
  await site.clock.pass(9999);
  assert.deepEqual(heard, []);
  await site.clock.pass(1);
  assert.equal((await loading).result, 'FAILED');
  assert.deepEqual(heard, ['FAILED TimeoutError']);
  databases.speak();
  assert.equal(await ask(game, 'putGames', [entry('a', 1)]), 'DONE');
  assert.deepEqual(ids((await load(game)).rows), ['a']);
  assert.equal(databases.known.get('reversi').connections.size, 1, 'what came too late is closed');
  await site.clock.pass(60000);
  assert.equal(heard.at(-1), 'WHOLE ');
});

// A browser that keeps what it is asked to keep, or doesn't; what it was asked, and whether it holds the games for good.
function keeper(isKept) {
  const storage = { asked: 0, persist: async () => { storage.asked++; return isKept; }, persisted: async () => isKept };
  return storage;
}

function openAskingFor(storage, site, databases, isApp = false) {
  const globals = { indexedDB: databases, IDBKeyRange: KeyRange, navigator: { storage } };
  const { game } = site.open({ globals, media: isApp ? ['display-mode: standalone'] : [] });
  const told = [];
  game.listenToGames(kind => told.push(kind));
  return { game, told };
}

const settled = () => new Promise(setImmediate);

for (const [isKept, expected] of [[true, []], [false, ['MAY_GO']]]) {
  test('after the first game the browser is asked once to keep them, and what it answers is told: ' + isKept, async () => {
    const storage = keeper(isKept);
    const { game, told } = openAskingFor(storage, new Site(), new Databases());
    assert.equal(storage.asked, 0);
    await ask(game, 'putGames', [entry('one', 1)]);
    await settled();
    assert.deepEqual(told, expected);
    await ask(game, 'putGames', [entry('two', 2)]);
    await ask(game, 'readGame', 'two');
    await settled();
    assert.equal(storage.asked, 1);
    assert.deepEqual(told, expected, 'which is so after what is done then, too');
  });

  test('a later page tells it without asking: ' + isKept, async () => {
    const storage = keeper(isKept);
    const [site, databases] = [new Site(), new Databases()];
    await ask(openAskingFor(storage, site, databases).game, 'putGames', [entry('one', 1)]);
    await settled();
    const { game, told } = openAskingFor(storage, site, databases);
    await load(game);
    await settled();
    assert.deepEqual(told, expected);
    assert.equal(storage.asked, 1);
  });
}

test('nothing is said of games before there are any', async () => {
  const { game, told } = openAskingFor(keeper(false), new Site(), new Databases());
  await load(game);
  await settled();
  assert.deepEqual(told, []);
});

test('what was installed since is asked again', async () => {
  const refusing = keeper(false);
  const [site, databases] = [new Site(), new Databases()];
  await ask(openAskingFor(refusing, site, databases).game, 'putGames', [entry('one', 1)]);
  await settled();
  const installed = keeper(true);
  installed.persisted = async () => false;
  const { game, told } = openAskingFor(installed, site, databases, true);
  await load(game);
  await settled();
  assert.equal(installed.asked, 1);
  assert.deepEqual(told, []);
});
