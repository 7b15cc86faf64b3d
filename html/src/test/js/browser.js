'use strict';

// As much of a browser as the page's scripts use: several windows of one site over one storage and one set of locks, with a
// clock that moves only when a test says so. What the scripts do not use is not there, so that a call of it fails.
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const WEB = path.join(__dirname, '../../main/web');

class Clock {
  constructor() {
    this.now = 1_795_000_000_000;
    this.timers = new Map();
    this.last = 0;
  }

  set(action, millis = 0) {
    this.timers.set(++this.last, { at: this.now + millis, action });
    return this.last;
  }

  clear(timer) {
    this.timers.delete(timer);
  }

  // Lets promises settle before and after each timer that is due.
  async pass(millis) {
    const end = this.now + millis;
    await settle();
    for (;;) {
      const [due] = [...this.timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at || a[0] - b[0]);
      if (!due) {
        break;
      }
      this.timers.delete(due[0]);
      this.now = Math.max(this.now, due[1].at);
      due[1].action();
      await settle();
    }
    this.now = end;
  }
}

async function settle() {
  for (let i = 0; i < 20; i++) {
    await null;
  }
}

class Element extends EventTarget {
  constructor(tag, page) {
    super();
    this.tag = tag;
    this.page = page;
    this.children = [];
    this.attributes = {};
    this.value = '';
    this.hidden = true;
    this.textContent = '';
    this.dataset = {};
    this.style = { setProperty: (name, value) => { this.style[name] = value; } };
    const classes = new Set();
    this.classList = {
      add: name => classes.add(name),
      remove: name => classes.delete(name),
      contains: name => classes.has(name),
    };
  }

  get elements() {
    return this.children;
  }

  getAttribute(name) {
    return this.attributes[name] ?? null;
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  appendChild(child) {
    this.children.push(child);
    child.parent = this;
    child.form = this.tag === 'form' ? this : null;
    if (child.id) {
      this.page.elements.set(child.id, child);
    }
  }

  remove() {
    if (this.parent) {
      this.parent.children = this.parent.children.filter(child => child !== this);
    }
    this.page.elements.delete(this.id);
  }

  focus() {
    if (this.page.document.activeElement !== this) {
      this.page.document.activeElement?.blur?.();
      this.page.document.activeElement = this;
      this.dispatchEvent(new Event('focus'));
    }
  }

  blur() {
    if (this.page.document.activeElement === this) {
      this.page.document.activeElement = null;
      this.dispatchEvent(new Event('blur'));
    }
  }

  select() {}

  getContext() {
    return { drawImage: (picture, ...box) => this.page.drawn.push(box) };
  }

  toBlob(done, type) {
    done(type);
  }

  click() {
    this.page.clicked.push(this);
  }
}

// Where the build says that the languages are.
const LANGUAGES = { en: ['texts/en.1'], de: ['texts/de.1'], ja: ['texts/ja.1', 'fonts/jp'], ru: ['texts/ru.1'], zh: ['texts/zh.1', 'fonts/sc'] };

// What all windows of the site share.
class Site {
  constructor({ hasLocks = true } = {}) {
    this.clock = new Clock();
    this.texts = new Map();
    this.windows = [];
    this.isForbidden = false;
    this.fetched = [];
    this.missing = [];
    this.isFull = false;
    this.locks = hasLocks ? new Locks() : undefined;
  }

  open(options = {}) {
    const page = new Page(this, options);
    this.windows.push(page);
    page.run('page.js');
    return page;
  }

  // The other windows hear of a change of the storage, as in a browser.
  changed(by, key, newValue) {
    for (const page of this.windows) {
      if (page !== by && !page.isAsleep && !page.isClosed) {
        queueMicrotask(() => page.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));
      }
    }
  }
}

class Locks {
  constructor() {
    this.holder = null;
    this.waiting = [];
  }

  forWindow(page) {
    return {
      request: async (name, options, held) => {
        // A lock is never given at once.
        await null;
        if (options.steal) {
          this.holder?.reject(Object.assign(new Error('stolen'), { name: 'AbortError' }));
          this.holder = null;
        }
        if (this.holder && options.ifAvailable) {
          return held(null);
        }
        if (this.holder) {
          await new Promise((grant, reject) => {
            this.waiting.push({ page, grant });
            options.signal?.addEventListener('abort', () =>
              reject(Object.assign(new Error('aborted'), { name: 'AbortError' })));
          });
        }
        return new Promise((done, reject) => {
          this.holder = { page, reject };
          Promise.resolve(held({ name })).then(done, reject);
        });
      },
    };
  }

  // A window was closed: the next one that waits gets the lock.
  release(page) {
    if (this.holder?.page === page) {
      this.holder = null;
      this.waiting.shift()?.grant();
    }
  }
}

