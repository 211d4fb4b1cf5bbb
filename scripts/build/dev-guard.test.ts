import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devGuard } from './dev-guard.ts';

const root = mkdtempSync(join(tmpdir(), 'dev (guard)-'));
const SECRET = 'only-for-this-machine';
let server: ViteDevServer;
let origin = '';
beforeAll(async () => {
  mkdirSync(join(root, 'data/database'), { recursive: true });
  writeFileSync(join(root, 'data/media-key'), SECRET);
  writeFileSync(join(root, 'data/database/PG_VERSION'), SECRET);
  writeFileSync(join(root, '.env'), SECRET);
  writeFileSync(join(root, 'page.js'), 'export {};');
  server = await createServer({
    ...{ root, configFile: false, logLevel: 'silent', optimizeDeps: { noDiscovery: true } },
    server: { ...devGuard(join(root, 'data')), host: '127.0.0.1', port: 0, hmr: false },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

test.each([
  'data/media-key',
  'data/media-key?raw',
  'data/media-key?import&raw',
  'data/database/PG_VERSION',
  'data//media-key',
  '.env',
])('the development server does not serve %s', async (path) => {
  const answer = await fetch(origin + path);
  expect(answer.status).not.toBe(200);
  expect(await answer.text()).not.toContain(SECRET);
});

test('the development server serves a file of the project, but lets no page of another origin read it', async () => {
  for (const page of ['http://localhost:1234', 'http://127.0.0.1:1234', 'http://evil.example']) {
    const answer = await fetch(`${origin}page.js`, { headers: { origin: page } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  }
});
