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
  const found = kept.flat().map(request => /\/texts\/(\w+)\./.exec(request.url)).filter(Boolean);
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
const LATER = ['/engine/variants/', '/engine/engine-slow.js', '/openings/', '/puzzles/', '/lessons/', '/texts/', '/fonts/'];

function later(cache, request, fetched) {
  if (fetched.ok && LATER.some(folder => request.url.includes(folder))) {
    const kept = fetched.clone();
    return cache.put(request, kept).then(() => fetched, () => fetched);
  }
  return fetched;
}

// Games that another program shares wait in a cache of their own for the page of all games, which takes them from there.
const SHARED = 'shared-with-reversi';

async function keepShared(request) {
  const cache = await caches.open(SHARED);
  await cache.put('share', new Response(await request.blob(), { headers: { 'Content-Type': request.headers.get('Content-Type') } }));
  return Response.redirect(self.registration.scope + '?shared#/games', 303);
}

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url);
  if (event.request.method === 'POST' && url.href === self.registration.scope + 'share') {
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
