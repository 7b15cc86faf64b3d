'use strict';

// How the page starts and what it does where fonts, sizes, graphics or the offline copy fail.
const test = require('node:test');
const assert = require('node:assert/strict');
const { Site, settle } = require('./browser.js');

for (const [language, families] of [
  ['en', ['Reversi']], ['de-AT', ['Reversi']], ['FR', ['Reversi']], ['ru', ['Reversi', 'Reversi More']],
  ['el-GR', ['Reversi']], [undefined, ['Reversi']],
]) {
  test('in ' + language + ' the game waits for the fonts ' + families.join(' and '), () => {
    const asked = [];
    const site = new Site();
    site.fonts = { load: font => { asked.push(font); return Promise.resolve(); } };
    site.open({ navigator: { language } });
    const expected = families.flatMap(family => ['400', '600', '700'].map(weight => weight + ' 16px ' + family));
    assert.deepEqual(asked, expected);
  });
}

for (const [what, kept, languages, code] of [
  ['the one that was chosen', 'ru', ['de'], 'ru'],
  ['the first of the person that the game speaks', '', ['pl', 'de-CH', 'en'], 'de'],
  ['simplified Chinese for every Chinese', null, ['zh-TW'], 'zh'],
  ['English for everybody else', 'tlh', ['pl'], 'en'],
]) {
  test('the language is ' + what + ', and no other is fetched', async () => {
    const site = new Site();
    if (kept !== null) {
      site.texts.set('reversi.settings', 'reversi-settings 2\nsound=true\nlanguage=' + kept + '\nvolume=3\n');
    }
    const page = site.open({ navigator: { languages } });
    let ready = 0;
    page.game.whenReady(() => ready++);
    await settle();
    assert.deepEqual(site.fetched, ['texts/' + code + '.1']);
    assert.equal(page.game.languageTexts(code), 'lines of texts/' + code + '.1');
    assert.equal(page.game.languageTexts('fr'), null);
    assert.equal(ready, 1);
  });
}

test('a language that does not come is English, and without that the game says so', async () => {
  const site = new Site();
  site.missing.push('texts/de.1');
  const page = site.open({ navigator: { languages: ['de'] } });
  let ready = 0;
  page.game.whenReady(() => ready++);
  await settle();
  assert.deepEqual([ready, page.game.languageTexts('de'), page.game.languageTexts('en')], [1, null, 'lines of texts/en.1']);
  site.missing.push('texts/en.1');
  const other = site.open({ navigator: { languages: ['de'] } });
  other.game.whenReady(() => ready++);
  await settle();
  assert.equal(ready, 1);
  assert.match(other.elements.get('trouble').textContent, /texts/);
});

test('a language is fetched with its typeface when it is chosen, once, and kept for offline', async () => {
  const site = new Site();
  const fonts = [];
  const load = font => (font.includes('Japanese') ? Promise.reject(new Error('no fonts')) : Promise.resolve());
  site.fonts = { load: font => { fonts.push(font); return load(font); } };
  const told = [];
  const ready = Promise.resolve({ active: { postMessage: message => told.push(message.language) } });
  const page = site.open({ navigator: { serviceWorker: { ready } } });
  await settle();
  fonts.length = 0;
  const here = [];
  page.game.loadLanguage('ja', is => here.push(is));
  await settle();
  page.game.loadLanguage('ja', is => here.push(is));
  page.game.loadLanguage('xx', is => here.push(is));
  await settle();
  assert.deepEqual(here.sort(), [false, true, true]);
  assert.deepEqual(site.fetched, ['texts/en.1', 'texts/ja.1']);
  assert.ok(fonts.every(font => font.endsWith('Reversi Japanese')) && fonts.length > 0);
  assert.deepEqual(told, ['en', 'ja', 'ja']);
});

