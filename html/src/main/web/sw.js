'use strict';

// Keeps one whole version of the game, so that it plays offline and never mixes two. The build writes the version and
// the list. A newer version is stored beside the running one and waits until the last window of the game is closed, or until
// the only window asks for it: it must not take over earlier, because a running game still fetches its sounds and starts its
// engine anew.
const VERSION = '@HASH@';
const FILES = [/*@FILES@*/];
// The texts and fonts of each language: kept for those that are chosen.
const LANGUAGES = {/*@LANGUAGES@*/};
const CACHE = 'reversi-' + VERSION;

// The browser has one of two engines: the page says which by the address of this script.
const OTHER_ENGINE = self.location.search === '?slow'
  ? ['engine/engine.wasm', 'engine/classes.wasm-runtime.js', 'engine/weights.bin', 'engine/book.bin']
  : ['engine/engine-slow.js'];

// The path of an address within the game's own folder: neither where the game lies nor what stands behind a ? counts.
function within(address) {
  const { pathname } = new URL(address);
  const folder = new URL(self.registration.scope).pathname;
  return pathname.startsWith(folder) ? pathname.slice(folder.length) : '';
}

// What the page has fetched already comes from the browser's cache: at once where a name holds its hash, else after the server was
// asked whether it is still right.
async function keep(files) {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map(file => new Request(file, { cache: file.includes('.cache.') ? 'default' : 'no-cache' })));
}

// The languages whose texts an older version keeps.
async function keptLanguages() {
  const names = (await caches.keys()).filter(name => name.startsWith('reversi-') && name !== CACHE);
  const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  const found = kept.flat().map(request => /^texts\/(\w+)\./.exec(within(request.url))).filter(Boolean);
  return [...new Set(found.map(match => match[1]))].filter(code => code in LANGUAGES);
}

self.addEventListener('install', event => {
  event.waitUntil(keptLanguages().then(languages => {
    const files = FILES.filter(file => !OTHER_ENGINE.includes(file));
    return keep([...new Set([...files, ...languages.flatMap(code => LANGUAGES[code])])]);
  }));
});

self.addEventListener('activate', event => {
  event.waitUntil(caches.keys().then(names => Promise.all(names
    .filter(name => name.startsWith('reversi-') && name !== CACHE)
    .map(name => caches.delete(name)))));
});

async function keepLanguage(code) {
  const cache = await caches.open(CACHE);
  const files = LANGUAGES[code] || [];
  const kept = await Promise.all(files.map(file => cache.match(new URL(file, self.registration.scope).href)));
  await keep(files.filter((file, at) => !kept[at]));
}

self.addEventListener('message', event => {
  if (event.data && event.data.language) {
    event.waitUntil(keepLanguage(event.data.language));
    return;
  }
  if (event.data !== 'take over') {
    return;
  }
  const answer = event.ports[0];
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(windows => {
    if (windows.filter(one => one.url.startsWith(self.registration.scope)).length > 1) {
      answer.postMessage('others');
      return null;
    }
    return self.skipWaiting();
  }));
});

// What few games need is fetched when it is first asked for, and kept like the rest: what the engine knows of a variant, how real
// games were opened, the puzzles and the lessons, another language, and the slow engine where the fast one broke.
const LATER = ['engine/variants/', 'engine/engine-slow.js', 'openings/', 'puzzles/', 'lessons/', 'texts/', 'fonts/'];

function later(cache, request, fetched) {
  if (fetched.ok && LATER.some(folder => within(request.url).startsWith(folder))) {
    const kept = fetched.clone();
    return cache.put(request, kept).then(() => fetched, () => fetched);
  }
  return fetched;
}

// Games that another program shares wait in a cache of their own for the page of all games, which takes them from there and asks
// the person. Any website can post here, too: so only the newest is kept, and only as much as games need.
const SHARED = 'shared-with-reversi';
const MOST_SHARED_BYTES = 8 * 1024 * 1024;
const MOST_SHARED_FILES = 20;
const GAMES = /\.(ggf|sgf|pgn|wtb|jou|trn|obf|txt|json|reversi)$/i;
const PLAIN_TYPES = ['text/plain', 'application/octet-stream'];

