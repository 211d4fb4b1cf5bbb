import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sampleWorkbook } from '~/testing/sample-workbook';
import { readWorkbook } from './workbook';

const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;
const code = async (bytes: Uint8Array) => {
  const read = await readWorkbook(bufferOf(bytes));
  return 'code' in read && read.code;
};

describe('a workbook', () => {
  it('is read as the cells of its first sheet, with dates and numbers as typed', async () => {
    const workbook = sampleWorkbook([
      ['Clients & guests'],
      [],
      ['Email', 'Mobile', 'Birthday', 'Last visit', 'Spent', 'Newsletter'],
      [' a@b.example ', 4160000133, new Date('1985-04-02'), new Date('2026-04-23T14:30Z'), 0.1 + 0.2, true],
      ["'+4930901820", null, null, null, 48.5, false],
    ]);
    expect(await readWorkbook(bufferOf(workbook))).toEqual([
      ['Clients & guests', '', '', '', '', ''],
      ['', '', '', '', '', ''],
      ['Email', 'Mobile', 'Birthday', 'Last visit', 'Spent', 'Newsletter'],
      ['a@b.example', '4160000133', '1985-04-02', '2026-04-23 14:30', '0.3', 'true'],
      ['+4930901820', '', '', '', '48.5', 'false'],
    ]);
  });

  it('is refused if it is another archive or damaged', async () => {
    expect(await code(zipSync({ 'content.xml': new Uint8Array(9) }))).toBe('brokenWorkbook');
    const workbook = sampleWorkbook([['Email'], ['a@b.example']]);
    expect(await code(workbook.slice(0, -40))).toBe('brokenWorkbook');
  });

  it('is refused unread if it would unpack to too much', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(9) });
    const directory = bomb.findIndex((_, i) => bomb[i] === 0x50 && bomb[i + 2] === 0x01);
    // The unpacked size of the first file, as the archive's directory declares it.
    new DataView(bomb.buffer).setUint32(directory + 24, 300 * 2 ** 20, true);
    expect(await code(bomb)).toBe('largeWorkbook');
    const files = unzipSync(sampleWorkbook([['Email'], ['a@b.example']]));
    const sheet = strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
    const stray = sheet.replace('r="A2"', 'r="XFD1048576"');
    expect(await code(zipSync({ ...files, 'xl/worksheets/sheet2.xml': strToU8(stray) }))).toBe(
      'largeWorkbook',
    );
  });
});
