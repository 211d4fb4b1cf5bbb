// The letters of a text file, wherever the parts in which it arrives end.
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Files } from '../media/files.ts';
import { textFile } from './text-file.ts';

/** What is stored of the file, or why it is refused. */
function received(...parts: Buffer[]): Promise<unknown> {
  const written: Buffer[] = [];
  const draft = {
    write: (part: Buffer) => void written.push(part),
    finish: async () => Buffer.concat(written).toString(),
    discard: () => undefined,
  };
  const files = { draft: () => draft } as unknown as Files;
  const part = { field: 'contacts', maxBytes: 100, stop: () => undefined };
  return textFile('Too large.')(Readable.from(parts) as never, files, part as never);
}

test('a letter may arrive in two parts', async () => {
  const [start, end] = [Buffer.from('name\nZo\xc3', 'latin1'), Buffer.from('\xa9\n', 'latin1')];
  expect(await received(start, end)).toBe('name\nZoé\n');
  expect(await received(start)).toMatchObject({ message: expect.stringContaining('not in UTF-8') });
});
