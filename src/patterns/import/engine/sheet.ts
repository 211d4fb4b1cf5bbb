import Papa from 'papaparse';
import { unprotectCell } from '~/lib/formulas';
import { type FileFault, type ImportColumn, MOST_ROWS } from './columns';
import { plainName } from './guess-mapping';

export type Delimiter = ',' | ';' | '\t';
const DELIMITERS: Delimiter[] = [',', ';', '\t'];

/** The lines that can have the headers: titles and dates above them are short. */
export const HEADS = 20;

/** All rows of a file, with trimmed cells. */
export interface Grid {
  lines: string[][];
  delimiter: Delimiter;
}

export interface Sheet {
  headers: string[];
  /** Without empty rows. */
  rows: string[][];
  /** The number of each row in a spreadsheet, from 1. */
  numbers: number[];
}

export function readGrid(given: string): Grid | FileFault {
  // Excel's `sep=` line, which declares the separator.
  const [said = '', named] = /^\uFEFF?sep=([,;\t])\r?\n/.exec(given) ?? [];
  const text = given.slice(said.length).replace(/^\uFEFF/, '');
  // Empty lines would spoil the guess.
  const guess = { delimitersToGuess: DELIMITERS, skipEmptyLines: 'greedy', preview: HEADS } as const;
  const delimiter = named ?? Papa.parse<string[]>(text, guess).meta.delimiter;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const torn = errors.find(({ type }) => type === 'Quotes');
  if (torn) return { code: 'quote', row: (torn.row ?? 0) + 1 };
  const lines = data.map((line) => line.map((cell) => unprotectCell(cell.trim())));
  return { lines, delimiter: DELIMITERS.find((one) => one === delimiter) ?? ',' };
}

const isFilled = (cell: string) => cell !== '';

/** @param head the index of the line with the headers */
export function toSheet(lines: readonly string[][], head: number): Sheet | FileFault {
  const names = lines[head] ?? [];
  if (!names.some(isFilled)) return { code: 'empty' };
  const numbers = [...lines.keys()].filter((i) => i > head && lines[i]?.some(isFilled));
  if (numbers.length === 0) return { code: 'noRows' };
  if (numbers.length > MOST_ROWS) return { code: 'tooManyRows', rows: numbers.length };
  return {
    // Spreadsheets pad each line with delimiters to the widest line.
    headers: names.slice(0, names.findLastIndex(isFilled) + 1),
    rows: numbers.map((i) => lines[i] ?? []),
    numbers: numbers.map((i) => i + 1),
  };
}

/**
 * Finds the line with the headers: the one with most known names, or else the first with more than one cell.
 * @returns its index
 */
export function findHead(lines: readonly string[][], columns: readonly ImportColumn[]): number {
  const known = new Set(
    columns.flatMap(({ name, aliases, exactAliases = [] }) =>
      [name, ...aliases, ...exactAliases].map(plainName),
    ),
  );
  const first = lines.slice(0, HEADS);
  const names = first.map((line) => line.filter((cell) => known.has(plainName(cell))).length);
  const most = Math.max(0, ...names);
  if (most > 0) return names.indexOf(most);
  const wide = first.findIndex((line) => line.filter(isFilled).length > 1);
  return wide >= 0
    ? wide
    : Math.max(
        0,
        first.findIndex((line) => line.some(isFilled)),
      );
}
