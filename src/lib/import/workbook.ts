// Reads the first sheet of an Excel workbook (.xlsx). A chunk of its own, loaded when such a file is chosen.
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { FileFault } from './columns';
import { unprotectCell } from './formulas';

/** A small archive can unpack to more than the browser's memory. */
const MOST_UNPACKED = 250 * 2 ** 20;

/** @returns the lines of the sheet with their cells as text, without empty ones at the end */
export async function readWorkbook(bytes: ArrayBuffer): Promise<string[][] | FileFault> {
  try {
    if (unpackedSize(bytes) > MOST_UNPACKED) return { code: 'largeWorkbook' };
    const lines = await readSheet(bytes);
    return lines.map((line) => line.map(textOf));
  } catch {
    // Another archive, such as an OpenDocument file, or a damaged one.
    return { code: 'brokenWorkbook' };
  }
}

/** The sizes that the archive's directory declares. No more than that is unpacked, even if a file is longer. */
function unpackedSize(bytes: ArrayBuffer): number {
  let size = 0;
  unzipSync(new Uint8Array(bytes), {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
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
