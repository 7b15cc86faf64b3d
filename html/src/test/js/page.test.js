'use strict';

// What the game asks of the page: fields, keys, the way back, photos, workers, newer versions.
const test = require('node:test');
const assert = require('node:assert/strict');
const { Site, settle } = require('./browser.js');

const BOX = [10, 20, 200, 40, 15, 30];

function lay(page, key, told, { purpose = 'words', text = '', box = BOX, form = '', isReachable = true } = {}) {
  page.game.lay(form, key, purpose, text, 'Say something', box, isReachable, '#fff', '#000',
    () => told.push('opened'), words => told.push('changed ' + words),
    () => told.push('entered'), () => told.push('closed'));
  const all = page.document.body.children.flatMap(child => child.children);
  return all[all.length - 1];
}

test('a field tells what happens in it', () => {
  const page = new Site().open();
  const told = [];
  const field = lay(page, 'chat', told);
  page.game.focusField('chat');
  field.value = 'hi';
  field.dispatchEvent(new Event('input'));
  page.key(field, 'keydown', { key: 'Enter' });
  page.key(field, 'keydown', { key: 'Escape' });
  assert.deepEqual(told, ['opened', 'changed hi', 'entered', 'closed']);
  assert.deepEqual([field.maxLength, field.placeholder, field.tabIndex], [30, 'Say something', -1]);
});

for (const [written, kept] of [
  ['a\tb', 'ab'], ['a\r\nb', 'ab'], ['a\u0000b', 'ab'], ['a\u007fb', 'ab'], ['a\u0085b', 'ab'], ['a\u2028b\u2029', 'ab'],
  ['é😀 ő', 'é😀 ő'],
]) {
  test('of ' + JSON.stringify(written) + ' a field keeps ' + JSON.stringify(kept), () => {
    const page = new Site().open();
    const told = [];
    const field = lay(page, 'name', told);
    field.value = written;
    field.dispatchEvent(new Event('input'));
    assert.equal(field.value, kept);
    assert.deepEqual(told, ['changed ' + kept]);
  });
}

test('an input method that composes does not enter', () => {
  const page = new Site().open();
  const told = [];
  const field = lay(page, 'chat', told);
  page.key(field, 'keydown', { key: 'Enter', isComposing: true });
  assert.deepEqual(told, []);
});

test('fields of one form stand in one, and a password hides itself', () => {
  const page = new Site().open();
  const name = lay(page, 'name', [], { form: 'sign-in', purpose: 'username' });
  const secret = lay(page, 'secret', [], { form: 'sign-in', purpose: 'new-password' });
  assert.equal(name.form, secret.form);
  assert.deepEqual([name.getAttribute('type'), secret.getAttribute('type')], ['text', 'password']);
  assert.deepEqual([name.autocomplete, secret.autocomplete], ['username', 'new-password']);
  assert.deepEqual([name.spellcheck, name.autocapitalize], [false, 'none']);
});

test('a field that is laid again at once stays, one that is not goes with what was written', async () => {
  const site = new Site();
  const page = site.open();
  const field = lay(page, 'chat', []);
  page.game.removeField('chat');
  assert.equal(lay(page, 'chat', [], { text: 'kept' }), field);
  await site.clock.pass(1);
  assert.equal(field.value, 'kept');
  page.game.removeField('chat');
  await site.clock.pass(1);
  assert.equal(field.value, '');
  assert.equal(page.document.body.children.some(child => child.tag === 'form'), false);
  page.game.focusField('chat');
  page.game.blurField('chat');
  page.game.removeField('chat');
});

test('a field under a finger is large enough that the phone does not zoom', () => {
  const phone = new Site().open({ media: ['pointer: coarse'] });
  assert.equal(lay(phone, 'chat', []).style.fontSize, '16px');
  const desk = new Site().open();
  assert.equal(lay(desk, 'chat', []).style.fontSize, '15px');
  assert.equal(lay(desk, 'below', [], { isReachable: false }).style.visibility, 'hidden');
});

test('a click elsewhere leaves a field, one on it does not', () => {
  const page = new Site().open();
  const told = [];
  const field = lay(page, 'chat', told);
  page.game.focusField('chat');
  const click = target => {
    const event = new Event('pointerdown');
    Object.defineProperty(event, 'target', { value: target });
    page.document.dispatchEvent(event);
  };
  click(field);
  assert.deepEqual(told, ['opened']);
  click(page.canvas);
  assert.deepEqual(told, ['opened', 'closed']);
});

test('Tab belongs to the game, but not with a modifier', () => {
  const page = new Site().open();
  assert.equal(page.key(page.document, 'keydown', { key: 'Tab' }).defaultPrevented, true);
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
    assert.equal(page.key(page.document, 'keydown', { key: 'Tab', [modifier]: true }).defaultPrevented, false, modifier);
  }
});

