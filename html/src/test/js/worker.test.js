'use strict';

// The scripts beside the page: the one that keeps a version for offline play, and the one in which the engine thinks.
const test = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { Clock, WEB } = require('./browser.js');

const source = file => fs.readFileSync(path.join(WEB, file), 'utf8');

// A service worker of version 2 beside what an older one left.
const LANGUAGES = { de: ['texts/de.2.cache.x'], ja: ['texts/ja.2.cache.x', 'fonts/web/jp'] };

function serviceWorker({ windows = ['https://example.org/'], network, isFull = false, search = '', files = ['index.html', 'a.cache.js'] } = {}) {
  const listeners = {};
  const warned = [];
  const caches = new Map([['reversi-1', new Map()], ['other', new Map()]]);
  const scope = {
    URL,
    Request: class {
      constructor(url, options) {
        Object.assign(this, { url, ...options });
      }
    },
    Response: class extends Response {
      static redirect(to, status) {
        return { to, status };
      }
    },
    Blob,
    FormData,
    console: { warn: words => warned.push(words) },
    fetch: async request => network(request),
    caches: {
      keys: async () => [...caches.keys()],
      delete: async name => caches.delete(name),
      open: async name => {
        const files = caches.get(name) ?? new Map();
        caches.set(name, files);
        return {
          addAll: async requests => requests.forEach(request => files.set(request.url, request)),
          match: async request => files.get(new URL(request.url ?? request).pathname.slice(1)),
          keys: async () => [...files.keys()].map(file => ({ url: 'https://example.org/' + file })),
          put: async (request, response) => {
            if (isFull) {
              throw new Error('QuotaExceededError');
            }
            files.set(new URL(request.url ?? request, 'https://example.org/').pathname.slice(1), response);
          },
        };
      },
    },
  };
  scope.self = {
    addEventListener: (type, listener) => { listeners[type] = listener; },
    location: { origin: 'https://example.org', search },
    registration: {
      scope: 'https://example.org/',
      showNotification: async (title, options) => { (scope.told ??= []).push([title, options.data, options.tag]); },
    },
    clients: {
      matchAll: async () => windows.map(url => ({
        url,
        postMessage: message => { scope.posted = message; },
        focus: async () => { scope.focused = url; },
      })),
      openWindow: async url => { scope.opened = url; },
    },
    skipWaiting: async () => { scope.skipped = true; },
  };
  vm.runInNewContext(source('sw.js').replace('@HASH@', '2').replace('[/*@FILES@*/]', JSON.stringify(files))
    .replace('{/*@LANGUAGES@*/}', JSON.stringify(LANGUAGES)), scope);
  const send = async (type, event) => {
    let waited;
    const until = promise => { waited = promise; };
    listeners[type]({ waitUntil: until, respondWith: until, ...event });
    return waited === undefined ? 'left to the browser' : waited;
  };
  return { send, caches, scope, warned };
}

test('a version is stored whole: what has its hash in its name from the browser’s cache, the rest fresh', async () => {
  const { send, caches } = serviceWorker();
  await send('install', {});
  const stored = [...caches.get('reversi-2').values()].map(request => [request.url, request.cache]);
  assert.deepEqual(stored, [['index.html', 'no-cache'], ['a.cache.js', 'default']]);
});

test('a newer version keeps the languages that the older one kept', async () => {
  const { send, caches } = serviceWorker();
  caches.get('reversi-1').set('texts/ja.1.cache.x', {}).set('texts/nl.1.cache.x', {}).set('index.html', {});
  await send('install', {});
  assert.deepEqual([...caches.get('reversi-2').keys()], ['index.html', 'a.cache.js', 'texts/ja.2.cache.x', 'fonts/web/jp']);
});

test('the language that the page names is kept, once', async () => {
  const { send, caches } = serviceWorker();
  await send('install', {});
  await send('message', { data: { language: 'ja' } });
  const first = caches.get('reversi-2').get('fonts/web/jp');
  await send('message', { data: { language: 'ja' } });
  await send('message', { data: { language: 'xx' } });
  assert.deepEqual([...caches.get('reversi-2').keys()].slice(2), LANGUAGES.ja);
  assert.equal(caches.get('reversi-2').get('fonts/web/jp'), first);
});