// Null where it is too large; no more of it is read then.
async function readShared(request) {
  if (Number(request.headers.get('Content-Length')) > MOST_SHARED_BYTES) {
    return null;
  }
  if (!request.body) {
    // Some browsers can't give it piece by piece: theirs is not in our memory before its size is known.
    const whole = await request.blob();
    return whole.size > MOST_SHARED_BYTES ? null : whole;
  }
  const reader = request.body.getReader();
  const pieces = [];
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (bytes > MOST_SHARED_BYTES) {
      await reader.cancel();
      return null;
    }
    pieces.push(next.value);
  }
  return new Blob(pieces);
}

function isOfGames(file) {
  return typeof file === 'object' && (GAMES.test(file.name) || PLAIN_TYPES.includes(file.type));
}

// The words and files of games in it, or null.
async function sharedGames(request) {
  const type = request.headers.get('Content-Type') || '';
  const body = type.startsWith('multipart/form-data') ? await readShared(request) : null;
  if (body === null) {
    return null;
  }
  const posted = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  const files = posted.getAll('games').filter(isOfGames);
  const words = ['text', 'url'].filter(part => typeof posted.get(part) === 'string' && posted.get(part));
  if (files.length > MOST_SHARED_FILES || files.length + words.length === 0) {
    return null;
  }
  const games = new FormData();
  words.forEach(part => games.append(part, posted.get(part)));
  files.forEach(file => games.append('games', file, file.name));
  return games;
}

async function keepShared(request) {
  let answer = '?shared=refused#/games';
  try {
    const games = await sharedGames(request);
    if (games !== null) {
      const cache = await caches.open(SHARED);
      await cache.put('share', new Response(games, { headers: { Date: new Date().toUTCString() } }));
      answer = '?shared#/games';
    }
  } catch (brokenOrFull) {
    console.warn('What was shared could not be kept: ' + brokenOrFull);
  }
  return Response.redirect(self.registration.scope + answer, 303);
}

// What waits, as the server tells it while the game is not open. A click leads there, to a window of the game where there is one.
const PLACE = /^#\/[a-z0-9/-]{0,40}$/;

self.addEventListener('push', event => {
  let told = {};
  try {
    told = event.data.json();
  } catch (garbled) {
    console.warn('A message that is none: ' + garbled);
  }
  // Each message must be shown, whatever it says.
  event.waitUntil(self.registration.showNotification(String(told.title || 'Reversi').slice(0, 200), {
    tag: String(told.tag || 'reversi').slice(0, 40),
    icon: 'icons/icon-192.png',
    data: PLACE.test(told.path) ? told.path : '#/lobby',
  }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const place = self.registration.scope + event.notification.data;
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(windows => {
    const open = windows.find(one => one.url.startsWith(self.registration.scope));
    if (!open) {
      return self.clients.openWindow(place);
    }
    open.postMessage({ place: event.notification.data });
    return open.focus();
  }));
});

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url);
  // A share opens the game; what a frame or a script posts is none.
  const opens = event.request.mode === 'navigate' && event.request.destination === 'document';
  if (opens && event.request.method === 'POST' && url.href === self.registration.scope + 'share') {
    event.respondWith(keepShared(event.request));
    return;
  }
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) {
    return;
  }
  // How many play is never kept; without a network nobody does.
  if (url.pathname.endsWith('/players.json')) {
    event.respondWith(fetch(event.request).catch(() => new Response('{}')));
    return;
  }
  event.respondWith(caches.open(CACHE)
    .then(cache => cache.match(event.request, { ignoreSearch: true })
      .then(kept => kept || fetch(event.request).then(fetched => later(cache, event.request, fetched)))));
});