test('keys that a Mac forgets come up with Command', () => {
  const page = new Site().open();
  const up = [];
  page.document.addEventListener('keyup', event => up.push(event.key));
  page.key(page.window, 'keydown', { key: 'Meta', keyCode: 91, metaKey: true });
  page.key(page.window, 'keydown', { key: 'z', keyCode: 90, metaKey: true });
  assert.equal(page.game.isMetaHeld(), true);
  page.key(page.window, 'keyup', { key: 'Meta', keyCode: 91, metaKey: false });
  assert.deepEqual(up, ['z']);
  assert.equal(page.game.isMetaHeld(), false);
  page.key(page.window, 'keydown', { key: 'z', keyCode: 90, metaKey: true });
  page.window.dispatchEvent(new Event('blur'));
  assert.equal(page.game.isMetaHeld(), false);
});

test('the way back carries the marks of the game', async () => {
  const site = new Site();
  const page = site.open({ search: '?x' });
  assert.equal(page.game.readMark(), '');
  page.game.addEntry('#settings', 'home settings');
  assert.equal(page.game.readMark(), 'home settings');
  page.game.changeEntry('#about', 'home about');
  page.game.forgetHash();
  assert.equal(page.game.readMark(), 'home about', 'an invitation that is done with keeps the way');
  assert.deepEqual(page.history.entries, [['push', '#settings'], ['replace', '#about'], ['replace', '/?x']]);
  let moves = 0;
  page.game.onMoved(() => moves++);
  page.game.goBack(2);
  assert.equal(page.history.gone, -2);
  page.window.dispatchEvent(new Event('popstate'));
  await site.clock.pass(2000);
  assert.equal(moves, 1, 'a browser that moved says so once');
  page.game.goBack(1);
  await site.clock.pass(999);
  assert.equal(moves, 1);
  await site.clock.pass(1);
  assert.equal(moves, 2, 'one that has nothing to go back to says nothing');
  page.game.goBack(1);
  page.window.history.pushState(null, '', '#typed');
  page.window.dispatchEvent(new Event('popstate'));
  assert.equal(moves, 3, 'an address was typed meanwhile');
  await site.clock.pass(1000);
  assert.equal(moves, 4, 'and the way back is still told of');
});

for (const [agent, name] of [
  ['Mozilla/5.0 Chrome/130 Safari/537', 'Chrome'], ['Mozilla/5.0 Chrome/130 Safari/537 Edg/130', 'Edge'],
  ['Mozilla/5.0 Chrome/130 Safari/537 OPR/115', 'Opera'], ['Mozilla/5.0 Version/17 Safari/605', 'Safari'],
  ['Mozilla/5.0 Gecko Firefox/131', 'Firefox'], ['curl/8', 'Browser'],
]) {
  test(agent + ' is called ' + name, () => {
    assert.equal(new Site().open({ navigator: { userAgent: agent } }).game.browser(), name + ', Linux x86_64');
  });
}

test('Macs, also those in a pocket, are known by their platform', () => {
  for (const [platform, isMac] of [['MacIntel', true], ['iPhone', true], ['iPad', true], ['Win32', false], ['', false]]) {
    assert.equal(new Site().open({ navigator: { platform } }).game.isMac(), isMac, platform);
  }
});

for (const [what, options, kind] of [
  ['a desktop of eight threads', { threads: 8 }, '#team=4'],
  ['a desktop of sixteen threads', { threads: 16 }, '#team=4'],
  ['a desktop of four threads', { threads: 4 }, '#team=2'],
  ['a desktop of two threads', { threads: 2 }, ''],
  ['a browser that does not say', { threads: undefined }, ''],
  ['a phone of eight threads', { threads: 8, isTouch: true }, '#team=2'],
  ['a phone of four threads', { threads: 4, isTouch: true }, ''],
  ['a device of little memory', { threads: 8, memory: 2 }, ''],
  ['a browser without WebAssembly GC', { threads: 8, isOld: true }, '#slow'],
]) {
  test(what + ' starts worker.js' + kind, () => {
    const started = [];
    const page = new Site().open({
      navigator: { hardwareConcurrency: options.threads, deviceMemory: options.memory },
      media: options.isTouch ? ['pointer: coarse'] : [],
      webAssembly: { validate: () => !options.isOld },
      globals: { Worker: class { constructor(address) { started.push(address); } } },
    });
    new page.window.ReversiWorker();
    assert.deepEqual(started, ['engine/worker.js' + kind]);
  });
}

