import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLocalFile } from '../media/file-store.ts';
import { unzip } from './unzip.ts';
import { zip } from './zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = new Map([
  ['a.bin', randomBytes(200_000)],
  ['empty.bin', Buffer.alloc(0)],
  ['Ayşe 写真.txt', Buffer.from('hello')],
]);
const at = new Date('2026-09-10T18:22:44Z');
const entries = [...files].map(([name, bytes]) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return { name, open: () => openLocalFile(path), at };
});
const written = async (...given: Parameters<typeof zip>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip(...given)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

test('reads back what was written', async () => {
  expect(unzip(await written(entries))).toEqual(files);
  expect(unzip(await written([]))).toEqual(new Map());
});

test('reads back entries beyond the limit of the classic format', async () => {
  const file = await written(entries, 1000);
  expect(unzip(file)).toEqual(files);
  expect(file.length).toBeGreaterThan((await written(entries)).length);
});

test('omits a file that was deleted', async () => {
  const gone = { name: 'gone.bin', open: () => openLocalFile(join(folder, 'gone.bin')), at };
  expect(unzip(await written([gone, ...entries]))).toEqual(files);
});

test('writes the time in UTC', async () => {
  const file = await written(entries);
  const [time, day] = [file.readUInt16LE(10), file.readUInt16LE(12)];
  expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([18, 22, 44]);
  expect([(day >> 9) + 1980, (day >> 5) & 15, day & 31]).toEqual([2026, 9, 10]);
});
