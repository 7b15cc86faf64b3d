// The package as a program uses it: PACKAGE names its folder.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const folder = resolve(process.env.PACKAGE ?? 'target/npm');
const entry = pathToFileURL(folder + '/node.js').href;
const { createEngine, ...shared } = await import(entry);
const FFO_20 = 'XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X';

const engine = createEngine();
after(() => engine.close());

test('legal moves follow from moves and from boards', async () => {
  assert.deepEqual([...await shared.legalMoves('')].sort(), ['c4', 'd3', 'e6', 'f5']);
  const { board } = await engine.position('f5');
  assert.equal(board, '---------------------------OX------XXX-------------------------- O');
  assert.deepEqual(await engine.legalMoves(board), await engine.legalMoves('F5'));
});

test('a best move is legal, and an endgame exact', async () => {
  assert.ok((await engine.legalMoves('f5')).includes(await engine.bestMove('f5', { seconds: 0.05 })));
  const { lines } = await engine.solve(FFO_20, { lines: 9 });
  assert.deepEqual(lines.map(line => [line.move, line.discs, line.exact]),
      [['h5', 6, true], ['g6', -2, true], ['f6', -4, true], ['h6', -10, true]]);
});

test('an analysis tells each depth once, and the last one again as the end', async () => {
  const plies = [];
  for await (const found of engine.analyse('f5d6c3', { depth: 5 })) {
    plies.push(found.plies);
  }
  assert.deepEqual(plies, [1, 2, 3, 4, 5, 5]);
});

test('leaving the loop stops the search, and the engine goes on', async () => {
  for await (const found of engine.analyse('', { solve: 100 })) {
    if (found.plies >= 3) {
      break;
    }
  }
  assert.equal((await engine.evaluate('f5', { depth: 3 })).plies, 3);
});

test('a signal ends what is asked and what waits for it', async () => {
  const first = new AbortController();
  const second = new AbortController();
  const longEnds = assert.rejects(engine.solve('', { signal: first.signal }), /too long/);
  const waitingEnds = assert.rejects(engine.solve('', { signal: second.signal }), /not needed/);
  const next = engine.evaluate('f5', { depth: 2 });
  second.abort(new Error('not needed'));
  await waitingEnds;
  first.abort(new Error('too long'));
  await longEnds;
  assert.equal((await next).plies, 2);
  await assert.rejects(engine.bestMove('f5', { signal: AbortSignal.abort(new Error('before')) }), /before/);
});

test('closing rejects what is asked', async () => {
  const other = createEngine({ weights: false, book: false });
  const long = other.solve('');
  await Promise.all([assert.rejects(long, /closed/), other.legalMoves('').catch(() => {}), (async () => {
    await new Promise(resolve => setTimeout(resolve, 0));
    other.close();
  })()]);
});

for (const [what, ask, message] of [
  ['an illegal move', () => engine.bestMove('f5f5'), /move 2, 'f5': occupied/],
  ['nonsense', () => engine.bestMove('hello'), /neither moves nor a board/],
  ['a variant that is none', () => engine.bestMove('', { variant: 'chess' }), /no variant 'chess'/],
  ['a depth that is none', () => engine.bestMove('', { depth: 61 }), /plies is a whole number from 1 to 60/],
  ['a level that is none', () => engine.play('', { level: 99 }), /level is a whole number from 1 to \d+/],
  ['a game that is over', () => engine.bestMove('X'.repeat(64) + ' O'), /over/],
  ['a format that is none', () => engine.format({ variant: '8sdb', moves: '' }, 'XYZ'), /no format 'XYZ'/],
  ['weights that are none', () => createEngine({ weights: new Uint8Array(9) }).bestMove('', { depth: 1 }), /weights\.bin/],
  ['weights that are nowhere', () => createEngine({ weights: '/nowhere/x.bin' }).bestMove('', { depth: 1 }), /ENOENT/],
]) {
  test('refuses ' + what, async () => {
    await assert.rejects(ask, message);
    assert.equal((await engine.legalMoves('')).length, 4);
  });
}

test('every variant is played', async () => {
  for (const variant of ['othello', 'stars', 'grand', 'parallel', '1876', 'small', 'anti', '12sdb']) {
    const move = await engine.bestMove('', { variant, depth: 2 });
    assert.ok((await engine.legalMoves('', { variant })).includes(move), variant);
  }
});

test('levels play, and equal seeds alike', async () => {
  const move = await engine.play('f5', { level: 2, seed: 5 });
  assert.equal(await engine.play('f5', { level: 2, seed: 5 }), move);
});

test('weights may be given', async () => {
  const weights = new Uint8Array(gunzipSync(readFileSync(folder + '/data/weights.bin.gz')));
  const given = createEngine({ weights, book: false });
  const plain = createEngine({ weights: false, book: false });
  const known = createEngine({ book: false });
  const value = async one => (await one.evaluate('f5d6c3d3c4', { depth: 6 })).lines[0].discs;
  assert.equal(await value(given), await value(known));
  assert.notEqual(await value(plain), await value(known));
  [given, plain, known].forEach(one => one.close());
});

test('games are read and written', async () => {
  const sgf = '(;FF[4]GM[2]SZ[8]PB[Ann]PW[Bob];B[f5];W[d6])';
  const read = await engine.parse(sgf);
  assert.equal(read.format, 'SGF');
  assert.equal(read.games[0].moves, 'f5d6');
  assert.match(await engine.format(read.games[0], 'ggf'), /PB\[Ann\].*B\[F5/);
  const broken = await engine.parse(new TextEncoder().encode('f5f5'));
  assert.equal(broken.errors, 1);
  assert.equal(broken.faults[0].problem, 'ILLEGAL_MOVE');
});

test('a program ends by itself when all is answered', () => {
  const program = join(mkdtempSync(join(tmpdir(), 'reversi-')), 'program.mjs');
  writeFileSync(program, `import { bestMove } from '${entry}'; console.log(await bestMove('f5', { depth: 4 }));`);
  assert.match(execFileSync(process.execPath, [program], { encoding: 'utf8' }), /^[a-h][1-8]\n$/);
});
