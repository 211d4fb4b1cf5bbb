import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const built = () => readFileSync(join(folder, 'dist/index.html'), 'utf8').trim();
const build = (...options: string[]) =>
  spawnSync(process.execPath, [resolve('scripts/build.ts'), '--quiet', ...options], { cwd: folder }).status;

test('builds only what has changed if asked to, and a failed build leaves the last one', () => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'src'));
  write('index.html', '<title>1</title>');
  expect([build('--if-changed'), built()]).toEqual([0, '<title>1</title>']);
  write('dist/index.html', 'unchanged');
  expect([build('--if-changed'), built()]).toEqual([0, 'unchanged']);
  write('src/new.ts', '');
  expect([build('--if-changed'), built()]).toEqual([0, '<title>1</title>']);
  write('dist/index.html', 'unchanged');
  expect([build(), built()]).toEqual([0, '<title>1</title>']);
  write('index.html', '<title>2</title><script type="module" src="./src/missing.ts"></script>');
  expect([build('--if-changed'), built()]).toEqual([1, '<title>1</title>']);
});
