'use strict';

// Files that go out of the page and come into it.
const test = require('node:test');
const assert = require('node:assert/strict');
const { Site } = require('./browser.js');

function open(globals) {
  const site = new Site();
  return { site, page: site.open({ globals }) };
}

test('a file is offered as a download, and forgotten after a while', async () => {
  const urls = [];
  const { site, page } = open({
    Blob: class {
      constructor(parts) {
        this.text = parts.join('');
      }
    },
    URL: {
      createObjectURL: blob => {
        urls.push('made of ' + blob.text);
        return 'blob:1';
      },
      revokeObjectURL: url => urls.push('revoked ' + url),
    },
  });
  page.game.saveFile('games.txt', 'text/plain', ['f5', 'd6']);
  assert.deepEqual(page.clicked.map(link => [link.tag, link.download, link.href]), [['a', 'games.txt', 'blob:1']]);
  assert.deepEqual(urls, ['made of f5d6']);
  await site.clock.pass(60000);
  assert.deepEqual(urls, ['made of f5d6', 'revoked blob:1']);
});

function file(name, bytes, size = bytes.length) {
  return { name, size, arrayBuffer: async () => Uint8Array.from(bytes).buffer };
}

const DECODE = { TextDecoder, Int8Array, Uint8Array };

test('files that are chosen are read as text, as bytes, or not at all', async () => {
  const { site, page } = open(DECODE);
  const answers = [];
  page.game.openFiles(read => answers.push(...read));
  const [chooser] = page.clicked;
  assert.equal(chooser.type, 'file');
  chooser.files = [
    file('utf.txt', [0x66, 0x35, 0xc3, 0xa9]),
    file('latin.txt', [0x66, 0xe9]),
    file('games.wtb', [20, 12, 0, 0]),
    file('film', [], 2 ** 40),
    { name: 'gone', size: 1, arrayBuffer: async () => { throw new Error('gone'); } },
  ];
  chooser.onchange();
  await site.clock.pass(1);
  assert.deepEqual(answers.map(read => [read.name, read.text, read.bytes && read.bytes.length, read.tooLarge]), [
    ['utf.txt', 'f5é', null, false],
    ['latin.txt', 'fé', null, false],
    ['games.wtb', null, 4, false],
    ['film', null, null, true],
    ['gone', null, null, false],
  ]);
});

test('letters are what their file says, or what makes sense', async () => {
  const { site, page } = open(DECODE);
  const game = (black, white, more = '') => `(;FF[4]GM[2]${more}PB[${black}]PW[${white}];B[f5])`;
  const ascii = text => [...text].map(c => c.charCodeAt(0));
  const wide = [...game('Zoë', '山田')].map(c => c.charCodeAt(0));
  const cases = [
    [[0xff, 0xfe, ...wide.flatMap(c => [c & 255, c >> 8])], game('Zoë', '山田')],
    [[0xfe, 0xff, ...wide.flatMap(c => [c >> 8, c & 255])], game('Zoë', '山田')],
    // Shift_JIS: 表 and ソ end with a backslash, ゾ with a bracket.
    [ascii(game('\x95\x5c', '\x83\x5c')), game('表', 'ソ')],
    [ascii(game('\x83\x5d', 'Ann')), game('ゾ', 'Ann')],
    [ascii(game('\x95\x5c', 'Ann', 'CA[Shift_JIS]')), game('表', 'Ann', 'CA[Shift_JIS]')],
    // EUC-JP.
    [ascii(game('\xbb\xb3\xc5\xc4', 'Ann')), game('山田', 'Ann')],
    // Windows-1252, which could be Shift_JIS with swallowed brackets.
    [ascii(game('Jos\xe9', 'Andr\xe9')), game('José', 'André')],
    [ascii(game('\xc9L\xc9ONORE', '\xc0\xd6\xdc')), game('ÉLÉONORE', 'ÀÖÜ')],
    [ascii(game('Zo\xeb', 'Ann', 'CA[no such thing]')), game('Zoë', 'Ann', 'CA[no such thing]')],
    [ascii(game('\xc7\xee\xff', 'Ann', 'CA[windows-1251]')), game('Зоя', 'Ann', 'CA[windows-1251]')],
  ];
  const answers = [];
  page.game.openFiles(read => answers.push(...read));
  const [chooser] = page.clicked;
  chooser.files = cases.map(([bytes]) => file('games.sgf', bytes));
  chooser.onchange();
  await site.clock.pass(1);
  assert.deepEqual(answers.map(read => read.text), cases.map(([, text]) => text));
});

