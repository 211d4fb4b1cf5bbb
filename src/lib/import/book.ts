// The rows of one import, from the file to their results. Runs in a worker, so that a large file does not block the
// page; the page requests only the rows that it shows.
import { checkRow } from './check-row';
import type { FileFault, ImportColumn, ImportRules, Mapping, Problem } from './columns';
import { decode, type Encoding } from './decode';
import { guessMapping } from './guess-mapping';
import { KINDS } from './kinds';
import { createRepeats } from './repeats';
import { createSending } from './sending';
import { type Delimiter, readSheet } from './sheet';

/** The result of reading a file. */
export interface OpenedFile {
  columns: { header: string; samples: string[] }[];
  rows: number;
  encoding: Encoding;
  delimiter: Delimiter;
  /** The guessed meaning of each column. */
  mapping: Mapping;
}

export type View = 'all' | 'problems' | 'repeats';

export interface Counts {
  rows: number;
  /** Rows with a problem. */
  bad: number;
  /** Rows that repeat the record of an earlier row. */
  repeats: number;
}

export interface RowView {
  /** From 0, in the order of the file. */
  row: number;
  /** Normalized cells in the order of the imported columns; cells with a problem are unchanged. */
  cells: string[];
  problems: Problem[];
  /** The earlier row that it repeats; null if none. */
  repeats: number | null;
}

export interface Edited {
  row: RowView;
  counts: Counts;
  /** Whether the repeated row of other rows may have changed. */
  others: boolean;
}

const SAMPLES = 3;
/** The number of rows read to guess the meaning of a column. */
const LOOKED_AT = 20;

export type Book = ReturnType<typeof createBook>;

