import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from '../../mock-server/sandbox/lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'product-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A build that has emptied its folder and does not end. */
const ENDLESS = `
  import { writeFileSync } from 'node:fs';
  const generateBundle = () => new Promise(() => {
    writeFileSync('building', String(process.pid));
    setInterval(() => {}, 1000);
  });
  export default { plugins: [{ name: 'endless', generateBundle }] };`;

test('stopped in its build, ends the build too and leaves the last one', async () => {
  for (const name of ['node_modules', 'openapi', 'public', 'src'])
    symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, 'vite.config.mjs'), ENDLESS);
  writeFileSync(join(folder, 'index.html'), '<title>The next app</title>');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'The last app');
  const product = fork(new URL('product-process.ts', import.meta.url), [], {
    cwd: folder,
    execArgv: [],
    env: { ...process.env, BUILD: '1', PORT: '0', DATA_DIR: join(folder, 'data') },
  });
  const ended = once(product, 'exit');
  const building = join(folder, 'building');
  await expect.poll(() => existsSync(building) && readFileSync(building, 'utf8')).toMatch(/^\d+$/);
  product.kill('SIGTERM');
  await ended;
  await expect.poll(() => isAlive(Number(readFileSync(building, 'utf8')))).toBe(false);
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});
