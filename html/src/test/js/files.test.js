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
  page.game.saveFile('games.txt', 'f5d6');
  assert.deepEqual(page.clicked.map(link => [link.tag, link.download, link.href]), [['a', 'games.txt', 'blob:1']]);
  assert.deepEqual(urls, ['made of f5d6']);
  await site.clock.pass(60000);
  assert.deepEqual(urls, ['made of f5d6', 'revoked blob:1']);
});

test('a file that is chosen is read, and one that can’t be read is null', async () => {
  for (const [text, expected] of [[async () => 'f5d6', 'f5d6'], [async () => { throw new Error('gone'); }, null]]) {
    const { site, page } = open({});
    const answers = [];
    page.game.openFile(read => answers.push(read));
    const [chooser] = page.clicked;
    assert.equal(chooser.type, 'file');
    chooser.files = [{ text }];
    chooser.onchange();
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
    assert.deepEqual(asked, ['openings/explorer.bin']);
    assert.deepEqual(fetched, [expected]);
  }
});