for (const [search, engine] of [
  ['', ['engine/engine.wasm', 'engine/weights.bin']],
  ['?slow', ['engine/engine-slow.js']],
]) {
  test('only the engine that the browser has is kept: ' + engine[0], async () => {
    const files = ['engine/engine-slow.js', 'engine/engine.wasm', 'engine/weights.bin', 'engine/worker.js'];
    const { send, caches } = serviceWorker({ search, files });
    await send('install', {});
    assert.deepEqual([...caches.get('reversi-2').keys()], [...engine, 'engine/worker.js']);
  });
}

// What the share dialog of a system posts: such words and files, opening the game.
function posted({ words = {}, files = [], ...how } = {}) {
  const form = new FormData();
  Object.entries(words).forEach(([name, value]) => form.append(name, value));
  files.forEach(([name, content, type]) => form.append('games', new File([content], name, { type })));
  return request(new Response(form), how);
}

function request(body, { mode = 'navigate', destination = 'document', headers = new Map([['Content-Type', body.headers.get('Content-Type')]]), stream = body.body } = {}) {
  return { url: 'https://example.org/share', method: 'POST', mode, destination, headers, body: stream, blob: () => body.blob() };
}

const KEPT = { to: 'https://example.org/?shared#/games', status: 303 };
const REFUSED = { to: 'https://example.org/?shared=refused#/games', status: 303 };
const MOST = 8 * 1024 * 1024;

async function share(request, options) {
  const worker = serviceWorker(options);
  const answer = await worker.send('fetch', { request });
  const kept = worker.caches.get('shared-with-reversi')?.get('share');
  return { ...worker, answer: { ...answer }, kept };
}

for (const [browser, how] of [['in pieces', {}], ['as a whole', { stream: undefined }]]) {
  test('what is shared with the game waits for its page of all games, read ' + browser, async () => {
    const files = [['club.sgf', '(;GM[2])', 'application/x-go-sgf'], ['IMG.png', 'x', 'image/png'], ['moves', 'f5d6', 'text/plain']];
    const { answer, kept, caches, send } = await share(posted({ words: { text: 'f5', url: '', other: 'x' }, files, ...how }));
    assert.deepEqual(answer, KEPT);
    assert.ok(Math.abs(Date.parse(kept.headers.get('Date')) - Date.now()) < 60_000);
    const form = await kept.formData();
    assert.deepEqual([...form.keys()], ['text', 'games', 'games']);
    assert.equal(form.get('text'), 'f5');
    assert.deepEqual(await Promise.all(form.getAll('games').map(file => file.text())), ['(;GM[2])', 'f5d6']);
    await send('activate', {});
    assert.equal(caches.has('shared-with-reversi'), true);
  });

  test('a share that is too large is refused and not kept, read ' + browser, async () => {
    for (const [bytes, expected] of [[MOST - 1000, KEPT], [MOST, REFUSED]]) {
      const { answer, kept } = await share(posted({ files: [['a.sgf', 'x'.repeat(bytes), '']], ...how }));
      assert.deepEqual(answer, expected);
      assert.equal(kept === undefined, expected === REFUSED);
    }
  });
}

