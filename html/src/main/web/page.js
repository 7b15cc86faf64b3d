'use strict';

// What the game asks of the page. The names are called from reversi.web.WebPage and reversi.web.EngineWorker.
(function () {
  const WEIGHTS = ['400', '600', '700'];

  // Where the texts of each language are, and the fonts that only it needs; the build writes it into the page.
  const LANGUAGES = JSON.parse(document.documentElement.dataset.languages || '{}');
  const ENGLISH = 'en';
  const FAMILIES = { ja: 'Reversi Japanese', zh: 'Reversi Chinese' };
  // Languages in letters that the first fonts lack.
  const NEEDS_MORE = ['ru'];

  // The game's script runs in a frame of its own, which finds nothing that the page has preloaded: it comes early by the browser's cache.
  const SCRIPT = document.documentElement.dataset.script;
  if (SCRIPT) {
    fetch(SCRIPT, { priority: 'high' }).then(answer => answer.arrayBuffer()).catch(() => null);
  }

  function load(family, letter) {
    return Promise.all(WEIGHTS.map(weight => document.fonts.load(weight + ' 16px ' + family, letter)));
  }

  // The texts that have come, by language.
  const texts = new Map();

  async function fetchTexts(code) {
    const answer = await fetch(LANGUAGES[code][0]);
    if (!answer.ok) {
      throw new Error(answer.status + ' for the texts in ' + code);
    }
    texts.set(code, await answer.text());
  }

  // Where a typeface does not come the browser draws with another one, and texts without it are better than none.
  async function loadLanguage(code) {
    const typeface = code in FAMILIES ? load(FAMILIES[code], '日').catch(() => null) : null;
    if (!texts.has(code)) {
      await fetchTexts(code);
    }
    await typeface;
    keepLanguage(code);
  }

  // Before the service worker serves this page it does not see what the page fetches.
  function keepLanguage(code) {
    if ('serviceWorker' in navigator && navigator.serviceWorker.ready) {
      navigator.serviceWorker.ready.then(kept => kept.active.postMessage({ language: code }));
    }
  }

  function keptLanguage() {
    try {
      return (/^language=(.*)$/m.exec(localStorage.getItem('reversi.settings')) || [])[1];
    } catch (forbidden) {
      return '';
    }
  }

  // The one that was chosen, or the first that the person wants and the game speaks.
  function firstLanguage() {
    const wanted = [keptLanguage(), ...(navigator.languages || [navigator.language])];
    return wanted.map(tag => (tag || '').split(/[-_]/)[0].toLowerCase()).find(code => code in LANGUAGES) || ENGLISH;
  }

  // Letters of other scripts are waited for only where the language needs them.
  // A browser may lose an answer that its worker has given (seen with Chromium 156 under load): where nothing arrives for so
  // long the page begins anew, once, and says so where that does not help.
  const ARRIVING_MILLIS = 15000;
  const BEGUN_ANEW = 'reversi-begun-anew';
  let arriving;

  function beginAnew(width) {
    try {
      if (sessionStorage.getItem(BEGUN_ANEW) === null) {
        sessionStorage.setItem(BEGUN_ANEW, width);
        location.reload();
        return;
      }
    } catch (blocked) {
      console.warn('The page cannot know whether it has begun anew: ' + blocked);
    }
    window.reversiPage.failed(width);
  }

  function forgetBeginning() {
    try {
      sessionStorage.removeItem(BEGUN_ANEW);
    } catch (blocked) {
      console.warn('The page cannot forget that it has begun anew: ' + blocked);
    }
  }

  const first = firstLanguage();
  const fonts = Promise.all([load('Reversi', 'A'), NEEDS_MORE.includes(first) ? load('Reversi More', 'я') : null]);
  const language = loadLanguage(first).catch(() => loadLanguage(ENGLISH));
  language.catch(error => console.warn('No language came: ' + error));

  // A picture as a texture takes it, its colours untouched, unpacked on a thread of the browser's. Some browsers unpack it themselves.
  function unpack(url) {
    return fetch(url)
      .then(answer => (answer.ok ? answer.blob() : Promise.reject(new Error('status ' + answer.status))))
      .then(file => createImageBitmap(file, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' }))
      .catch(() => new Promise((shown, failed) => {
        const image = new Image();
        image.onload = () => shown(image);
        image.onerror = failed;
        image.src = url;
      }));
  }

  // Those of the first page are unpacked while the game's script is still on its way.
  const unpacked = new Map();
  for (const hint of document.querySelectorAll('link[as="fetch"]')) {
    if (/\.(png|webp)$/.test(hint.href)) {
      const picture = unpack(hint.href);
      picture.catch(() => {});
      unpacked.set(hint.href, picture);
    }
  }

  function element(id) {
    return document.getElementById(id);
  }

  function copyTheOldWay(text) {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.appendChild(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }

  // No file that the game reads comes near this size.
  const MOST_BYTES = 256 * 1024 * 1024;
  // A file that has a zero among so many of its first bytes is not of text.
  const LOOK = 4096;

  // The game's arrays of bytes are arrays of numbers, or what it was given.
  function plain(part) {
    return Array.isArray(part) ? new Int8Array(part) : part;
  }

  // The bytes of a canvas as a PNG; null where it can't be had.
  function encode(canvas, answer) {
    canvas.toBlob(blob => {
      if (blob === null) {
        answer(null);
      } else {
        blob.arrayBuffer().then(buffer => answer(new Int8Array(buffer)), () => answer(null));
      }
    }, 'image/png');
  }

  function strictly(label, bytes) {
    try {
      return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch (otherLetters) {
      return null;
    }
  }

  // UTF-16 by its mark, or by its first two letters, which have a zero each; null for any other text.
  function wide(bytes) {
    const begins = (first, second) => bytes.length > 1 && bytes[0] === first && bytes[1] === second;
    const isEveryOther = from =>
      bytes.length > 3 && bytes[from] > 8 && bytes[from + 2] > 8 && bytes[1 - from] === 0 && bytes[3 - from] === 0;
    if (begins(-1, -2) || isEveryOther(0)) {
      return 'utf-16le';
    }
    return begins(-2, -1) || isEveryOther(1) ? 'utf-16be' : null;
  }

  // How many brackets are open, but for those behind a backslash.
  function open(text) {
    const words = text.replace(/\\[^]/g, '');
    return Math.abs(words.split('[').length - words.split(']').length);
  }

  // Letters beyond ASCII make sense as Japanese where they stand in runs of their own; Western ones read so stand
  // within words, and swallow the bracket behind a word.
  function isJapanese(text, western) {
    const runs = text.match(/[^\0-\x7f]+/g) || [];
    const within = text.match(/[a-z][^\0-\x7f]+|[^\0-\x7f]+(?=[a-z])/gi) || [];
    return !/[\x80-\x9f]/.test(text) && runs.length > 2 * within.length && open(text) <= open(western);
  }

  // As a byte order mark or the game's CA[…] says, or UTF-8, or what older programs write. TextEncoding is the same on other devices.
  function decode(bytes) {
    if (wide(bytes) !== null) {
      return new TextDecoder(wide(bytes)).decode(bytes);
    }
    const western = new TextDecoder('windows-1252').decode(bytes);
    const isMarked = western.startsWith('\u00ef\u00bb\u00bf');
    const named = /CA\[([^\]]+)\]/.exec(western.slice(0, LOOK));
    const said = isMarked || named === null ? null : strictly(named[1].trim(), bytes);
    const utf8 = strictly('utf-8', bytes);
    const isEastern = utf8 !== null && /[^\0-\x7f]/.test(utf8) && !/[\x80-\u07ff]/.test(utf8);
    if (utf8 !== null && (said === null || said === western || isEastern)) {
      return utf8;
    }
    const older = ['euc-jp', 'shift_jis'].map(label => strictly(label, bytes));
    const better = older.find(
      read => read !== null && isJapanese(read, said ?? western) && (said === null || open(read) < open(said))
    );
    return better ?? said ?? western;
  }

  async function readFile(file) {
    const read = { name: file.name, text: null, bytes: null, tooLarge: file.size > MOST_BYTES };
    if (read.tooLarge) {
      return read;
    }
    try {
      const bytes = new Int8Array(await file.arrayBuffer());
      if (wide(bytes) === null && bytes.subarray(0, LOOK).includes(0)) {
        read.bytes = bytes;
      } else {
        read.text = decode(bytes);
      }
    } catch (unreadable) {
      console.warn('A file could not be read: ' + unreadable);
    }
    return read;
  }

  function readFiles(files) {
    return Promise.all([...files].map(readFile));
  }

  // Who hears of files, while a page takes some: of those that the person gave to the game, and of those that only were sent to it.
  const heard = { given: null, sent: null };

  // Files from other programs wait for the first page that takes files.
  const waiting = { given: [], sent: [] };
  function takeFiles(way, files) {
    if (heard[way] === null) {
      waiting[way] = files;
    } else if (files.length > 0) {
      waiting[way] = [];
      readFiles(files).then(heard[way]);
    }
  }

  function hearFiles(way, listener) {
    heard[way] = listener;
    if (listener !== null) {
      takeFiles(way, waiting[way]);
    }
  }

  // What was sent is taken at once, or never.
  const SHARED_MILLIS = 3600000;

  // What another program shared was kept by the service worker: files, and words as a file without a name.
  async function takeShared() {
    history.replaceState(history.state, '', location.pathname + location.hash);
    const cache = await caches.open('shared-with-reversi');
    const kept = await cache.match('share');
    if (kept) {
      await cache.delete('share');
      if (!(Math.abs(Date.now() - Date.parse(kept.headers.get('Date'))) < SHARED_MILLIS)) {
        return;
      }
      const form = await kept.formData();
      const words = ['text', 'url'].map(part => form.get(part)).filter(Boolean).join('\n');
      takeFiles('sent', form.getAll('games').filter(file => file.size > 0).concat(words ? new File([words], '') : []));
    }
  }

  // The service worker took no more of it than its name.
  function tellRefused() {
    history.replaceState(history.state, '', location.pathname + location.hash);
    takeFiles('sent', [{ name: '', size: Infinity }]);
  }

  if (location.search === '?shared') {
    takeShared().catch(error => console.warn('What was shared could not be read: ' + error));
  } else if (location.search === '?shared=refused') {
    tellRefused();
  }
  if ('launchQueue' in window) {
    window.launchQueue.setConsumer(({ files }) => Promise.all(files.map(file => file.getFile()))
      .then(opened => takeFiles('given', opened), error => console.warn('A file could not be read: ' + error)));
  }

  // Files that are dropped never replace the game in its window.
  window.addEventListener('dragover', event => event.preventDefault());
  window.addEventListener('drop', event => {
    event.preventDefault();
    const files = event.dataTransfer ? event.dataTransfer.files : [];
    if (heard.given !== null && files.length > 0) {
      readFiles(files).then(heard.given);
    }
  });

  // What is pasted into a field belongs to the field.
  let pasted = null;
  window.addEventListener('paste', event => {
    const data = event.clipboardData;
    if (pasted === null || !data || (event.target && event.target.tagName === 'INPUT')) {
      return;
    }
    event.preventDefault();
    if (data.files.length > 0 && heard.given !== null) {
      readFiles(data.files).then(heard.given);
    } else {
      pasted(data.getData('text/plain'));
    }
  });

  const UNMOVED_MILLIS = 1000;
  let unmoved = 0;
  let moved = () => {};
  const markInFront = () => (history.state && history.state.reversi) || '';
  window.addEventListener('popstate', () => {
    // An address that was typed meanwhile is not what was gone back to, which still comes, or is told not to.
    if (markInFront()) {
      clearTimeout(unmoved);
    }
    moved();
  });

  // One window at a time plays. Its name stands in the storage under OWNER, and whoever's does not changes nothing of the game.
  // All else any window changes, and says so under CHANGED: the others read it anew, at once or when they are seen again.
  // A new window asks whether there is an owner; a lock that only one window holds tells at once where there is none, and where
  // the browser knows no locks, as for pages that came without TLS, the silence does. Another window takes over by asking for
  // it: the owner writes what it must and then the other's name, which comes to the other after all that was written before.
  // A window that sleeps does not answer and is passed over.
  const OWNER = 'reversi.window';
  const ASK = 'reversi.window.ask';
  const ANSWER = 'reversi.window.';
  const CHANGED = 'reversi.changed';
  const SILENCE_MILLIS = 1500;
  const LOCKED_MILLIS = 3000;
  const TAKE_MILLIS = 1000;

  class Keeping {
    constructor() {
      this.name = Date.now().toString(36) + Math.random().toString(36).slice(2, 12);
      this.isOwner = false;
      this.isSettled = false;
      this.whenSettled = [];
      this.whenTaken = null;
      this.waiting = new AbortController();
      this.last = () => {};
      this.lost = () => {};
      this.changed = () => {};
      this.changes = 0;
      this.lastChange = Keeping.read(CHANGED);
      window.addEventListener('storage', event => this.hear(event.key, event.newValue));
      document.addEventListener('visibilitychange', () => this.check());
      window.addEventListener('pageshow', () => this.check());
      // A window that was closed or loads anew may hold its lock for a moment more.
      this.end = navigator.locks ? setTimeout(() => this.settle(), LOCKED_MILLIS) : this.ownAfterSilence();
      if (navigator.locks) {
        this.hold({ signal: this.waiting.signal }, () => this.own());
      }
      Keeping.write(ASK, 'who ' + this.name);
    }

    // Null where the storage is forbidden, or was emptied: then there is nothing to write over.
    static read(key) {
      try {
        return localStorage.getItem(key);
      } catch (forbidden) {
        return null;
      }
    }

    // The old text goes first, so that there is room in a full storage; null forgets it.
    static write(key, text) {
      try {
        localStorage.removeItem(key);
        if (text !== null) {
          localStorage.setItem(key, text);
        }
      } catch (fullOrForbidden) {
        console.warn('The storage takes no more: ' + fullOrForbidden);
      }
    }

    ownAfterSilence() {
      return setTimeout(() => this.own(), SILENCE_MILLIS);
    }

    // The lock is held until the window is closed or another one steals it.
    hold(options, held, refused = () => {}) {
      navigator.locks.request('reversi', options, lock => {
        if (lock === null) {
          refused();
          return null;
        }
        held();
        return new Promise(() => {});
      }).catch(error => {
        if (error.name === 'AbortError' || this.isSettled) {
          this.check();
        } else {
          clearTimeout(this.end);
          this.end = this.ownAfterSilence();
        }
      });
    }

    own() {
      this.isOwner = true;
      if (Keeping.read(OWNER) !== this.name) {
        Keeping.write(OWNER, this.name);
      }
      this.settle();
    }

    settle() {
      if (!this.isSettled) {
        this.isSettled = true;
        clearTimeout(this.end);
        this.waiting.abort();
        Keeping.write(ASK, null);
        Keeping.write(ANSWER + this.name, null);
      }
      this.whenSettled.splice(0).forEach(answer => answer(this.isOwner));
    }

    acquire(answer) {
      this.whenSettled.push(answer);
      if (this.isSettled && this.isHeld()) {
        this.settle();
      } else if (this.isSettled && navigator.locks) {
        this.hold({ ifAvailable: true }, () => this.own(), () => this.settle());
      } else if (this.isSettled) {
        this.isSettled = false;
        this.end = this.ownAfterSilence();
        Keeping.write(ASK, 'who ' + this.name);
      }
    }

    isHeld() {
      const owner = Keeping.read(OWNER);
      return this.isOwner && (owner === null || owner === this.name);
    }

    check() {
      if (this.isOwner && !this.isHeld()) {
        this.lose();
      }
      const last = Keeping.read(CHANGED);
      if (last !== null) {
        this.hearChanged(last);
      }
    }

    // Tells the other windows that this one changed what is kept: the last change of games, and the last change of all.
    tellChanged(hasGames) {
      const name = this.name + ' ' + this.changes++;
      const games = hasGames ? name : Keeping.games(Keeping.read(CHANGED));
      this.lastChange = games + ';' + name;
      try {
        localStorage.setItem(CHANGED, this.lastChange);
      } catch (fullOrForbidden) {
        console.warn('The other windows are not told: ' + fullOrForbidden);
      }
    }

    static games(change) {
      return (change || '').split(';')[0];
    }

    hearChanged(change) {
      if (!document.hidden && change !== this.lastChange) {
        const hasGames = Keeping.games(change) !== Keeping.games(this.lastChange);
        this.lastChange = change;
        this.changed(hasGames);
      }
    }

    lose() {
      if (this.isOwner) {
        this.isOwner = false;
        this.lost();
      }
    }

    takeOver(answer) {
      if (this.whenTaken) {
        return;
      }
      let end = 0;
      this.whenTaken = isLocked => {
        clearTimeout(end);
        this.whenTaken = null;
        Keeping.write(ASK, null);
        this.own();
        if (navigator.locks && !isLocked) {
          this.hold({ steal: true }, () => {});
        }
        answer(true);
      };
      const take = isLocked => this.whenTaken && this.whenTaken(isLocked);
      end = setTimeout(() => take(false), TAKE_MILLIS);
      if (navigator.locks) {
        this.hold({ ifAvailable: true }, () => take(true));
      }
      Keeping.write(ASK, 'give ' + this.name);
    }

    hear(key, text) {
      const [wish, name] = (key === ASK && text || '').split(' ');
      if (this.isHeld() && wish === 'who') {
        Keeping.write(ANSWER + name, 'here');
      } else if (this.isHeld() && wish === 'give') {
        this.last();
        Keeping.write(OWNER, name);
        this.lose();
      } else if (key === ANSWER + this.name && text !== null && !this.isSettled) {
        this.settle();
      } else if (key === OWNER && text === this.name && this.whenTaken) {
        this.whenTaken(false);
      } else if (key === OWNER) {
        this.check();
      } else if (key === CHANGED && text !== null) {
        this.hearChanged(text);
      }
    }
  }

  const keeping = new Keeping();

  // Finished games, in a database of two stores: the rows of all games are read at the start, a body when its game is opened.
  // Every answer comes later. A change is answered with 'DONE' once it is on the disk, with 'FULL' or with 'FAILED'.
  const GAMES = 'reversi';
  const ROWS = 500;
  const NEWEST = 100;
  // How each version of the database comes from the one before. Steps are added, never changed.
  const MIGRATIONS = [
    database => {
      database.createObjectStore('row', { keyPath: 'id' });
      database.createObjectStore('body', { keyPath: 'id' });
    },
    (database, transaction) => transaction.objectStore('row').createIndex('at', 'at'),
  ];

  // Where the games of before can't be read, new ones are kept here until they can be.
  const SPARE = 'reversi-2';
  const DAMAGE = ['UnknownError', 'NotFoundError', 'NotReadableError', 'DataError'];
  // A browser that neither opens the database for so long nor says what is in the way has lost it; whoever asks next tries again.
  const OPEN_MILLIS = 10000;

  class Games {
    constructor() {
      this.database = null;
      this.name = GAMES;
      this.told = 'WHOLE';
      // Whether the browser may throw them away when it needs the room.
      this.mayGo = false;
      // Whether the last change failed, so that reading says nothing about the next one.
      this.isUnchangeable = false;
      this.listener = () => {};
    }

    // After a failure the next one who asks tries again.
    open() {
      if (!this.database) {
        this.database = this.connect(this.name);
        this.database.catch(() => { this.database = null; });
      }
      return this.database;
    }

    connect(name) {
      return new Promise((opened, failed) => {
        const request = indexedDB.open(name, MIGRATIONS.length);
        let isLate = false;
        const silence = setTimeout(() => {
          isLate = true;
          failed(Object.assign(new Error('silent for ' + OPEN_MILLIS + ' ms'), { name: 'TimeoutError' }));
        }, OPEN_MILLIS);
        const hear = (event, answer) => {
          request['on' + event] = happened => {
            clearTimeout(silence);
            answer(happened);
          };
        };
        hear('upgradeneeded', event =>
          MIGRATIONS.slice(event.oldVersion).forEach(step => step(request.result, request.transaction)));
        hear('error', () => failed(request.error));
        hear('blocked', () => this.tell('BUSY', ''));
        hear('success', () => {
          const database = request.result;
          if (isLate) {
            database.close();
            return;
          }
          const close = () => {
            database.close();
            this.database = null;
          };
          // A newer page wants to change the database, or the browser took it away.
          database.onversionchange = close;
          database.onclose = close;
          opened(database);
        });
      });
    }

    // Says what is the matter, by the name of a kind of ArchiveCondition, whenever that is something else than before.
    tell(kind, detail) {
      if (kind !== this.told) {
        this.told = kind;
        this.listener(kind, detail);
      }
    }

    // What there is to say where the database can be read and changed.
    whole() {
      return this.name !== GAMES ? 'SET_ASIDE' : this.mayGo ? 'MAY_GO' : 'WHOLE';
    }

    setMayGo(mayGo) {
      const before = this.whole();
      this.mayGo = mayGo;
      if (this.told === before) {
        this.tell(this.whole(), '');
      }
    }

    // Does something with the database; where what is in it can't be read, once more with another one beside it.
    async use(isChange, work) {
      try {
        const result = await work(await this.open());
        this.isUnchangeable = this.isUnchangeable && !isChange;
        if (!this.isUnchangeable) {
          this.tell(this.whole(), '');
        }
        return result;
      } catch (error) {
        console.warn('The games could not be ' + (isChange ? 'kept: ' : 'read: ') + error);
        if (this.name === GAMES && error && DAMAGE.includes(error.name)) {
          this.close();
          this.name = SPARE;
          return this.use(isChange, work);
        }
        if (error && DAMAGE.includes(error.name)) {
          this.close();
          this.name = GAMES;
        }
        this.isUnchangeable = this.isUnchangeable || isChange;
        this.tell(Games.kind(error), String((error && error.name) || error));
        throw error;
      }
    }

    close() {
      if (this.database) {
        this.database.then(database => database.close(), () => {});
        this.database = null;
      }
    }

    static kind(error) {
      switch (error && error.name) {
        case 'VersionError':
          return 'NEWER';
        case 'QuotaExceededError':
          return 'FULL';
        default:
          return 'FAILED';
      }
    }

    static answer(request) {
      return new Promise((answered, failed) => {
        request.onsuccess = () => answered(request.result);
        request.onerror = () => failed(request.error);
      });
    }

    async load(rows, loaded) {
      try {
        await this.use(false, database => Games.loadFrom(database, rows));
        if (this.name === GAMES) {
          await this.bringBack(rows);
        }
        loaded('DONE');
      } catch (error) {
        loaded(Games.reason(error));
      }
    }

    static async loadFrom(database, rows) {
      const store = () => database.transaction('row').objectStore('row');
      const newest = await Games.newest(store());
      if (newest.length) {
        rows(newest);
      }
      let from = null;
      while (newest.length === NEWEST) {
        const range = from === null ? null : IDBKeyRange.lowerBound(from, true);
        const more = await Games.answer(store().getAll(range, ROWS));
        if (more.length) {
          rows(more);
          from = more[more.length - 1].id;
        }
        if (more.length < ROWS) {
          break;
        }
      }
    }

    // What was kept beside them while the games could not be read comes back to them.
    async bringBack(rows) {
      try {
        const known = indexedDB.databases ? await indexedDB.databases() : [];
        if (!known.some(({ name }) => name === SPARE)) {
          return;
        }
        const spare = await this.connect(SPARE);
        const all = name => Games.answer(spare.transaction(name).objectStore(name).getAll());
        const found = await all('row');
        const games = await all('body');
        await Games.commit(await this.open(), (row, body) => {
          found.forEach(one => row.put(one));
          games.forEach(one => body.put(one));
        });
        spare.close();
        indexedDB.deleteDatabase(SPARE);
        if (found.length) {
          rows(found);
        }
      } catch (error) {
        console.warn('Some games stay where they are: ' + error);
      }
    }

    static newest(store) {
      return new Promise((found, failed) => {
        const rows = [];
        const request = store.index('at').openCursor(null, 'prev');
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const cursor = request.result;
          if (cursor) {
            rows.push(cursor.value);
          }
          if (cursor && rows.length < NEWEST) {
            cursor.continue();
          } else {
            found(rows);
          }
        };
      });
    }

    async read(id, answer) {
      let body = null;
      try {
        body = await this.use(false, database =>
          Games.answer(database.transaction('body').objectStore('body').get(id)));
      } catch (error) {
        // Told already: what is not there can't be read.
        body = null;
      }
      answer(body ? body.body : null);
    }

    static commit(database, work) {
      return new Promise((done, failed) => {
        const transaction = database.transaction(['row', 'body'], 'readwrite', { durability: 'strict' });
        transaction.oncomplete = done;
        transaction.onabort = () => failed(transaction.error);
        work(transaction.objectStore('row'), transaction.objectStore('body'));
      });
    }

    async change(work, answer) {
      try {
        await this.use(true, database => Games.commit(database, work));
        keeping.tellChanged(true);
        answer('DONE');
      } catch (error) {
        answer(Games.reason(error));
      }
    }

    static reason(error) {
      return error && error.name === 'QuotaExceededError' ? 'FULL' : 'FAILED';
    }
  }

  const games = new Games();

  // Bytes through a stream of the browser's, as far as they are not more than so many.
  async function through(bytes, stream, most) {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts = [];
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        break;
      }
      length += value.length;
      if (length > most) {
        await reader.cancel();
        throw new Error('longer than ' + most + ' bytes');
      }
      parts.push(value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }

  function toAddress(bytes) {
    const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
    return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  }

  function fromAddress(code) {
    const letters = atob(code.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(letters, letter => letter.charCodeAt(0));
  }

  function unsqueezable(failure, answer) {
    console.warn('What another device wrote is not read: ' + failure);
    answer(null);
  }

  const ASKED_TO_KEEP = 'reversi.keeping';

  // Once, after the first game: a browser that may throw the archive away when it needs the room says so, and the person hears what helps.
  async function askToKeep() {
    const storage = navigator.storage;
    if (!storage || !storage.persist || localStorage.getItem(ASKED_TO_KEEP) !== null) {
      return;
    }
    localStorage.setItem(ASKED_TO_KEEP, 'asked');
    games.setMayGo(!await storage.persist());
  }

  // Later pages say so as well, as long as that is so. What was installed since as an app is asked again: there it is no question to the person.
  async function lookWhetherKept() {
    const storage = navigator.storage;
    if (!storage || !storage.persisted || localStorage.getItem(ASKED_TO_KEEP) === null) {
      return;
    }
    const isApp = matchMedia('(display-mode: standalone)').matches;
    games.setMayGo(!await storage.persisted() && !(isApp && await storage.persist()));
  }

  function unknownWhetherKept(failure) {
    console.warn('Whether games are kept is not known: ' + failure);
  }

  // Longer than any browser takes to give lost graphics back.
  const LOST_MILLIS = 3000;

  function tellLost(words) {
    const again = element('reload');
    element('lost-words').textContent = words[0];
    again.textContent = words[1];
    again.onclick = () => location.reload();
    element('lost').hidden = false;
    again.focus();
  }

  // The fields that lie over the game's own, by their keys: { field, listener, leaving }.
  const fields = new Map();

  let lastField = 0;

  // With Tab the game moves on from a field, as from everything else; Shift says which way.
  function keepToField(event) {
    if (event.key !== 'Tab' && event.key !== 'Shift') {
      event.stopPropagation();
    }
  }

  function isControl(character) {
    return /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(character);
  }

  // Fields that are filled in together are in one form, the name before the password, as password managers expect.
  function formFor(name) {
    const id = 'form-' + (name || 'words');
    let form = element(id);
    if (!form) {
      form = document.createElement('form');
      form.id = id;
      form.className = 'writing';
      form.onsubmit = event => event.preventDefault();
      document.body.appendChild(form);
    }
    return form;
  }

  function makeField(key, form) {
    const field = document.createElement('input');
    const held = { field, listener: null, leaving: 0 };
    const say = () => {
      const plain = [...field.value].filter(character => !isControl(character)).join('');
      if (plain !== field.value) {
        field.value = plain;
      }
      held.listener.changed(plain);
    };
    field.id = 'field-' + ++lastField;
    field.tabIndex = -1;
    field.addEventListener('input', say);
    field.addEventListener('change', say);
    field.addEventListener('focus', () => {
      field.classList.add('open');
      held.listener.opened();
    });
    field.addEventListener('blur', () => {
      field.classList.remove('open');
      held.listener.closed();
    });
    field.addEventListener('keydown', event => {
      keepToField(event);
      if (event.key === 'Enter' && !event.isComposing) {
        event.preventDefault();
        held.listener.entered();
      } else if (event.key === 'Escape') {
        event.preventDefault();
        field.blur();
      } else if (event.key === 'Tab') {
        event.preventDefault();
      }
    });
    field.addEventListener('keyup', keepToField);
    for (const type of ['keypress', 'touchstart', 'touchmove', 'touchend', 'mousedown', 'mouseup']) {
      field.addEventListener(type, event => event.stopPropagation());
    }
    // What lies below a field scrolls as if the field were not there.
    field.addEventListener('wheel', event => {
      const canvas = document.querySelector('#game canvas');
      canvas.dispatchEvent(new WheelEvent('wheel', event));
    }, { passive: true });
    fields.set(key, held);
    form.appendChild(field);
    return held;
  }

  function setUp(field, purpose, hint, longest) {
    const isSecret = purpose.endsWith('password');
    const type = isSecret ? 'password' : 'text';
    if (field.getAttribute('type') !== type) {
      field.setAttribute('type', type);
    }
    field.name = purpose;
    field.autocomplete = purpose === 'words' ? 'off' : purpose;
    field.autocapitalize = purpose === 'words' ? 'sentences' : 'none';
    field.spellcheck = purpose === 'words';
    field.placeholder = hint;
    field.setAttribute('aria-label', hint);
    field.maxLength = longest;
  }

  // Tab leads through the game's own controls. At their ends it leaves the page, from one of two elements around it that nobody
  // sees, and by them it comes back in from the browser.
  const tab = { leaves: () => false, enters() {} };
  const ends = [edge(false), edge(true)];
  let isLeaving = false;

  function edge(isLast) {
    const end = document.createElement('div');
    end.className = 'edge';
    end.tabIndex = 0;
    end.addEventListener('focus', () => {
      if (!isLeaving) {
        tab.enters(isLast);
      }
    });
    return end;
  }

  // A window that has the attention again gives it back to what had it: an edge would take that for Tab.
  window.addEventListener('blur', () => {
    if (ends.includes(document.activeElement)) {
      document.activeElement.blur();
    }
  });

  function layEdges() {
    document.body.prepend(ends[0]);
    document.body.append(ends[1]);
  }

  document.addEventListener('keydown', event => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    if (tab.leaves(event.shiftKey)) {
      // The game must not hear of a key that leads out of it.
      event.stopImmediatePropagation();
      layEdges();
      isLeaving = true;
      ends[event.shiftKey ? 0 : 1].focus();
      isLeaving = false;
    } else {
      event.preventDefault();
    }
  });

  // While Command is held down, a Mac's browsers don't tell when other keys come up: they do with it.
  let metaHeld = false;
  const heldWithMeta = new Map();
  function watchMeta(event) {
    metaHeld = event.metaKey;
    if (event.type === 'keydown' && metaHeld && event.key !== 'Meta') {
      heldWithMeta.set(event.keyCode, event);
    } else if (event.type === 'keyup' && event.key === 'Meta') {
      const ended = [...heldWithMeta.values()];
      heldWithMeta.clear();
      for (const { key, code, keyCode } of ended) {
        document.dispatchEvent(new KeyboardEvent('keyup', { key, code, keyCode }));
      }
    } else if (event.type === 'keyup') {
      heldWithMeta.delete(event.keyCode);
    }
  }
  window.addEventListener('keydown', watchMeta, true);
  window.addEventListener('keyup', watchMeta, true);
  window.addEventListener('blur', () => {
    metaHeld = false;
    heldWithMeta.clear();
  });

  document.addEventListener('pointerdown', event => {
    const open = document.activeElement;
    if (open && open.form && open.form.className === 'writing' && event.target !== open) {
      open.blur();
    }
  }, true);

  // What the system may ask for while the game runs. The lists are kept: some browsers forget one that nobody holds.
  const PREFERENCES = [
    '(prefers-color-scheme: light)',
    '(prefers-contrast: more)',
    '(forced-colors: active)',
    '(prefers-reduced-motion: reduce)',
  ].map(query => matchMedia(query));

  // What mirror.js shows to screen readers; it comes once the game is playable and takes what there is by then.
  const parts = [];
  const mirror = {
    parts: null,
    unsaid: [],
    show(parts) { mirror.parts = parts; },
    announce(words) { mirror.unsaid.push(words); },
    fields() {},
    press() {},
    focus() { return false; },
    set() {},
  };

  window.reversiPage = {
    mirror,

    onTab(leaves, enters) {
      Object.assign(tab, { leaves, enters });
      layEdges();
    },

    onPreferencesChanged(changed) {
      PREFERENCES.forEach(list => list.addEventListener('change', () => changed()));
      window.addEventListener('languagechange', () => changed());
    },

    onMirror(press, focus, set) {
      Object.assign(mirror, { press, focus, set });
    },

    // One part after the other, then all of them at once.
    addPart(depth, role, name, value, numbers, flags, box) {
      parts.push({ depth, role, name, value, numbers, flags, box });
    },

    showParts() {
      mirror.show(parts.splice(0));
    },

    announce(words) {
      mirror.announce(words);
    },

    speakIn(language) {
      document.documentElement.lang = language;
    },

    get version() {
      return document.body.dataset.version;
    },

    forgetHash() {
      history.replaceState(history.state, '', location.pathname + location.search);
    },

    canShare() {
      return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
    },

    share(words, address) {
      navigator.share({ text: words, url: address }).catch(() => {});
    },

    canVibrate() {
      return typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;
    },

    vibrate(pattern) {
      // Before the first touch browsers refuse, and write that down.
      if (!navigator.userActivation || navigator.userActivation.hasBeenActive) {
        navigator.vibrate(Array.from(pattern));
      }
    },

    canSpeak() {
      return typeof window.speechSynthesis === 'object' && typeof SpeechSynthesisUtterance === 'function';
    },

    // Whoever hears of what was long ago hears nothing: once a sentence waits, what is being said gives way to the newest.
    say(words, language) {
      const voice = window.speechSynthesis;
      if (voice.pending) {
        voice.cancel();
      }
      const sentence = new SpeechSynthesisUtterance(words);
      sentence.lang = language;
      voice.speak(sentence);
    },

    copy(text) {
      if (navigator.clipboard && window.isSecureContext) {
        navigator.clipboard.writeText(text).catch(() => copyTheOldWay(text));
      } else {
        copyTheOldWay(text);
      }
    },

    // Real fields over the game's own: only the browser has soft keyboards, input methods and password managers. They are there
    // as long as the game's, so that a password manager finds them, but not to be seen until somebody writes in them.
    lay(form, key, purpose, text, hint, box, isReachable, ink, ground, opened, changed, entered, closed) {
      const held = fields.get(key) || makeField(key, formFor(form));
      clearTimeout(held.leaving);
      held.listener = { opened, changed, entered, closed };
      const field = held.field;
      setUp(field, purpose, hint, box[5]);
      if (field.value !== text) {
        field.value = text;
      }
      const style = field.style;
      style.left = box[0] + 'px';
      style.top = box[1] + 'px';
      style.width = box[2] + 'px';
      style.height = box[3] + 'px';
      style.fontSize = Math.max(box[4], matchMedia('(pointer: coarse)').matches ? 16 : 0) + 'px';
      style.setProperty('--ink', ink);
      style.setProperty('--ground', ground);
      style.visibility = isReachable ? 'visible' : 'hidden';
      mirror.fields();
    },

    focusField(key) {
      const held = fields.get(key);
      if (held && document.activeElement !== held.field) {
        // The space that opens a field isn't the first character written in it.
        if (window.event && window.event.type === 'keydown') {
          window.event.preventDefault();
        }
        held.field.focus();
      }
    },

    blurField(key) {
      const held = fields.get(key);
      if (held) {
        held.field.blur();
      }
    },

    // A page that is built anew lays its fields again at once: they stay, with the keyboard and what a password manager knows.
    removeField(key) {
      const held = fields.get(key);
      if (held) {
        clearTimeout(held.leaving);
        held.leaving = setTimeout(() => {
          const form = held.field.form;
          fields.delete(key);
          held.field.value = '';
          held.field.remove();
          mirror.fields();
          if (form && form.elements.length === 0) {
            form.remove();
          }
        }, 0);
      }
    },

    // A server takes the middle of a picture in the size of a photo, and no format but PNG.
    sendPhoto(address, token, size, answered) {
      const chooser = document.createElement('input');
      chooser.type = 'file';
      chooser.accept = 'image/*';
      chooser.onchange = async () => {
        let picture;
        try {
          picture = await createImageBitmap(chooser.files[0]);
        } catch (unreadable) {
          answered(415);
          return;
        }
        try {
          const canvas = document.createElement('canvas');
          canvas.width = size;
          canvas.height = size;
          const pen = canvas.getContext('2d');
          pen.imageSmoothingQuality = 'high';
          const side = Math.min(picture.width, picture.height);
          const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
          pen.drawImage(picture, left, top, side, side, 0, 0, size, size);
          const body = await new Promise(done => canvas.toBlob(done, 'image/png'));
          const headers = { Authorization: 'Bearer ' + token };
          answered((await fetch(address, { method: 'POST', headers, body })).status);
        } catch (unreached) {
          answered(0);
        }
      };
      chooser.click();
    },

    browser() {
      const names = [['Edg/', 'Edge'], ['OPR/', 'Opera'], ['Firefox/', 'Firefox'], ['Chrome/', 'Chrome'], ['Safari/', 'Safari']];
      const found = names.find(name => navigator.userAgent.includes(name[0]));
      return (found ? found[1] : 'Browser') + (navigator.platform ? ', ' + navigator.platform : '');
    },

    isMac() {
      return /^(Mac|iPhone|iPad)/.test(navigator.platform || '');
    },

    isMetaHeld() {
      return metaHeld;
    },

    // A typeface that never arrives must not keep the game from starting: the browser draws with another one.
    whenReady(happened) {
      language.then(() => fonts.then(happened, happened), () => window.reversiPage.failed('texts'));
    },

    // Null where they have not come.
    languageTexts(code) {
      return texts.get(code) ?? null;
    },

    loadLanguage(code, loaded) {
      loadLanguage(code).then(() => loaded(true), error => {
        console.warn('A language did not come: ' + error);
        loaded(false);
      });
    },

    watchSize(target, sized) {
      const report = entries => {
        const box = target.getBoundingClientRect();
        let width = Math.round(box.width * devicePixelRatio);
        let height = Math.round(box.height * devicePixelRatio);
        const exact = entries[0].devicePixelContentBoxSize;
        // The exact box settles which way a fraction was rounded; an emulated density it does not know.
        if (exact && Math.abs(exact[0].inlineSize - width) <= 1 && Math.abs(exact[0].blockSize - height) <= 1) {
          width = exact[0].inlineSize;
          height = exact[0].blockSize;
        }
        sized(width, height);
      };
      const observer = new ResizeObserver(report);
      try {
        observer.observe(target, { box: 'device-pixel-content-box' });
      } catch (unsupported) {
        observer.observe(target);
      }
    },

    // libGDX' own listener counts whole notches, guessed by the browser's name: the event says itself how far it goes, and in what. With
    // Ctrl it is the fingers that zoom, which is the browser's.
    watchWheel(target, wheel) {
      window.addEventListener('wheel', event => {
        if (event.target === target) {
          event.stopPropagation();
          if (!event.ctrlKey) {
            event.preventDefault();
            wheel(event.deltaMode, event.deltaX, event.deltaY);
          }
        }
      }, { capture: true, passive: false });
    },

    // A browser may take the graphics away, as when the card's driver starts anew, and give them back shortly after.
    watchGraphics(canvas, lost, restored) {
      let patience = 0;
      canvas.addEventListener('webglcontextlost', event => {
        event.preventDefault();
        const words = lost();
        clearTimeout(patience);
        patience = setTimeout(() => tellLost(words), LOST_MILLIS);
      });
      canvas.addEventListener('webglcontextrestored', () => {
        clearTimeout(patience);
        try {
          restored();
          element('lost').hidden = true;
        } catch (error) {
          console.error('The picture could not be made anew: ' + error);
          tellLost(lost());
        }
      });
    },

    isNewVersionReady() {
      return newer !== null;
    },

    onNewVersion(heard) {
      heardNewVersion = heard;
    },

    // The worker of the newer version takes over where this is the only window; then the page is loaded from it.
    startNewVersion(refused) {
      const next = newer;
      if (next === null || next.state !== 'installed') {
        location.reload();
        return;
      }
      const answers = new MessageChannel();
      answers.port1.onmessage = () => refused();
      next.addEventListener('statechange', () => {
        if (next.state === 'activated') {
          location.reload();
        }
      });
      next.postMessage('take over', [answers.port2]);
    },

    readMark() {
      return markInFront();
    },

    addEntry(fragment, mark) {
      history.pushState({ reversi: mark }, '', fragment);
    },

    changeEntry(fragment, mark) {
      history.replaceState({ reversi: mark }, '', fragment);
    },

    // A browser that has nothing to go back to says nothing: then the game hears that it stayed.
    goBack(entries) {
      clearTimeout(unmoved);
      unmoved = setTimeout(() => moved(), UNMOVED_MILLIS);
      history.go(-entries);
    },

    onMoved(heard) {
      moved = heard;
    },

    isStoreHeld() {
      return keeping.isHeld();
    },

    acquireStore(answer) {
      keeping.acquire(answer);
    },

    takeStoreOver(answer) {
      keeping.takeOver(answer);
    },

    onStoreTaken(last, lost) {
      keeping.last = last;
      keeping.lost = lost;
    },

    storeChanged(hasGames) {
      keeping.tellChanged(hasGames);
    },

    onStoreChanged(changed) {
      keeping.changed = changed;
    },

    canSqueeze() {
      return typeof CompressionStream === 'function' && typeof DecompressionStream === 'function';
    },

    squeezeText(text, answer) {
      through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity)
        .then(bytes => answer(toAddress(bytes)), failure => unsqueezable(failure, answer));
    },

    // What is longer than so many bytes is given up before it is read.
    unsqueezeText(code, longest, answer) {
      Promise.resolve(code)
        .then(known => through(fromAddress(known), new DecompressionStream('deflate-raw'), longest))
        .then(bytes => answer(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
        .catch(failure => unsqueezable(failure, answer));
    },

    // Parts are texts or arrays of bytes.
    saveFile(name, type, parts) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(parts.map(part => plain(part)), { type }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    },

    // Whoever closes the dialog chooses nothing, and nobody hears of it.
    openFiles(read) {
      const chooser = document.createElement('input');
      chooser.type = 'file';
      chooser.multiple = true;
      chooser.onchange = () => readFiles(chooser.files).then(read);
      chooser.click();
    },

    // Null where it can't be had.
    fetchPicture(url, fetched) {
      const picture = unpacked.get(url) || unpack(url);
      unpacked.delete(url);
      picture.then(fetched, () => fetched(null));
    },

    // Null where it can't be had: the network is away, and it was never fetched before.
    fetchAsset(path, fetched) {
      fetch(path)
        .then(answer => (answer.ok ? answer.arrayBuffer() : null))
        .then(bytes => (bytes === null ? null : new Int8Array(bytes)), () => null)
        .then(fetched);
    },

    onFilesDropped(listener) {
      hearFiles('given', listener);
    },

    onFilesSent(listener) {
      hearFiles('sent', listener);
    },

    onPasted(heard) {
      pasted = heard;
    },

    canShareFile(type) {
      if (typeof navigator.canShare !== 'function' || !matchMedia('(pointer: coarse)').matches) {
        return false;
      }
      return navigator.canShare({ files: [new File(['-'], 'file', { type })] });
    },

    shareFile(name, type, bytes) {
      navigator.share({ files: [new File([plain(bytes)], name, { type })] }).catch(() => {});
    },

    readClipboard(answer) {
      if (navigator.clipboard && navigator.clipboard.readText) {
        navigator.clipboard.readText().then(answer, () => answer(null));
      } else {
        answer(null);
      }
    },

    copyPicture(bytes, answer) {
      if (!navigator.clipboard || typeof ClipboardItem === 'undefined') {
        answer(false);
        return;
      }
      const picture = new Blob([plain(bytes)], { type: 'image/png' });
      navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]).then(() => answer(true), () => answer(false));
    },

    // The browser draws a picture of a text of SVG as wide as this; null where it can't.
    drawPicture(svg, width, height, answer) {
      const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      const image = new Image();
      const done = bytes => {
        URL.revokeObjectURL(address);
        answer(bytes);
      };
      image.onerror = () => done(null);
      image.onload = () => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        canvas.getContext('2d').drawImage(image, 0, 0, width, height);
        encode(canvas, done);
      };
      image.src = address;
    },

    // The pixels are numbers of four bytes, the lowest row first; null where it can't be done.
    encodePicture(pixels, width, answer) {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = pixels.length / width;
      const image = new ImageData(canvas.width, canvas.height);
      const rows = new Int32Array(image.data.buffer);
      for (let from = 0; from < pixels.length; from += width) {
        rows.set(pixels.slice(from, from + width), pixels.length - width - from);
      }
      for (let at = 0; at < rows.length; at++) {
        rows[at] |= 0xff000000;
      }
      canvas.getContext('2d').putImageData(image, 0, 0);
      encode(canvas, answer);
    },

    listenToGames(listener) {
      games.listener = listener;
    },

    loadGames(rows, loaded) {
      games.load(rows, loaded);
      lookWhetherKept().catch(unknownWhetherKept);
    },

    readGame(id, answer) {
      games.read(id, answer);
    },

    putGames(entries, answer) {
      games.change((rows, bodies) => {
        for (const { id, at, summary, body } of entries) {
          rows.put({ id, at, summary });
          bodies.put({ id, body });
        }
      }, result => {
        answer(result);
        if (result === 'DONE') {
          askToKeep().catch(unknownWhetherKept);
        }
      });
    },

    changeGame({ id, at, summary }, answer) {
      games.change(rows => {
        rows.getKey(id).onsuccess = event => {
          if (event.target.result !== undefined) {
            rows.put({ id, at, summary });
          }
        };
      }, answer);
    },

    removeGames(ids, answer) {
      games.change((rows, bodies) => {
        for (const id of ids) {
          rows.delete(id);
          bodies.delete(id);
        }
      }, answer);
    },

    progress(part) {
      const width = Math.round(100 * part) + '%';
      element('progress').style.width = width;
      clearTimeout(arriving);
      if (part < 1) {
        arriving = setTimeout(() => beginAnew(width), ARRIVING_MILLIS);
      }
    },

    failed(what) {
      const trouble = element('trouble');
      trouble.textContent = what === 'WebGL'
        ? 'This browser cannot draw the board: WebGL is missing or switched off. '
          + 'Try another browser, or switch on hardware acceleration.'
        : 'Part of the game did not arrive (' + what + '). Please check the connection and load the page again.';
      trouble.hidden = false;
    },

    // For tests: window.reversiProbe only looks. squareCentre('f5') and control('New game') answer [x, y] in CSS pixels or null,
    // shows('Game over') whether such words are to be seen, state() what a person sees (reversi.TestProbe says what each
    // field means), frames() how often the game was drawn.
    offer(square, control, shows, sight, frames) {
      const inCss = place => place && place.map(pixels => pixels / devicePixelRatio);
      window.reversiProbe = Object.freeze({
        squareCentre: name => inCss(square(name)),
        control: words => inCss(control(words)),
        shows: words => shows(words),
        state: () => JSON.parse(sight()),
        frames: () => frames(),
      });
    },

    playable(rested) {
      performance.mark('playable');
      forgetBeginning();
      const loading = element('loading');
      loading.classList.add('done');
      setTimeout(() => loading.remove(), 250);
      const script = document.createElement('script');
      script.src = 'mirror.js';
      document.body.appendChild(script);
      // The engine, and storing the game for the next visit, wait until the menu can be used in this one.
      setTimeout(rested, 500);
      // English stands in for words that a language lacks, and is there offline.
      const later = () => Promise.all([
        load('Reversi More', 'я').catch(() => {}),
        load('Reversi Names', '日').catch(() => {}),
        loadLanguage(ENGLISH).catch(() => {}),
      ]);
      setTimeout(() => later().then(keepForOffline), 1000);
    },
  };

  function keepForOffline() {
    if ('serviceWorker' in navigator && window.isSecureContext) {
      const keeper = window.ReversiWorker.runsWebAssembly() ? 'sw.js' : 'sw.js?slow';
      // A message that was clicked leads to its place in this window.
      navigator.serviceWorker.addEventListener('message', event => {
        if (event.data && event.data.place) {
          location.hash = event.data.place;
        }
      });
      navigator.serviceWorker.register(keeper).then(watchVersions).catch(error => console.warn('No offline play: ' + error));
    }
  }

  // A window may stay open for weeks: whoever comes back to it asks for a newer version, once an hour at most.
  const ASK_MILLIS = 3600000;
  let newer = null;
  let heardNewVersion = () => {};

  // A newer worker waits while an older one serves a window. A first visit is served by none: there the newer one does not wait.
  function watchVersions(registration) {
    const own = navigator.serviceWorker.controller
      || registration.active || registration.waiting || registration.installing;
    let asked = Date.now();
    const look = () => {
      const newest = registration.waiting || registration.active;
      const found = newest === own ? null : newest;
      if (found !== newer) {
        newer = found;
        heardNewVersion();
      }
    };
    const follow = () => {
      if (registration.installing) {
        registration.installing.addEventListener('statechange', look);
      }
    };
    registration.addEventListener('updatefound', follow);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && Date.now() - asked > ASK_MILLIS) {
        asked = Date.now();
        registration.update().catch(error => console.warn('No newer version: ' + error));
      }
    });
    follow();
    look();
  }

  // The smallest module with a type that only WebAssembly GC knows: a structure of one byte.
  const GC = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

  window.ReversiWorker = class {
    static runsWebAssembly() {
      return typeof WebAssembly === 'object' && WebAssembly.validate(GC);
    }

    constructor() {
      this.worker = new Worker('engine/worker.js' + window.ReversiWorker.kind());
    }

    // One of two threads must be left to the picture, and more than four hardly help. Phones have slow processors beside fast
    // ones, little memory and a battery: each engine takes about 40 MB.
    static kind() {
      if (!window.ReversiWorker.runsWebAssembly()) {
        return '#slow';
      }
      const isHandheld = matchMedia('(pointer: coarse)').matches;
      const threads = navigator.hardwareConcurrency || 1;
      const isRoomy = (navigator.deviceMemory || 8) >= 4;
      const engines = Math.min(isHandheld ? 2 : 4, Math.floor(threads / (isHandheld ? 4 : 2)));
      return isRoomy && engines > 1 ? '#team=' + engines : '';
    }

    onReply(heard, limited, broken) {
      this.worker.onmessage = event => {
        if (event.data instanceof Int32Array) {
          heard(Array.from(event.data));
        } else if (event.data === 'limited') {
          limited();
        } else {
          broken(String(event.data));
        }
      };
      this.worker.onerror = event => {
        event.preventDefault();
        broken(event.message || 'The engine could not be loaded.');
      };
    }

    ask(question) {
      this.worker.postMessage(Int32Array.from(question));
    }

    terminate() {
      this.worker.terminate();
    }
  };
})();
