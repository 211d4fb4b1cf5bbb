import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openQueue } from './queue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'queue-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const photo = (clientId: string) => ({ title: clientId, parts: { clientId, capturedAt: 'now' } });
const media = Buffer.from('picture');

test('returns photos in the order they were added, also after a restart', async () => {
  const queue = openQueue(folder);
  const names = ['zebra-01', 'apple-02', 'mango-03'];
  for (const name of names) queue.add(photo(name), media);
  const again = openQueue(folder);
  expect(again.length).toBe(3);
  const seen: string[] = [];
  for (let next = again.first(); next; next = again.first()) {
    seen.push(next.title);
    const form = await again.form(next);
    expect(form.get('clientId')).toBe(next.title);
    expect(await (form.get('photo') as File).text()).toBe('picture');
    again.remove(next);
  }
  expect(seen).toEqual(names);
  expect(readdirSync(folder)).toEqual([]);
  again.close();
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

test('ignores photos left incomplete by a kill', () => {
  openQueue(folder).add(photo('whole-01'), media);
  writeFileSync(join(folder, 'alone-02.media'), media);
  writeFileSync(join(folder, 'half-03.media.part'), media);
  writeFileSync(join(folder, '000000000000001-half-04.json.part'), '{');
  const queue = openQueue(folder);
  expect([queue.length, queue.first()?.title]).toEqual([1, 'whole-01']);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a refused photo does not block the queue', () => {
  const queue = openQueue(folder);
  queue.add(photo('first-01'), media);
  queue.add(photo('second-02'), media);
  const aside = queue.setAside(photo('first-01'));
  expect([queue.length, queue.first()?.title]).toEqual([1, 'second-02']);
  expect(readdirSync(aside)).toHaveLength(2);
  expect(openQueue(folder).length).toBe(1);
});