function happen(page, type, more) {
  const event = Object.assign(new Event(type, { cancelable: true }), more);
  page.window.dispatchEvent(event);
  return event;
}

test('files dropped on the window never replace it, and whoever listens hears of them', async () => {
  const { site, page } = open(DECODE);
  const answers = [];
  const dataTransfer = { files: [file('a.txt', [0x66, 0x35])] };
  assert.equal(happen(page, 'drop', { dataTransfer }).defaultPrevented, true);
  page.game.onFilesDropped(read => answers.push(...read));
  happen(page, 'drop', { dataTransfer });
  await site.clock.pass(1);
  assert.deepEqual(answers.map(read => read.text), ['f5']);
});

test('what is pasted is told, unless it is pasted into a field', async () => {
  const { page } = open(DECODE);
  const answers = [];
  const clipboardData = { files: [], getData: () => 'f5d6' };
  happen(page, 'paste', { clipboardData });
  page.game.onPasted(text => answers.push(text));
  happen(page, 'paste', { clipboardData });
  assert.deepEqual(answers, ['f5d6']);
  page.game.onPasted(null);
  happen(page, 'paste', { clipboardData });
  assert.deepEqual(answers, ['f5d6']);
});

test('a clipboard that may not be read is empty', async () => {
  for (const [readText, expected] of [[async () => 'f5', 'f5'], [async () => { throw new Error('no'); }, null]]) {
    const { site, page } = open({ navigator: { clipboard: { readText } } });
    const answers = [];
    page.game.readClipboard(text => answers.push(text));
    await site.clock.pass(1);
    assert.deepEqual(answers, [expected]);
  }
});

test('an asset is fetched as bytes, and one that can’t be had is null', async () => {
  const bytes = new Uint8Array([1, 200]).buffer;
  const answers = [
    [async () => ({ ok: true, arrayBuffer: async () => bytes }), [1, -56]],
    [async () => ({ ok: false }), null],
    [async () => { throw new Error('offline'); }, null],
  ];
  for (const [fetch, expected] of answers) {
    const asked = [];
    const { site, page } = open({
      Int8Array,
      fetch: path => {
        asked.push(path);
        return fetch();
      },
    });
    const fetched = [];
    page.game.fetchAsset('openings/explorer.bin', answer => fetched.push(answer && [...answer]));
    await site.clock.pass(1);
    assert.deepEqual(asked.filter(path => !path.startsWith('texts/')), ['openings/explorer.bin']);
    assert.deepEqual(fetched, [expected]);
  }
});

// A page that another program's share opened, over what the service worker kept of it.
function shared(parts, { search = '?shared', age = 0, ...globals } = {}) {
  const headers = { get: () => (age === null ? null : new Date(new Site().clock.now - age).toUTCString()) };
  const kept = new Map(parts ? [['share', { headers, formData: async () => parts }]] : []);
  const site = new Site();
  const page = site.open({
    search,
    globals: {
      ...DECODE,
      File: class {
        constructor([text], name) {
          Object.assign(this, file(name, [...new TextEncoder().encode(text)]));
        }
      },
      caches: {
        open: async () => ({ match: async name => kept.get(name), delete: async name => kept.delete(name) }),
      },
      ...globals,
    },
  });
  return { site, page, kept };
}

function form(fields, files = []) {
  return { get: name => fields[name] ?? null, getAll: () => files };
}

test('what another program shares is taken once, by the first page that takes files', async () => {
  const { site, page, kept } = shared(form({ text: 'f5d6c3', url: '' }, [file('a.sgf', [0x28, 0x3b]), file('none', [])]));
  await site.clock.pass(1);
  assert.equal(kept.size, 0);
  assert.deepEqual(page.history.entries, [['replace', '/#play']]);
  const answers = [];
  page.game.onFilesSent(null);
  page.game.onFilesSent(read => answers.push(...read));
  await site.clock.pass(1);
  page.game.onFilesSent(() => assert.fail('taken twice'));
  await site.clock.pass(1);
  assert.deepEqual(answers.map(read => [read.name, read.text]), [['a.sgf', '(;'], ['', 'f5d6c3']]);
});

test('a page that takes files before the share was read hears of it, too', async () => {
  const { site, page } = shared(form({ text: 'A game', url: 'https://example.org/#g=1.lrS' }));
  const answers = [];
  page.game.onFilesSent(read => answers.push(...read));
  await site.clock.pass(1);
  assert.deepEqual(answers.map(read => read.text), ['A game\nhttps://example.org/#g=1.lrS']);
});