test('a worker answers in numbers, is limited, or breaks', () => {
  let worker;
  const page = new Site().open({
    globals: { Worker: class { constructor() { worker = this; } postMessage(data) { this.asked = data; } } },
  });
  const told = [];
  const own = new page.window.ReversiWorker();
  own.onReply(ints => told.push(ints), () => told.push('limited'), words => told.push(words));
  own.ask([1, 2]);
  assert.deepEqual([...worker.asked], [1, 2]);
  worker.onmessage({ data: Int32Array.of(3, -4) });
  worker.onmessage({ data: 'limited' });
  worker.onmessage({ data: 'The engine broke: x' });
  let isPrevented = false;
  worker.onerror({ preventDefault: () => { isPrevented = true; } });
  assert.deepEqual(told.map(one => (Array.isArray(one) ? [...one] : one)),
    [[3, -4], 'limited', 'The engine broke: x', 'The engine could not be loaded.']);
  assert.equal(isPrevented, true);
});

async function sendPhoto(globals) {
  const page = new Site().open({ globals });
  const answers = [];
  page.game.sendPhoto('/photo/', 'secret', 128, status => answers.push(status));
  page.clicked[0].files = [{}];
  await page.clicked[0].onchange();
  await settle();
  return { answers, page };
}

// A picture's size, and the square in its middle: left, top, side.
for (const [width, height, left, top, side] of [[2048, 1024, 512, 0, 1024], [100, 300, 0, 100, 100], [5000, 1, 2499.5, 0, 1]]) {
  test('the middle of a picture of ' + width + ' × ' + height + ' is sent with the secret', async () => {
    const sent = [];
    const { answers, page } = await sendPhoto({
      createImageBitmap: async () => ({ width, height }),
      fetch: async (address, request) => {
        sent.push([address, request.method, request.headers.Authorization, request.body]);
        return { status: 204 };
      },
    });
    assert.deepEqual(sent, [['/photo/', 'POST', 'Bearer secret', 'image/png']]);
    assert.deepEqual(page.drawn, [[left, top, side, side, 0, 0, 128, 128]]);
    assert.deepEqual(answers, [204]);
  });
}

test('what is no picture and a server that is not reached have their numbers', async () => {
  const unreadable = await sendPhoto({ createImageBitmap: async () => { throw new Error('no picture'); } });
  assert.deepEqual(unreadable.answers, [415]);
  const unreached = await sendPhoto({
    createImageBitmap: async () => ({ width: 8, height: 8 }),
    fetch: async () => { throw new Error('no network'); },
  });
  assert.deepEqual(unreached.answers, [0]);
});

test('graphics that come back in time are not spoken of', async () => {
  const site = new Site();
  const page = site.open();
  let restores = 0;
  page.game.watchGraphics(page.canvas, () => ['Lost.', 'Reload'], () => restores++);
  const lose = () => page.canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
  lose();
  await site.clock.pass(2999);
  page.canvas.dispatchEvent(new Event('webglcontextrestored'));
  await site.clock.pass(10_000);
  assert.equal(page.elements.get('lost').hidden, true);
  assert.equal(restores, 1);
  lose();
  await site.clock.pass(3000);
  assert.equal(page.elements.get('lost').hidden, false);
  assert.equal(page.elements.get('lost-words').textContent, 'Lost.');
  page.elements.get('reload').onclick();
  assert.equal(page.reloads, 1);
});

test('graphics that cannot be made anew are spoken of at once', () => {
  const page = new Site().open();
  page.game.watchGraphics(page.canvas, () => ['Lost.', 'Reload'], () => { throw new Error('no'); });
  page.canvas.dispatchEvent(new Event('webglcontextrestored'));
  assert.equal(page.elements.get('lost').hidden, false);
});

test('what does not start says what is missing', () => {
  const page = new Site().open();
  page.game.failed('WebGL');
  assert.match(page.elements.get('trouble').textContent, /WebGL is missing/);
  page.game.failed('game.atlas');
  assert.match(page.elements.get('trouble').textContent, /did not arrive \(game\.atlas\)/);
  assert.equal(page.elements.get('trouble').hidden, false);
});

test('words are copied with the clipboard, and without one the old way', async () => {
  const copied = [];
  const own = { writeText: async text => { copied.push(text); } };
  new Site().open({ navigator: { clipboard: own } }).game.copy('a');
  assert.deepEqual(copied, ['a']);
  const refusing = new Site().open({ navigator: { clipboard: { writeText: () => Promise.reject(new Error('no')) } } });
  refusing.game.copy('b');
  await settle();
  assert.deepEqual(refusing.console, ['copy']);
  const without = new Site().open();
  without.game.copy('c');
  assert.deepEqual(without.console, ['copy']);
});

