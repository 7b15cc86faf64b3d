'use strict';

// The board for other people's pages: its rules against those of the game, which counted these, and the texts that it reads.
const test = require('node:test');
const assert = require('node:assert/strict');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { WEB } = require('./browser.js');

const script = name => import(pathToFileURL(path.join(WEB, 'board', name)).href);

// A variant's code, how many games of 1 to 5 plies it has, a game to its end, and the discs then.
const COUNTED = [
  ['8sdb', [4, 12, 56, 244, 1396], 'f5f6e6f4d3c5g6g5b6b5f3c3b2e3f2d6c4f7e8e7a5g7g8b4h6b7a6h5b3g3d8f1g2a4g1e1f8e2c7c6h3h8d2h7d7g4a7a8h4c1a3h1c2b8c8d1a2a1b1h2', 22, 42],
  ['10odb', [4, 12, 56, 244, 1396], 'g6g7f7g5e4d6h7h6c7c6g4d4c3f4g3e7d5g8f9f8b6i7h5g2h8f10h3a6f1d8j6c5e10h9a7i6b7h4g9j7c8e3j5a8j8b2b8d7f3b5c4b4c9e8i9h2i5i8d3d10e9c2c10h1i2i3a4b9g10a5j3j4b3d9g1e1a3e2d1i4d2c1f2h10', 41, 47],
  ['10sdb', [4, 12, 56, 244, 1396], 'g6g7f7g5e4d6h7h6c7c6g4d4c3f4g3e7d5g8f9f8b6i7h5g2h8f10h3a6f1d8j6c5e10h9a7i6b7h4i8c8b8a9e8b5h10d7f3c4d3j8g10e3c9i2j5i5a8g1h1e9i3h2i1e2j9i10a5b3j4j2c2b10a10b9j10c1b4d2d1i4j7j1f2a3i9g9c10e1b1a4b2a2j3a1d10d9', 59, 41],
  ['8spb', [4, 14, 68, 292, 1690], 'e3d6c3d3c2f6d7c5b4c7f5b2a2b6a7e7d2a5g7a3b8a1f8d1e2b7b5f2e1g5e6f1c1b1c4d8c8f3c6a6g4h8b3f4h5h4f7a8h6g3h2a4g1e8h3g6g2h1h7g8', 15, 49],
  ['8sfws32', [4, 12, 24, 24, 96], 'd5e5e4d4c4e3f5g6e2c5b6e1f2g3f4b5e6b7f6e7c6d3d8d7h6g7g5g4f3c3d6c8h8c7b3g8h4h3h7b2b1a1h5c1d1a3f1f8g2g1h1b4a5e8c2a7a4a6a2h2b8d2f7a8', 33, 31],
  ['6sdb', [4, 12, 56, 244, 1364], 'e4e5d5e3c2b4f5f4e2f2b3e6b5c5f6d2f1b1b2a4c6a2a1b6e1f3d6d1a3c1a5a6', 21, 15],
  ['8sdbf', [4, 12, 56, 244, 1396], 'f5f6e6f4d3c5g6g5b6b5f3c3b2e3f2d6c4f7e8e7a5g7g8b4h6b7a6h5b3g3d8f1g2a4g1e1f8e2c7c6h3h8d2h7d7g4a7a8h4c1a3h1c2b8c8d1a2a1b1h2', 22, 42],
  ['4sdb', [4, 12, 44, 128, 424], 'd3d4b1a1a2d2c4b4a3a4c1d1', 4, 12],
  ['8sdba', [10, 96, 1240, 15872, 245704], 'f5c5e6c4b4b5g4a4a5c6e3a6f3b6c7d7h3b3f2g5g3d6h4f6c3d3b8g1g2a2a3b1d8f1h2d2f7c2a1c8a7e8h1a8c1b2b7e1e2d1g7g6e7h6g8f8h5f4h7h8', 38, 26],
  ['8sdwh2', [4, 12, 56, 244, 1396], 'c5e6f3c3e7b6b5d6a7f5e3d3g5f6c2f4c4h5h6b2c7e8d8g3f7f8g8h4h3b4f2a6g6c1a4b3g4b7b1d7c6h2g2g1e1a5b8c8h1g7d1e2d2a8h7a2f1a3', 33, 31],
  ['6sfws18', [4, 12, 24, 24, 96], 'c4d4d3c3b3d2e4f5d1b4a5c2b2a2a4e2f3a3f4a6c1f1f2e1f6b5a1e3c5d5b6c6e6b1d6e5', 23, 13],
  ['4spw', [4, 12, 50, 138, 480], 'c4d3b4a1a2c1d2a3b1d1d4a4', 10, 6],
];

