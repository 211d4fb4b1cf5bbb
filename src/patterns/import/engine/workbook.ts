// Reads the first sheet of an Excel workbook (.xlsx). A separate chunk, loaded when such a file is chosen.
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { unprotectCell } from '~/lib/formulas';
import type { FileFault } from './columns';

/** A small archive can unpack to more than the browser's memory. */
const MOST_UNPACKED = 250 * 2 ** 20;
/** A stray cell in a far corner makes a table of billions of cells. */
const MOST_CELLS = 10_000_000;

/** @returns the lines of the sheet with their cells as text, without empty ones at the end */
export async function readWorkbook(bytes: ArrayBuffer): Promise<string[][] | FileFault> {
  try {
    if (isTooLarge(new Uint8Array(bytes))) return { code: 'largeWorkbook' };
    const lines = await readSheet(bytes);
    return lines.map((line) => line.map(textOf));
  } catch {
    // Another archive, such as an OpenDocument file, or a damaged one.
    return { code: 'brokenWorkbook' };
  }
}

function isTooLarge(bytes: Uint8Array): boolean {
  let size = 0;
  // The sizes that the archive's directory declares. No more than that is unpacked, even if a file is longer.
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  if (size > MOST_UNPACKED) return true;
  const sheets = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) });
  return Object.values(sheets).some((sheet) => cellsIn(strFromU8(sheet)) > MOST_CELLS);
}

/** The number of cells of the table that reaches to the last row and column. */
function cellsIn(sheet: string): number {
  let rows = 0;
  let columns = 0;
  for (const [, letters = '', row] of sheet.matchAll(/ r="([A-Z]{1,3})(\d+)"/g)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(
      columns,
      [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
    );
  }
  return rows * columns;
}

/** A cell as a person would type it: dates with the year first, numbers without rounding errors. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    // Times are fractions of a day, and rounded.
    const minute = new Date(Math.round(cell.getTime() / 60_000) * 60_000);
    return minute.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');
  }
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return unprotectCell(String(cell).trim());
}
