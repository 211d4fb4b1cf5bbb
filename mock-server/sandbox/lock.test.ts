import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeLock } from './lock.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'lock-'));

test('respects the lock of a living process', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), `${process.ppid}`);
  expect(() => takeLock(folder)).toThrow(
    /^The data folder .* is in use by process \d+; stop that one, or set DATA_DIR/,
  );
  expect(existsSync(join(folder, 'lock'))).toBe(true);
});

test.each([
  ['of a process that died', `${spawnSync(process.execPath, ['-e', '']).pid}`],
  ['of a former life with the same pid', `${process.pid}`],
  ['of a former life whose pid is another program by now', `${process.ppid} 1`],
  ['with nonsense in it', 'hello'],
])('takes over a lock %s, and releases it', (_, content) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), content);
  const release = takeLock(folder);
  expect(readdirSync(folder)).toEqual(['lock']);
  release();
  expect(readdirSync(folder)).toEqual([]);
});