test('what was shared is not taken for what the person gave', async () => {
  const { site, page } = shared(form({ text: 'f5' }));
  page.game.onFilesDropped(() => assert.fail('nobody was asked'));
  await site.clock.pass(1);
  const answers = [];
  page.game.onFilesSent(read => answers.push(...read));
  await site.clock.pass(1);
  assert.equal(answers.length, 1);
});

test('an old share is forgotten', async () => {
  const MINUTE = 60_000;
  for (const [age, expected] of [[59 * MINUTE, 1], [61 * MINUTE, 0], [-61 * MINUTE, 0], [null, 0]]) {
    const { site, page, kept } = shared(form({ text: 'f5' }), { age });
    let count = 0;
    page.game.onFilesSent(read => { count += read.length; });
    await site.clock.pass(1);
    assert.deepEqual([count, kept.size], [expected, 0]);
  }
});

test('a share that was refused is told as a file that is too large', async () => {
  const { site, page } = shared(null, { search: '?shared=refused' });
  const answers = [];
  page.game.onFilesSent(read => answers.push(...read));
  await site.clock.pass(1);
  assert.deepEqual(answers.map(read => [read.name, read.text, read.bytes, read.tooLarge]), [['', null, null, true]]);
  assert.deepEqual(page.history.entries, [['replace', '/#play']]);
});

test('a share that was taken before, or is broken, is no failure of the page', async () => {
  const gone = shared(null);
  gone.page.game.onFilesSent(() => assert.fail('nothing was shared'));
  await gone.site.clock.pass(1);
  assert.deepEqual(gone.page.console, []);
  const broken = shared(form({}), { caches: { open: async () => { throw new Error('forbidden'); } } });
  await broken.site.clock.pass(1);
  assert.deepEqual(broken.page.console, ['What was shared could not be read: Error: forbidden']);
});

test('files that the system opens with the game are taken', async () => {
  let launched;
  const { site, page } = open({ ...DECODE, launchQueue: { setConsumer: consumer => { launched = consumer; } } });
  launched({ files: [{ getFile: async () => file('a.ggf', [0x28]) }] });
  await site.clock.pass(1);
  const answers = [];
  page.game.onFilesDropped(read => answers.push(...read));
  launched({ files: [] });
  await site.clock.pass(1);
  assert.deepEqual(answers.map(read => [read.name, read.text]), [['a.ggf', '(']]);
  launched({ files: [{ getFile: async () => { throw new Error('gone'); } }] });
  await site.clock.pass(1);
  assert.deepEqual(page.console, ['A file could not be read: Error: gone']);
});

// A page with such a preloaded picture; unpacking it fails where the browser can't.
function pictures({ hints = [], unpack = async file => 'unpacked ' + file, ok = true } = {}) {
  const asked = [];
  const site = new Site();
  const page = site.open({
    hints: hints.map(href => ({ href })),
    globals: {
      fetch: async url => {
        if (url.startsWith('/')) {
          asked.push(url);
        }
        return { ok, status: 404, blob: async () => url, text: async () => '' };
      },
      createImageBitmap: unpack,
      Image: class {
        set src(url) {
          this.url = url;
          queueMicrotask(() => (url.includes('gone') ? this.onerror() : this.onload()));
        }
      },
    },
  });
  return { site, page, asked };
}

test('preloaded pictures are unpacked at once, each for one that asks, and others when they are asked for', async () => {
  const { site, page, asked } = pictures({ hints: ['/disc.webp', '/assets.txt', '/board.png'] });
  assert.deepEqual(asked, ['/disc.webp', '/board.png']);
  const got = [];
  page.game.fetchPicture('/disc.webp', picture => got.push(picture));
  page.game.fetchPicture('/late.png', picture => got.push(picture));
  page.game.fetchPicture('/disc.webp', picture => got.push(picture));
  await site.clock.pass(1);
  assert.deepEqual(got, ['unpacked /disc.webp', 'unpacked /late.png', 'unpacked /disc.webp']);
  assert.deepEqual(asked, ['/disc.webp', '/board.png', '/late.png', '/disc.webp']);
});

test('pictures are unpacked with their colours as they are', async () => {
  let how;
  const { site } = pictures({ hints: ['/a.png'], unpack: async (file, options) => { how = options; } });
  await site.clock.pass(1);
  assert.deepEqual({ ...how }, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
});

test('a browser that can’t unpack shows the picture itself; one that is missing is null', async () => {
  const { site, page } = pictures({ unpack: async () => { throw new TypeError('options'); } });
  const got = [];
  page.game.fetchPicture('/a.png', picture => got.push(picture && picture.url));
  page.game.fetchPicture('/gone.png', picture => got.push(picture));
  await site.clock.pass(1);
  assert.deepEqual(got, ['/a.png', null]);
});
