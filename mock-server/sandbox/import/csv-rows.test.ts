import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { CsvError, readRows } from './csv-rows.ts';

const file = join(tmpdir(), `rows-${process.pid}.csv`);
afterAll(() => rmSync(file, { force: true }));

async function rowsOf(text: string | Uint8Array): Promise<string[][]> {
  writeFileSync(file, text);
  const rows: string[][] = [];
  for await (const row of readRows(file)) rows.push(row);
  return rows;
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('reads back written rows with any delimiter and line ending', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'é', '夏', '"', ',', ';', '\t', '\n', ' ', '😀'),
    maxLength: 12,
  });
  const file = fc.record({
    rows: fc.array(fc.tuple(cell, cell), { maxLength: 30 }),
    delimiter: fc.constantFrom(',', ';', '\t'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    bom: fc.boolean(),
    lastEnd: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(file, async ({ rows, delimiter, end, bom, lastEnd }) => {
      const lines = [['one', 'two'], ...rows].map((row) => row.map(quoted).join(delimiter));
      const text = (bom ? '\uFEFF' : '') + lines.join(end) + (lastEnd ? end : '');
      const filled = rows.map((row) => row.map((one) => one.trim())).filter((row) => row.join('') !== '');
      expect(await rowsOf(text)).toEqual([['one', 'two'], ...filled]);
    }),
    { numRuns: 300 },
  );
});

test('a row may span any two chunks of a long file', async () => {
  const cells = Array.from({ length: 6000 }, (_, i) => [
    `${'x'.repeat(i % 40)}${i}`,
    `line "${i}"\r\nand é;,`,
  ]);
  const text = [['a', 'b'], ...cells].map((row) => row.map(quoted).join(';')).join('\r\n');
  const rows = await rowsOf(text);
  expect(rows.slice(1)).toEqual(cells.map(([a, b]) => [a, b?.replace('\r\n', '\n')]));
});

test('supports mixed line endings and empty lines', async () => {
  expect(await rowsOf('a,b\r\n1,2\n\n , \r3,4\r\n\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(await rowsOf('\uFEFF')).toEqual([]);
  expect(await rowsOf('alone')).toEqual([['alone']]);
});

test('detects the delimiter in the header', async () => {
  expect(await rowsOf('email,tags\na,x;y;z\nb,u;v;w')).toEqual([
    ['email', 'tags'],
    ['a', 'x;y;z'],
    ['b', 'u;v;w'],
  ]);
});

test('detects an unclosed quotation mark, even in an endless file', async () => {
  const reading = (text: string) => rowsOf(text).catch((error) => error);
  expect(await reading('a,b\n1,"2\n3,4\n')).toEqual(
    new CsvError('In row 1 a quotation mark is not closed or not doubled.'),
  );
  expect(await reading('a,b\n1,2\n\n"3"x,4\n5,6\n')).toMatchObject({
    message: expect.stringMatching(/^In row 2/),
  });
  expect(await reading(`"a,b\n${'1,2\n'.repeat(200_000)}`)).toMatchObject({
    message: expect.stringMatching(/^Among/),
  });
});