/** @param onProgress receives the progress of a long check, 0 to 1 */
export function createBook(rules: ImportRules, onProgress: (share: number) => void = () => {}) {
  let rows: string[][] = [];
  let headers: string[] = [];
  let delimiter = ',';
  let mapping: Mapping = [];
  let mapped: { column: ImportColumn; index: number }[] = [];
  let columns: ImportColumn[] = [];
  /** The columns of the contract: a column with parts is replaced by them. */
  let sent: ImportColumn[] = [];
  /** The column with parts, if there is one. */
  let whole: (typeof mapped)[number] | undefined;
  let problems = new Map<number, Problem[]>();
  let order: number[] | null = null;

  const textAt = (row: number, index: number, { kind }: ImportColumn) =>
    KINDS[kind].tidy(rows[row]?.[index] ?? '');
  const textOf = (row: number, column: ImportColumn) => {
    const own = textAt(row, mapping.indexOf(column.name), column);
    const part = whole?.column.parts?.[column.name];
    return own === '' && whole && part ? part(textAt(row, whole.index, whole.column)) : own;
  };
  let repeats = createRepeats([], textOf);
  const everyRow = () => rows.map((_, row) => row);
  /** The problem of a part is shown at the column of the file. */
  const inFile = (problem: Problem): Problem =>
    whole?.column.parts?.[problem.column] && !mapping.includes(problem.column)
      ? { ...problem, column: whole.column.name }
      : problem;
  const isFirstOfCell = ({ column }: Problem, i: number, all: Problem[]) =>
    all.findIndex((one) => one.column === column) === i;
  const isGood = (row: number) => !problems.has(row);

  function check(row: number): void {
    const texts = new Map(sent.map((column) => [column.name, textOf(row, column)]));
    const found = checkRow(rules, sent, texts).map(inFile).filter(isFirstOfCell);
    const last = columns.at(-1);
    const tooMany = rows[row]?.slice(headers.length).some((cell) => cell !== '');
    if (tooMany && last && found.length === 0) found.push({ column: last.name, code: 'tooManyCells' });
    if (found.length > 0) problems.set(row, found);
    else problems.delete(row);
  }

  const counts = (): Counts => ({ rows: rows.length, bad: problems.size, repeats: repeats.count() });
  const view = (row: number): RowView => {
    const wrong = problems.get(row) ?? [];
    return {
      row,
      cells: mapped.map(({ column, index }) =>
        wrong.some((problem) => problem.column === column.name)
          ? (rows[row]?.[index] ?? '')
          : textAt(row, index, column),
      ),
      problems: wrong,
      repeats: isGood(row) ? repeats.of(row) : null,
    };
  };

  return {
    open(bytes: ArrayBuffer): OpenedFile | { fault: FileFault } {
      if (bytes.byteLength === 0) return { fault: { code: 'empty' } };
      const decoded = decode(new Uint8Array(bytes));
      if (typeof decoded === 'string') return { fault: { code: decoded } };
      const sheet = readSheet(decoded.text);
      if ('code' in sheet) return { fault: sheet };
      ({ headers, rows, delimiter } = sheet);
      const fits = (index: number, column: ImportColumn) => {
        const texts = rows.slice(0, LOOKED_AT).map((row) => KINDS[column.kind].tidy(row[index] ?? ''));
        const filled = texts.filter((text) => text !== '');
        const wrong = filled.filter((text) =>
          checkRow(rules, [column], new Map([[column.name, text]])).some(
            ({ column: at }) => at === column.name,
          ),
        );
        return filled.length > 0 && wrong.length * 2 < filled.length;
      };
      return {
        columns: headers.map((header, i) => ({
          header,
          samples: [...new Set(rows.slice(0, LOOKED_AT).flatMap((row) => row[i] || []))].slice(0, SAMPLES),
        })),
        rows: rows.length,
        encoding: decoded.encoding,
        delimiter: sheet.delimiter,
        mapping: guessMapping(headers, rules.columns, fits),
      };
    },

    /** Checks all rows with these columns. Edits of cells are kept. */
    check(chosen: Mapping): Counts {
      mapping = chosen;
      columns = rules.columns.filter(({ name }) => chosen.includes(name));
      mapped = columns.map((column) => ({ column, index: chosen.indexOf(column.name) }));
      whole = mapped.find(({ column }) => column.parts);
      sent = rules.columns.filter(
        ({ name, parts }) => !parts && (chosen.includes(name) || whole?.column.parts?.[name]),
      );
      problems = new Map();
      repeats = createRepeats(columns, textOf);
      for (const row of rows.keys()) {
        check(row);
        if (isGood(row)) repeats.add(row);
        if (row % 2000 === 0) onProgress(row / rows.length);
      }
      return counts();
    },

    /**
     * Filters and sorts the rows. Rows that are corrected later keep their position.
     * @returns the number of rows
     */
    look(which: View): number {
      if (which === 'all') order = null;
      else if (which === 'repeats') order = repeats.list();
      else order = [...problems.keys()].sort((a, b) => a - b);
      return order?.length ?? rows.length;
    },

    /** Returns a range of the rows in the order set by `look`, without the end. */
    rows(from: number, to: number): RowView[] {
      const end = Math.min(to, order?.length ?? rows.length);
      return Array.from({ length: Math.max(0, end - from) }, (_, i) => view(order?.[from + i] ?? from + i));
    },

    /** Returns the next cell with a problem after this position, continuing from the top. */
    nextProblem(after: { place: number; column: string | null }): { place: number; column: string } | null {
      const places = order ?? everyRow();
      const here = problems.get(places[after.place] ?? -1) ?? [];
      const names = columns.map(({ name }) => name);
      const later = here
        .filter(({ column }) => names.indexOf(column) > names.indexOf(after.column ?? ''))
        .sort((a, b) => names.indexOf(a.column) - names.indexOf(b.column));
      if (later[0]) return { place: after.place, column: later[0].column };
      for (let step = 1; step <= places.length; step++) {
        const place = (after.place + step) % places.length;
        const found = problems.get(places[place] ?? -1);
        const first = names.find((name) => found?.some(({ column }) => column === name));
        if (first) return { place, column: first };
      }
      return null;
    },

    edit(row: number, name: string, text: string): Edited {
      const cells = rows[row];
      const index = mapping.indexOf(name);
      if (!cells || index < 0) throw new Error(`There is no cell ${name} in row ${row}.`);
      const left = isGood(row) && repeats.remove(row);
      // The user has seen the row that they change, so cells beyond the last column are dropped.
      rows[row] = Array.from({ length: headers.length }, (_, i) =>
        i === index ? text.trim() : (cells[i] ?? ''),
      );
      check(row);
      const others = (isGood(row) && repeats.add(row)) || left;
      return { row: view(row), counts: counts(), others };
    },

    ...createSending({
      columns: () => sent,
      headers: () => headers,
      delimiter: () => delimiter,
      goodRows: () => everyRow().filter(isGood),
      isRepeat: (row) => repeats.of(row) !== null,
      problemsOf: (row) => problems.get(row) ?? [],
      badRows: () => [...problems.keys()].sort((a, b) => a - b),
      textOf,
      mapping: () => mapping,
      rawOf: (row) => rows[row] ?? [],
    }),
  };
}