test('fonts that do not come keep nobody from playing', async () => {
  const site = new Site();
  site.fonts = { load: () => Promise.reject(new Error('offline')) };
  const page = site.open();
  let ready = 0;
  page.game.whenReady(() => ready++);
  await settle();
  assert.equal(ready, 1);
});

// A ResizeObserver that a test moves; one that refuses boxes does as old browsers do.
function observer({ knowsPixels = true } = {}) {
  const observers = [];
  const type = class {
    constructor(report) {
      this.report = report;
      this.observed = [];
      observers.push(this);
    }

    observe(target, options) {
      if (options && !knowsPixels) {
        throw new TypeError('no such box');
      }
      this.observed.push([target, options]);
    }
  };
  return { type, observers };
}

for (const [what, box, pixels, density, expected] of [
  ['the exact box', [100.25, 50.25], [201, 101], 2, [201, 101]],
  ['a box off by one', [100, 50], [199, 101], 2, [199, 101]],
  ['a box of another density', [100, 50], [100, 50], 2, [200, 100]],
  ['a box that fits one way only', [100, 50], [200, 90], 2, [200, 100]],
  ['no exact box', [100.3, 50.2], null, 1.5, [150, 75]],
]) {
  test('the size follows ' + what, () => {
    const { type, observers } = observer();
    const page = new Site().open({ globals: { ResizeObserver: type, devicePixelRatio: density } });
    const sizes = [];
    page.canvas.getBoundingClientRect = () => ({ width: box[0], height: box[1] });
    page.game.watchSize(page.canvas, (width, height) => sizes.push([width, height]));
    const exact = pixels && [{ inlineSize: pixels[0], blockSize: pixels[1] }];
    observers[0].report([{ devicePixelContentBoxSize: exact }]);
    assert.deepEqual(sizes, [expected]);
  });
}

test('a browser that knows no exact boxes is watched all the same', () => {
  const { type, observers } = observer({ knowsPixels: false });
  const page = new Site().open({ globals: { ResizeObserver: type } });
  page.game.watchSize(page.canvas, () => {});
  assert.deepEqual(observers[0].observed, [[page.canvas, undefined]]);
});

for (const [part, width] of [[0, '0%'], [0.004, '0%'], [0.3333, '33%'], [0.999, '100%'], [1, '100%']]) {
  test('of the game ' + part + ' has come: ' + width, () => {
    const page = new Site().open();
    page.game.progress(part);
    assert.equal(page.elements.get('progress').style.width, width);
  });
}

test('where nothing more arrives the page begins anew, once, and then says so', async () => {
  const session = new Map();
  const site = new Site();
  const page = site.open({ session });
  page.game.progress(0.5);
  await site.clock.pass(14000);
  page.game.progress(0.87);
  await site.clock.pass(14999);
  assert.equal(page.reloads, undefined);
  await site.clock.pass(1);
  assert.equal(page.reloads, 1);
  const again = site.open({ session });
  again.game.progress(0.87);
  await site.clock.pass(15000);
  assert.equal(again.reloads, undefined);
  assert.match(again.elements.get('trouble').textContent, /87%/);
});

test('a page whose parts have all come waits for nothing, and one that can be played may begin anew another time', async () => {
  const session = new Map([['reversi-begun-anew', '87%']]);
  const site = new Site();
  const page = site.open({ session });
  page.game.progress(0.87);
  page.game.progress(1);
  page.game.playable(() => {});
  await site.clock.pass(60000);
  assert.deepEqual([page.reloads, session.size, page.elements.get('trouble').textContent], [undefined, 0, '']);
});

const workers = register => Object.assign(new EventTarget(), { register });

