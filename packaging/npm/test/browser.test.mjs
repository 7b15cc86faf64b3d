// The package in a page, without a bundler: a browser opens the page, which tells the test what it found.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize, resolve } from 'node:path';
import { test } from 'node:test';

const folder = resolve(process.env.PACKAGE ?? 'target/npm');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };
const PAGE = `<!doctype html><script type="module">
const tell = found => fetch('/found', { method: 'POST', body: JSON.stringify(found) });
try {
  const { bestMove, analyse, parse, createEngine } = await import('./index.js');
  const found = { move: await bestMove('f5', { depth: 6 }), plies: 0 };
  for await (const { plies } of analyse('', { solve: 100 })) {
    found.plies = plies;
    if (plies >= 4) break;
  }
  found.moves = (await parse('f5d6')).games[0].moves;
  found.refused = await bestMove('f5f5').catch(error => error.message);
  found.missing = await createEngine({ weights: '/missing' }).bestMove('', { depth: 1 }).catch(error => error.message);
  await tell(found);
} catch (error) {
  await tell({ failed: String(error) });
}
</script>`;

function browser() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // The next one.
    }
  }
  return null;
}

const program = browser();

test('a page without a bundler', { skip: !program && !process.env.CI && 'no browser' }, async () => {
  let found;
  const told = new Promise(tell => { found = tell; });
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (path === '/found') {
      let body = '';
      for await (const part of request) {
        body += part;
      }
      found(JSON.parse(body));
      response.end();
      return;
    }
    try {
      const body = path === '/' ? PAGE : readFileSync(join(folder, normalize(path)));
      response.setHeader('Content-Type', TYPES[path === '/' ? '.html' : extname(path)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0);
  await once(server, 'listening');
  const profile = mkdtempSync(join(tmpdir(), 'reversi-'));
  const page = spawn(program, ['--headless', '--no-sandbox', '--disable-gpu', '--user-data-dir=' + profile,
    `http://localhost:${server.address().port}/`], { stdio: 'ignore', detached: true });
  try {
    const result = await told;
    assert.deepEqual({ ...result, move: /^[a-h][1-8]$/.test(result.move) }, {
      move: true,
      plies: 4,
      moves: 'f5d6',
      refused: "move 2, 'f5': occupied",
      missing: '/missing: status 404',
    });
  } finally {
    process.kill(-page.pid, 'SIGKILL');
    await once(page, 'exit');
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});