test('only a device used by fingers shares, and a refusal is no error', async () => {
  const share = () => Promise.reject(new Error('cancelled'));
  assert.equal(new Site().open({ navigator: { share } }).game.canShare(), false);
  const phone = new Site().open({ navigator: { share }, media: ['pointer: coarse'] });
  assert.equal(phone.game.canShare(), true);
  phone.game.share('Play', 'https://example.org');
  await settle();
});

test('only a device used by fingers vibrates, and not before it was touched', () => {
  const felt = [];
  const vibrate = pattern => felt.push(pattern);
  assert.equal(new Site().open({ navigator: { vibrate } }).game.canVibrate(), false);
  assert.equal(new Site().open({ media: ['pointer: coarse'] }).game.canVibrate(), false);
  const userActivation = { hasBeenActive: false };
  const phone = new Site().open({ navigator: { vibrate, userActivation }, media: ['pointer: coarse'] });
  assert.equal(phone.game.canVibrate(), true);
  phone.game.vibrate([12]);
  userActivation.hasBeenActive = true;
  phone.game.vibrate([18, 36, 18]);
  assert.deepEqual(felt.map(pattern => [...pattern]), [[18, 36, 18]]);
});

test('the voice of the browser says what is new, and leaves out what is old', () => {
  assert.equal(new Site().open().game.canSpeak(), false);
  const said = [];
  const speechSynthesis = {
    pending: false,
    cancel: () => said.push('cancel'),
    speak: sentence => said.push(sentence.lang + ' ' + sentence.words),
  };
  class SpeechSynthesisUtterance {
    constructor(words) {
      this.words = words;
    }
  }
  const { game } = new Site().open({ globals: { speechSynthesis, SpeechSynthesisUtterance } });
  assert.equal(game.canSpeak(), true);
  game.say('Schwarz d3.', 'de');
  game.say('Du bist dran.', 'de');
  speechSynthesis.pending = true;
  game.say('Weiß c5.', 'de');
  assert.deepEqual(said, ['de Schwarz d3.', 'de Du bist dran.', 'cancel', 'de Weiß c5.']);
});

class Registration extends EventTarget {
  update() {
    this.updates = (this.updates ?? 0) + 1;
    return Promise.resolve();
  }
}

async function withVersions(registration, controller) {
  const site = new Site();
  const page = site.open({
    navigator: {
      serviceWorker: Object.assign(new EventTarget(), { controller, register: () => Promise.resolve(registration) }),
    },
  });
  let news = 0;
  page.game.onNewVersion(() => news++);
  page.game.playable(() => {});
  await site.clock.pass(1000);
  return { site, page, news: () => news };
}

test('a newer version that waits is told, and takes over when it is asked to', async () => {
  const own = {};
  const registration = Object.assign(new Registration(), { active: own });
  const { page, news } = await withVersions(registration, own);
  assert.equal(page.game.isNewVersionReady(), false);
  const next = Object.assign(new EventTarget(), { state: 'installing', postMessage(data) { this.heard = data; } });
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = next;
  next.state = 'installed';
  next.dispatchEvent(new Event('statechange'));
  assert.deepEqual([news(), page.game.isNewVersionReady()], [1, true]);
  page.game.startNewVersion(() => assert.fail('not refused'));
  assert.equal(next.heard, 'take over');
  assert.equal(page.reloads, undefined);
  next.state = 'activated';
  next.dispatchEvent(new Event('statechange'));
  assert.equal(page.reloads, 1);
});

test('other windows refuse a newer version', async () => {
  const own = {};
  const next = Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage: (data, [port]) => port.postMessage('others'),
  });
  const { page } = await withVersions(Object.assign(new Registration(), { active: own, waiting: next }), own);
  let refusals = 0;
  page.game.startNewVersion(() => refusals++);
  assert.deepEqual([refusals, page.reloads], [1, undefined]);
});

test('who comes back after more than an hour asks for a newer version', async () => {
  const own = {};
  const registration = Object.assign(new Registration(), { active: own });
  const { site, page } = await withVersions(registration, own);
  const comeBack = () => page.document.dispatchEvent(new Event('visibilitychange'));
  await site.clock.pass(3_600_000);
  comeBack();
  assert.equal(registration.updates, undefined, 'an hour is not more than an hour');
  await site.clock.pass(1);
  comeBack();
  comeBack();
  assert.equal(registration.updates, 1);
});

test('a first visit is no newer version', async () => {
  const first = {};
  const { page, news } = await withVersions(Object.assign(new Registration(), { active: first }), null);
  assert.deepEqual([news(), page.game.isNewVersionReady()], [0, false]);
});