test('no more of a share is read than may be kept, and nothing where it says that it is larger', async () => {
  let read = 0;
  let cancelled = false;
  const endless = () => new ReadableStream({
    pull: controller => {
      read += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
    cancel: () => { cancelled = true; },
  }, { highWaterMark: 0 });
  const type = 'multipart/form-data; boundary=x';
  const body = new Response('');
  assert.deepEqual((await share(request(body, { headers: new Map([['Content-Type', type]]), stream: endless() }))).answer, REFUSED);
  assert.ok(cancelled && read > MOST && read <= MOST + 2 * 65_536, 'read ' + read);
  read = 0;
  const headers = new Map([['Content-Type', type], ['Content-Length', String(MOST + 1)]]);
  assert.deepEqual((await share(request(body, { headers, stream: endless() }))).answer, REFUSED);
  assert.equal(read, 0);
});

test('a share without games, of too many files, or that is none is refused', async () => {
  const many = count => Array.from({ length: count }, (none, at) => [at + '.ggf', '(', '']);
  for (const [request, expected] of [
    [posted({ files: [['a.png', 'x', 'image/png']] }), REFUSED],
    [posted({ words: { title: 'f5' } }), REFUSED],
    [posted({ files: many(20) }), KEPT],
    [posted({ files: many(21) }), REFUSED],
    [posted({ words: { text: 'f5' }, headers: new Map() }), REFUSED],
    [posted({ words: { text: 'f5' }, headers: new Map([['Content-Type', 'multipart/form-data']]) }), REFUSED],
  ]) {
    assert.deepEqual((await share(request)).answer, expected);
  }
});

test('what a frame or a script posts is no share', async () => {
  for (const how of [{ mode: 'cors', destination: '' }, { mode: 'no-cors', destination: '' }, { destination: 'iframe' }]) {
    const worker = serviceWorker({ network: async () => 'no' });
    assert.equal(await worker.send('fetch', { request: posted({ words: { text: 'f5' }, ...how }) }), 'left to the browser');
    assert.equal(worker.caches.has('shared-with-reversi'), false);
  }
});

test('only the newest share is kept; one that finds no room is refused', async () => {
  const { send, kept, caches } = await share(posted({ words: { text: 'f5' } }));
  await send('fetch', { request: posted({ words: { text: 'f5d6' } }) });
  assert.equal(caches.get('shared-with-reversi').size, 1);
  assert.notEqual(caches.get('shared-with-reversi').get('share'), kept);
  const full = await share(posted({ words: { text: 'f5' } }), { isFull: true });
  assert.deepEqual(full.answer, REFUSED);
  assert.deepEqual(full.warned, ['What was shared could not be kept: Error: QuotaExceededError']);
});

test('older versions go, what is not the game’s stays', async () => {
  const { send, caches } = serviceWorker();
  await send('install', {});
  await send('activate', {});
  assert.deepEqual([...caches.keys()], ['other', 'reversi-2']);
});

for (const [windows, isRefused] of [
  [['https://example.org/'], false],
  [['https://example.org/', 'https://example.org/#settings'], true],
  [['https://example.org/', 'https://example.com/'], false],
]) {
  test('of ' + windows + ' a newer version is ' + (isRefused ? 'refused' : 'started'), async () => {
    const { send, scope } = serviceWorker({ windows });
    const answers = [];
    await send('message', { data: 'take over', ports: [{ postMessage: words => answers.push(words) }] });
    assert.deepEqual([answers, scope.skipped === true], isRefused ? [['others'], false] : [[], true]);
  });
}

test('other messages are none of its business', async () => {
  const { send, scope } = serviceWorker();
  assert.equal(await send('message', { data: 'hello' }), 'left to the browser');
  assert.equal(scope.skipped, undefined);
});

for (const [what, data, told] of [
  ['what waits', { json: () => ({ title: 'Your turn', tag: 'game-7', path: '#/table/7' }) }, ['Your turn', '#/table/7', 'game-7']],
  ['a foreign address as the lobby', { json: () => ({ title: 'A', path: 'https://evil.example/' }) }, ['A', '#/lobby', 'reversi']],
  ['long words cut', { json: () => ({ title: 'x'.repeat(900), tag: 'y'.repeat(90) }) }, ['x'.repeat(200), '#/lobby', 'y'.repeat(40)]],
  ['garbage, since something must be shown', { json: () => JSON.parse('{') }, ['Reversi', '#/lobby', 'reversi']],
  ['nothing', null, ['Reversi', '#/lobby', 'reversi']],
]) {
  test('a message shows ' + what, async () => {
    const { send, scope } = serviceWorker();
    await send('push', { data });
    assert.deepEqual(scope.told, [told]);
  });
}

test('a click leads to the window of the game, or opens one', async () => {
  const notification = { data: '#/mail', close() { this.isClosed = true; } };
  const open = serviceWorker({ windows: ['https://example.com/', 'https://example.org/#/lobby'] });
  await open.send('notificationclick', { notification });
  assert.equal(notification.isClosed, true);
  assert.deepEqual([open.scope.posted.place, open.scope.focused], ['#/mail', 'https://example.org/#/lobby']);
  const closed = serviceWorker({ windows: [] });
  await closed.send('notificationclick', { notification });
  assert.equal(closed.scope.opened, 'https://example.org/#/mail');
});

const get = (url, method = 'GET') => ({ request: { url, method } });

test('kept files come from the cache, others from the network', async () => {
  const { send } = serviceWorker({ network: request => 'fetched ' + request.url });
  await send('install', {});
  assert.equal((await send('fetch', get('https://example.org/index.html?v=1'))).url, 'index.html');
  assert.equal(await send('fetch', get('https://example.org/new.mp3')), 'fetched https://example.org/new.mp3');
});

const ANTI = 'https://example.org/engine/variants/anti.bin';

test('what the engine knows of a variant is kept from its first use on', async () => {
  let times = 0;
  const { send } = serviceWorker({ network: () => ({ ok: true, times: ++times, clone: () => 'kept' }) });
  assert.equal((await send('fetch', get(ANTI))).times, 1);
  assert.equal(await send('fetch', get(ANTI)), 'kept');
  assert.equal(times, 1);
});

test('a full disk or a missing file keeps nothing and is no failure of its own', async () => {
  const full = serviceWorker({ network: () => ({ ok: true, clone: () => 'kept' }), isFull: true });
  assert.equal((await full.send('fetch', get(ANTI))).ok, true);
  const missing = serviceWorker({ network: () => ({ ok: false, status: 404 }) });
  assert.equal((await missing.send('fetch', get(ANTI))).status, 404);
  assert.equal((await missing.send('fetch', get(ANTI))).status, 404);
});

test('how many play is asked every time, and offline nobody does', async () => {
  const online = serviceWorker({ network: () => 'twelve' });
  assert.equal(await online.send('fetch', get('https://example.org/players.json')), 'twelve');
  const offline = serviceWorker({ network: () => { throw new Error('offline'); } });
  assert.equal(await (await offline.send('fetch', get('https://example.org/players.json'))).text(), '{}');
});

test('what is sent, and what is elsewhere, goes its own way', async () => {
  const { send } = serviceWorker();
  assert.equal(await send('fetch', get('https://example.org/photo/', 'POST')), 'left to the browser');
  assert.equal(await send('fetch', get('https://example.com/index.html')), 'left to the browser');
});

// The engine's worker over an engine that says what it is asked.
function engineWorker(hash, { isBroken = false, lacks = () => '', load, fetched = async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(2) }) } = {}) {
  const clock = new Clock();
  const posted = [];
  const members = [];
  const warned = [];
  const learned = [];
  const self = { location: { hash } };
  const engine = {
    lacks,
    learn: file => { learned.push('weights ' + file.length); return ''; },
    read: file => { learned.push('book ' + file.length); return 'not a book'; },
    answer: (question, slow, better) => {
      if (isBroken) {
        throw new Error('out of memory');
      }
      better('better ' + question);
      return 'answer to ' + question + (slow ? ', slowly' : '');
    },
    join: (name, post) => { engine.errand = post; },
    heard: (name, data) => data[0] === 7,
    ask: question => question === 'shared',
  };
  const scope = {
    self,
    Int32Array,
    Int8Array,
    console: { warn: words => warned.push(words) },
    setTimeout: (action, millis) => clock.set(action, millis),
    importScripts: file => {
      if (file === 'engine-slow.js') {
        self.answer = engine.answer;
      }
    },
    fetch: fetched,
    TeaVM: { wasmGC: { load: load ?? (async () => ({ exports: engine })) } },
    postMessage: data => posted.push(data),
    Worker: class {
      constructor(address) {
        this.address = address;
        this.asked = [];
        members.push(this);
      }

      postMessage(data) {
        this.asked.push(data);
      }
    },
  };
  vm.runInNewContext(source('engine-worker.js'), scope);
  const ask = data => self.onmessage({ data });
  return { ask, posted, members, warned, learned, clock };
}