class Page {
  constructor(site, options) {
    this.site = site;
    this.elements = new Map();
    this.clicked = [];
    this.drawn = [];
    this.console = [];
    this.history = { entries: [], gone: 0 };
    const clock = site.clock;
    const document = Object.assign(new EventTarget(), {
      fonts: site.fonts ?? { load: () => Promise.resolve() },
      visibilityState: 'visible',
      activeElement: null,
      createElement: tag => new Element(tag, this),
      getElementById: id => this.elements.get(id) ?? null,
      querySelector: () => this.canvas,
      querySelectorAll: () => options.hints ?? [],
      execCommand: command => this.console.push(command),
    });
    this.document = document;
    document.body = new Element('body', this);
    document.documentElement = new Element('html', this);
    document.documentElement.dataset.languages = JSON.stringify(LANGUAGES);
    this.canvas = new Element('canvas', this);
    for (const id of ['trouble', 'lost', 'lost-words', 'reload', 'progress', 'loading']) {
      document.body.appendChild(Object.assign(new Element('div', this), { id }));
    }
    const state = this.history;
    const location = {
      pathname: '/',
      search: options.search ?? '',
      hash: '#play',
      reload: () => { this.reloads = (this.reloads ?? 0) + 1; },
    };
    this.location = location;
    this.session = options.session ?? new Map();
    const navigator = {
      language: 'en',
      userAgent: 'Mozilla/5.0 Chrome/130.0 Safari/537.36',
      platform: 'Linux x86_64',
      hardwareConcurrency: 8,
      locks: site.locks?.forWindow(this),
      ...options.navigator,
    };
    const globals = {
      document,
      navigator,
      location,
      isSecureContext: true,
      fetch: async file => {
        site.fetched.push(file);
        return { ok: !site.missing.includes(file), status: 404, text: async () => 'lines of ' + file };
      },
      devicePixelRatio: 2,
      history: {
        get state() {
          return state.now ?? null;
        },
        pushState: (now, title, address) => { state.now = now; state.entries.push(['push', address]); },
        replaceState: (now, title, address) => { state.now = now; state.entries.push(['replace', address]); },
        go: by => { state.gone += by; },
      },
      localStorage: {
        getItem: key => {
          this.permit();
          return site.texts.get(key) ?? null;
        },
        setItem: (key, text) => {
          this.permit();
          if (site.isFull) {
            throw Object.assign(new Error('quota'), { name: 'QuotaExceededError' });
          }
          site.texts.set(key, text);
          site.changed(this, key, text);
        },
        removeItem: key => {
          this.permit();
          if (site.texts.delete(key)) {
            site.changed(this, key, null);
          }
        },
      },
      sessionStorage: {
        getItem: key => {
          this.permit();
          return this.session.get(key) ?? null;
        },
        setItem: (key, text) => {
          this.permit();
          this.session.set(key, text);
        },
        removeItem: key => {
          this.permit();
          this.session.delete(key);
        },
      },
      matchMedia: query => ({ matches: (options.media ?? []).some(known => query.includes(known)) }),
      setTimeout: (action, millis) => clock.set(() => this.isClosed || action(), millis),
      clearTimeout: timer => clock.clear(timer),
      performance: { mark: () => {} },
      Date: { now: () => clock.now, parse: Date.parse },
      console: {
        warn: words => this.console.push(words),
        error: words => this.console.push(words),
      },
      AbortController,
      EventTarget,
      Event,
      KeyboardEvent: class extends Event {
        constructor(type, keys) {
          super(type);
          Object.assign(this, keys);
        }
      },
      WheelEvent: class extends Event {},
      MessageChannel: class {
        constructor() {
          this.port1 = {};
          this.port2 = { postMessage: data => this.port1.onmessage({ data }) };
        }
      },
      WebAssembly: options.webAssembly ?? { validate: () => true },
      Uint8Array,
      Int32Array,
      Blob,
      TextEncoder,
      TextDecoder,
      CompressionStream,
      DecompressionStream,
      atob,
      btoa,
      ...options.globals,
    };
    this.window = Object.assign(new EventTarget(), globals);
    this.window.window = this.window;
    this.scope = vm.createContext(this.window);
  }

  permit() {
    if (this.site.isForbidden) {
      throw Object.assign(new Error('forbidden'), { name: 'SecurityError' });
    }
  }

  run(file) {
    vm.runInContext(fs.readFileSync(path.join(WEB, file), 'utf8'), this.scope, { filename: file });
  }

  // What the game calls.
  get game() {
    return this.window.reversiPage;
  }

  close() {
    this.isClosed = true;
    this.site.locks?.release(this);
  }

  key(target, type, keys) {
    const event = Object.assign(new Event(type, { cancelable: true }), { key: '', keyCode: 0, ...keys });
    target.dispatchEvent(event);
    return event;
  }
}

module.exports = { Site, Clock, settle, WEB };
