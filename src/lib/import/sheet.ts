import Papa from 'papaparse';
import { type FileFault, MOST_ROWS } from './columns';
import { unprotectCell } from './formulas';

export type Delimiter = ',' | ';' | '\t';
const DELIMITERS: Delimiter[] = [',', ';', '\t'];

export interface Sheet {
  headers: string[];
  /** Trimmed cells, without empty rows. */
  rows: string[][];
  delimiter: Delimiter;
}

export function readSheet(given: string): Sheet | FileFault {
  // Excel's `sep=` line, which declares the separator.
  const [said = '', named] = /^\uFEFF?sep=([,;\t])\r?\n/.exec(given) ?? [];
  const text = given.slice(said.length).replace(/^\uFEFF/, '');
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter: named ?? '',
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: 'greedy',
  });
  const torn = errors.find(({ type }) => type === 'Quotes');
  if (torn) return { code: 'quote', row: torn.row ?? 0 };
  const [first, ...rows] = data;
  if (!first) return { code: 'empty' };
  if (rows.length === 0) return { code: 'noRows' };
  if (rows.length > MOST_ROWS) return { code: 'tooManyRows', rows: rows.length };
  for (const row of rows) for (let i = 0; i < row.length; i++) row[i] = unprotectCell(row[i]?.trim() ?? '');
  const names = first.map((name) => name.trim());
  // Spreadsheets pad each line with delimiters to the widest line.
  const headers = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
  const delimiter = DELIMITERS.find((one) => one === meta.delimiter) ?? ',';
  return { headers, rows, delimiter };
}