test('questions that come before the engine wait for it', async () => {
  const { ask, posted, clock, warned, learned } = engineWorker('');
  ask('one');
  ask('two');
  assert.deepEqual(posted, []);
  await clock.pass(0);
  await clock.pass(0);
  assert.deepEqual(posted, ['better one', 'answer to one', 'better two', 'answer to two']);
  assert.deepEqual(learned, ['weights 2', 'book 2']);
  assert.deepEqual(warned, ['No book: Error: not a book'], 'what cannot be learned is done without');
});

test('weights that never come keep the first question waiting for three seconds', async () => {
  const { ask, posted, clock } = engineWorker('', { fetched: () => new Promise(() => {}) });
  ask('one');
  await clock.pass(2999);
  assert.deepEqual(posted, []);
  await clock.pass(1);
  await clock.pass(0);
  assert.deepEqual(posted, ['better one', 'answer to one']);
});

test('weights that are not there are done without', async () => {
  const { ask, posted, clock, warned } = engineWorker('', { fetched: async () => ({ ok: false, status: 404 }) });
  ask('one');
  await clock.pass(0);
  await clock.pass(0);
  assert.deepEqual(posted, ['better one', 'answer to one']);
  assert.deepEqual(warned, ['No weights: Error: status 404', 'No book: Error: status 404']);
});

test('an engine that breaks says so', async () => {
  const { ask, posted, clock } = engineWorker('', { isBroken: true });
  await clock.pass(0);
  await clock.pass(0);
  ask('one');
  await clock.pass(0);
  assert.deepEqual(posted, ['The engine broke: Error: out of memory']);
});