test('once the game can be played the engine starts, then the fonts of others and the offline copy', async () => {
  const site = new Site();
  const fonts = [];
  site.fonts = { load: font => { fonts.push(font); return Promise.resolve(); } };
  const registered = [];
  const serviceWorker = workers(file => { registered.push(file); return new Promise(() => {}); });
  const page = site.open({ navigator: { serviceWorker } });
  fonts.length = 0;
  let rested = 0;
  page.game.playable(() => rested++);
  assert.equal(page.elements.get('loading').classList.contains('done'), true);
  await site.clock.pass(250);
  assert.equal(page.elements.get('loading'), undefined);
  assert.equal(rested, 0);
  await site.clock.pass(250);
  assert.deepEqual([rested, registered], [1, []]);
  await site.clock.pass(500);
  assert.deepEqual([...new Set(fonts.map(font => font.slice(9)))], ['Reversi More', 'Reversi Names']);
  assert.deepEqual(registered, ['sw.js']);
});

test('a message that was clicked leads to its place, and another one nowhere', async () => {
  const site = new Site();
  const serviceWorker = workers(() => new Promise(() => {}));
  const page = site.open({ navigator: { serviceWorker } });
  page.game.playable(() => {});
  await site.clock.pass(2000);
  const hear = data => serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data }));
  hear(null);
  hear({ language: 'de' });
  assert.equal(page.location.hash, '#play');
  hear({ place: '#/mail' });
  assert.equal(page.location.hash, '#/mail');
});

test('a browser without WebAssembly GC keeps the slow engine', async () => {
  const site = new Site();
  const registered = [];
  const serviceWorker = workers(file => { registered.push(file); return new Promise(() => {}); });
  const page = site.open({ navigator: { serviceWorker }, webAssembly: { validate: () => false } });
  page.game.playable(() => {});
  await site.clock.pass(2000);
  assert.deepEqual(registered, ['sw.js?slow']);
});

test('the offline copy comes even where its fonts do not, and its failure is only noted', async () => {
  const site = new Site();
  const serviceWorker = workers(() => Promise.reject(new Error('no room')));
  const page = site.open({ navigator: { serviceWorker } });
  page.document.fonts.load = () => Promise.reject(new Error('offline'));
  page.game.playable(() => {});
  await site.clock.pass(2000);
  assert.deepEqual(page.console, ['No offline play: Error: no room']);
  assert.equal(page.game.isNewVersionReady(), false);
});

for (const [why, options] of [
  ['without TLS', { navigator: { serviceWorker: { register: () => assert.fail('registered') } }, globals: { isSecureContext: false } }],
  ['where the browser has no workers', {}],
]) {
  test('there is no offline copy ' + why, async () => {
    const site = new Site();
    const page = site.open(options);
    page.game.playable(() => {});
    await site.clock.pass(2000);
    assert.deepEqual(page.console, []);
  });
}

test('what tests see is in CSS pixels and cannot be changed', () => {
  const page = new Site().open();
  let frames = 7;
  page.game.offer(
    name => name === 'f5' ? [20, 41] : null, () => null, words => words === 'Game over',
    () => '{"page":"home"}', () => frames++);
  const seen = page.window.reversiProbe;
  assert.deepEqual(Array.from(seen.squareCentre('f5')), [10, 20.5]);
  assert.equal(seen.squareCentre('z9'), null);
  assert.equal(seen.control('New game'), null);
  assert.deepEqual([seen.shows('Game over'), seen.shows('You win')], [true, false]);
  assert.equal(seen.state().page, 'home');
  assert.deepEqual([seen.frames(), seen.frames()], [7, 8]);
  assert.throws(() => {
    seen.frames = () => 0;
  }, { name: 'TypeError' });
});

test('a field scrolls what lies below it, and keeps its keys to itself', () => {
  const page = new Site().open();
  page.game.lay('', 'chat', 'words', '', 'Say', [0, 0, 10, 10, 15, 30], true, '', '', () => {}, () => {}, () => {}, () => {});
  const field = page.elements.get('form-words').children[0];
  let wheels = 0;
  page.canvas.addEventListener('wheel', () => wheels++);
  field.dispatchEvent(new Event('wheel'));
  assert.equal(wheels, 1);
  for (const [key, isStopped] of [['a', true], ['Enter', true], ['Tab', false], ['Shift', false]]) {
    let stopped = false;
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, stopPropagation: () => { stopped = true; } });
    field.dispatchEvent(event);
    assert.equal(stopped, isStopped, key);
    assert.equal(event.defaultPrevented, key === 'Enter' || key === 'Tab', key);
  }
});