function perft(position, depth, PASS) {
  if (depth === 0) {
    return 1;
  }
  const moves = position.placements();
  const all = moves.length || !position.mustPass() ? moves : [PASS];
  return all.reduce((sum, move) => sum + perft(position.play(move), depth - 1, PASS), 0);
}

for (const [code, counts, moves, black, white] of COUNTED) {
  test(`${code} has the game's rules`, async () => {
    const { PASS, Position, variantOf } = await script('rules.js');
    const { readGame } = await script('games.js');
    const start = Position.start(variantOf(code));
    const depth = code === '8sdba' ? 3 : 4;
    assert.deepEqual(counts.slice(0, depth).map((_, i) => perft(start, i + 1, PASS)), counts.slice(0, depth));
    const { root, trouble } = readGame(moves, code);
    const { position } = root.end();
    assert.equal(trouble, '');
    assert.ok(position.isOver());
    assert.deepEqual(position.score(), { black, white });
  });
}

test('variants have names, and no others are known', async () => {
  const { variantOf } = await script('rules.js');
  assert.equal(variantOf('anti').code, '8sdbf');
  for (const wrong of ['chess', '', '7sdb', '18sdb', '6odb', '8sdbx']) {
    assert.throws(() => variantOf(wrong), /no variant/);
  }
});

const moves = async (text, variant) => {
  const { readGame } = await script('games.js');
  const { nameOf } = await script('rules.js');
  const game = readGame(text, variant);
  const line = node => node.children.map(child => nameOf(child.position.variant, child.move)
      + (child.children.length > 1 ? `(${line(child)})` : line(child))).join('|');
  return { ...game, line: line(game.root) };
};

for (const [what, text, line] of [
  ['moves in a row', 'f5d6c3', 'f5d6c3'],
  ['moves with numbers and capitals', '1. F5 D6 2. C3', 'f5d6c3'],
  ['nothing', '', ''],
  ['a link', '1.lrS', 'f5d6c3'],
  ['a link of a larger board', '110sdb.A4BC', 'g6g7'],
  ['SGF', '(;FF[4]GM[2]SZ[8];B[f5];W[d6];B[c3])', 'f5d6c3'],
  ['SGF with letters of Go', '(;GM[2]SZ[8];B[fe];W[df])', 'f5d6'],
  ['SGF with the first move in the first node', '(;GM[2]B[f5];W[d6])', 'f5d6'],
  ['SGF with variations', '(;GM[2];B[f5](;W[d6];B[c3])(;W[f6]))', 'f5(d6c3|f6)'],
  ['SGF that ends early', '(;GM[2];B[f5];W[d6]', 'f5d6'],
  ['SGF with a position', '(;GM[2]SZ[8]AB[d4:e5]AW[f5]PL[B];B[g6])', 'g6'],
  ['GGF', '(;GM[Othello]PB[Ann]PW[Bob]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]'
    + 'B[F5//0.01]W[d6/1.50/2]B[c3];)', 'f5d6c3'],
]) {
  test('reads ' + what, async () => {
    const read = await moves(text);
    assert.equal(read.trouble, '');
    assert.equal(read.line, line);
  });
}

test('keeps names and comments', async () => {
  const read = await moves('(;GM[2]PB[A\\]B]PW[Ko]C[start];B[f5]C[good])');
  assert.deepEqual([read.black, read.white, read.root.comment, read.root.children[0].comment], ['A]B', 'Ko', 'start', 'good']);
});

for (const [what, text, trouble, line] of [
  ['an illegal move', 'f5d6a1', "move 3, 'a1', is not legal", 'f5d6'],
  ['nonsense', 'hello', "move 1, 'hello', is not legal", ''],
  ['an illegal move of SGF', '(;GM[2];B[f5];W[a1])', "move 2, 'a1', is not legal", 'f5'],
  ['SGF without a node', '()', 'no node at 2', ''],
  ['SGF that is nested without end', '('.repeat(600) + ';', 'variations nested too deep', ''],
  ['a board that is too long', 'X'.repeat(66), 'a board of 64 squares and the side to move, not 66 signs', ''],
  ['a board without a side', '-'.repeat(65), 'nobody is to move', ''],
  ['a link that is wrong', '1.lr_', 'move 3 of the link is not legal', 'f5d6'],
  ['a text without end', 'f5'.repeat(600_000), '1200000 characters are too many for a game', ''],
  ['a variant that is none', '118sdb.A', "no variant '18sdb'", ''],
]) {
  test(`says what is wrong with ${what}, and shows what stands before`, async () => {
    const read = await moves(text);
    assert.equal(read.trouble, trouble);
    assert.equal(read.line, line);
  });
}