test('an engine that breaks before it answers says so, and is asked again', async () => {
  const { ask, posted, clock } = engineWorker('', {
    lacks: question => {
      if (question === 'one') {
        throw new Error('out of memory');
      }
      return '';
    },
  });
  ask('one');
  ask('two');
  await clock.pass(0);
  await clock.pass(0);
  assert.deepEqual(posted, ['The engine broke: Error: out of memory', 'better two', 'answer to two']);
});

test('what the engine lacks for a question is fetched once, before it answers', async () => {
  const names = [];
  const { ask, posted, learned, clock } = engineWorker('', {
    lacks: question => (question === 'othello' ? '' : 'variants/anti.bin'),
    fetched: async name => {
      names.push(name);
      return { ok: true, arrayBuffer: async () => new ArrayBuffer(name.length) };
    },
  });
  ask('othello');
  ask('anti');
  ask('anti again');
  await clock.pass(0);
  await clock.pass(0);
  assert.deepEqual(names, ['weights.bin', 'book.bin', 'variants/anti.bin']);
  assert.deepEqual(learned, ['weights 11', 'book 8', 'weights 17']);
  assert.deepEqual(posted.filter(words => words.startsWith('answer')),
    ['answer to othello', 'answer to anti', 'answer to anti again']);
});

test('weights of a variant that never come keep its question waiting for three seconds', async () => {
  const { ask, posted, clock } = engineWorker('', {
    lacks: () => 'variants/anti.bin',
    fetched: name => (name.includes('anti')
      ? new Promise(() => {})
      : Promise.resolve({ ok: true, arrayBuffer: async () => new ArrayBuffer(2) })),
  });
  await clock.pass(0);
  await clock.pass(0);
  ask('anti');
  await clock.pass(2999);
  assert.deepEqual(posted, []);
  await clock.pass(1);
  await clock.pass(0);
  assert.deepEqual(posted, ['better anti', 'answer to anti']);
  ask('again');
  await clock.pass(0);
  assert.deepEqual(posted.slice(2), ['better again', 'answer to again']);
});

for (const [hash, load] of [['#slow', undefined], ['', async () => { throw new Error('no GC'); }]]) {
  test('the slow engine takes over where the fast one does not run: ' + (hash || 'broken'), async () => {
    const { ask, posted, clock } = engineWorker(hash, { load });
    ask('one');
    await clock.pass(0);
    await clock.pass(0);
    assert.deepEqual(posted, ['limited', 'better one', 'answer to one, slowly']);
  });
}

test('a leader shares what is for a team and gives the rest to its first member', async () => {
  const { ask, posted, members, clock } = engineWorker('#team=3');
  await clock.pass(0);
  assert.deepEqual(members.map(member => member.address), Array(3).fill('worker.js#member'));
  ask('shared');
  ask('alone');
  assert.deepEqual(members.map(member => member.asked), [['alone'], [], []]);
  members[1].onmessage({ data: Int32Array.of(7) });
  assert.deepEqual(posted, [], 'what a member found is the leader’s own business');
  members[0].onmessage({ data: Int32Array.of(1) });
  assert.deepEqual(posted.map(data => [...data]), [[1]]);
});

test('where the members are slow the first one answers alone', async () => {
  const { ask, posted, members, clock } = engineWorker('#team=2');
  await clock.pass(0);
  members[0].onmessage({ data: 'limited' });
  ask('shared');
  assert.deepEqual(posted, ['limited']);
  assert.deepEqual(members.map(member => member.asked), [['shared'], []]);
});

test('a member that breaks or does not load is told', async () => {
  const { posted, members, clock } = engineWorker('#team=2');
  await clock.pass(0);
  members[1].onmessage({ data: 'The engine broke: x' });
  let isPrevented = false;
  members[0].onerror({ preventDefault: () => { isPrevented = true; } });
  assert.deepEqual(posted, ['The engine broke: x', 'A worker could not be loaded.']);
  assert.equal(isPrevented, true);
});

for (const hash of ['#team=1', '#team=9', '#team=22', '#team=']) {
  test(hash + ' is no team', async () => {
    const { members, clock } = engineWorker(hash);
    await clock.pass(0);
    assert.equal(members.length, 0);
  });
}

test('a member says when it is ready', async () => {
  const { posted, clock } = engineWorker('#member');
  await clock.pass(0);
  await clock.pass(0);
  assert.deepEqual(posted, ['ready']);
});