test('the wheel tells how far it goes, and in what, and leaves zooming to the browser', () => {
  const page = new Site().open();
  const turns = [];
  page.game.watchWheel(page.canvas, (unit, across, down) => turns.push([unit, across, down]));
  const turn = (details, target = page.canvas) => {
    const event = Object.assign(new Event('wheel', { cancelable: true }), details);
    Object.defineProperty(event, 'target', { value: target });
    page.window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  assert.equal(turn({ deltaMode: 0, deltaX: 0, deltaY: 3 }), true);
  assert.equal(turn({ deltaMode: 1, deltaX: 1, deltaY: -3 }), true);
  assert.equal(turn({ deltaMode: 2, deltaX: 0, deltaY: 1 }), true);
  assert.equal(turn({ deltaMode: 0, deltaX: 0, deltaY: 5, ctrlKey: true }), false);
  assert.equal(turn({ deltaMode: 0, deltaX: 0, deltaY: 5 }, {}), false);
  assert.deepEqual(turns, [[0, 0, 3], [1, 1, -3], [2, 0, 1]]);
});

test('the key that opens a field is not written in it', () => {
  const page = new Site().open();
  page.game.lay('', 'chat', 'words', '', 'Say', [0, 0, 10, 10, 15, 30], true, '', '', () => {}, () => {}, () => {}, () => {});
  let prevented = 0;
  page.window.event = { type: 'keydown', preventDefault: () => prevented++ };
  page.game.focusField('chat');
  assert.equal(prevented, 1);
  page.game.focusField('chat');
  assert.equal(prevented, 1, 'it is open already');
  page.game.blurField('chat');
  page.window.event = { type: 'pointerdown', preventDefault: () => prevented++ };
  page.game.focusField('chat');
  assert.equal(prevented, 1, 'a touch is no key');
});

test('a field without a form of its own submits nothing', () => {
  const page = new Site().open();
  page.game.lay('', 'chat', 'words', '', 'Say', [0, 0, 10, 10, 15, 30], true, '', '', () => {}, () => {}, () => {}, () => {});
  const form = page.elements.get('form-words');
  let prevented = 0;
  form.onsubmit({ preventDefault: () => prevented++ });
  assert.equal(prevented, 1);
});

test('a browser that stays where it is says so after a second', async () => {
  const site = new Site();
  const page = site.open();
  let moves = 0;
  page.game.onMoved(() => moves++);
  page.game.goBack(1);
  await site.clock.pass(600);
  page.game.goBack(1);
  await site.clock.pass(600);
  assert.equal(moves, 0, 'the second wish began to wait anew');
  await site.clock.pass(400);
  assert.equal(moves, 1);
  assert.equal(page.history.gone, -2);
});

test('graphics that are lost twice are waited for from the second time on', async () => {
  const site = new Site();
  const page = site.open();
  const lose = () => page.canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
  page.game.watchGraphics(page.canvas, () => ['Lost', 'Again'], () => {});
  lose();
  await site.clock.pass(2000);
  lose();
  await site.clock.pass(2000);
  assert.equal(page.elements.get('lost').hidden, true);
  await site.clock.pass(1000);
  assert.equal(page.elements.get('lost').hidden, false);
  assert.equal(page.elements.get('lost-words').textContent, 'Lost');
  page.elements.get('reload').onclick();
  assert.equal(page.reloads, 1);
  page.canvas.dispatchEvent(new Event('webglcontextrestored'));
  assert.equal(page.elements.get('lost').hidden, true, 'late is better than never');
});
