// Streams the rows of a CSV file of any length.
import { createReadStream } from 'node:fs';
import Papa, { type ParseResult } from 'papaparse';
import { unprotectCell } from '../../../src/lib/formulas.ts';

/** The rest of the file cannot be read. The message is a sentence for users. */
export class CsvError extends Error {
  override name = 'CsvError';
}

const DELIMITERS = [',', ';', '\t'];
/** Characters. The contract's longest row is less than a tenth of it. */
const LONGEST_ROW = 256 * 1024;

/**
 * The rows of a UTF-8 file with trimmed cells; the first one has the column names. Skips rows with
 * empty cells only.
 * @throws CsvError
 */
export async function* readRows(path: string): AsyncGenerator<string[]> {
  let parser: Papa.Parser | undefined;
  let rest = '';
  let row = 0;
  for await (const { text, last } of readText(path)) {
    rest += text;
    parser ??= new Papa.Parser({ delimiter: delimiterOf(rest), newline: '\n' });
    const { data, errors, meta }: ParseResult<string[]> = parser.parse(rest, 0, !last);
    // An error in the last row may be due to its missing rest.
    const wrong = errors.find((error) => last || (error.row ?? 0) < data.length);
    for (const cells of wrong ? data.slice(0, wrong.row) : data) {
      const values = cells.map((cell) => unprotectCell(cell.trim()));
      if (values.every((value) => value === '')) continue;
      yield values;
      row += 1;
    }
    rest = last ? '' : rest.slice(meta.cursor);
    if (wrong || rest.length > LONGEST_ROW)
      throw new CsvError(`${place(row)} a quotation mark is not closed or not doubled.`);
  }
}

const place = (row: number) => (row === 0 ? 'Among the column names' : `In row ${row}`);

/** The delimiter of the column names, which cannot contain one. */
function delimiterOf(text: string): string {
  const names = (delimiter: string) => {
    const { data }: ParseResult<string[]> = new Papa.Parser({ delimiter, newline: '\n', preview: 1 }).parse(
      text,
      0,
      false,
    );
    return data[0]?.length ?? 0;
  };
  return DELIMITERS.toSorted((a, b) => names(b) - names(a))[0] ?? ',';
}

/** The text in chunks, with every line ending as a line feed. */
async function* readText(path: string): AsyncGenerator<{ text: string; last: boolean }> {
  let first = true;
  let held = '';
  for await (const piece of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const text = held + (first ? piece.replace(/^\uFEFF/, '') : piece);
    first = false;
    // The line feed of a pair may be in the next chunk.
    held = text.endsWith('\r') ? '\r' : '';
    yield { text: text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n'), last: false };
  }
  yield { text: held && '\n', last: true };
}
