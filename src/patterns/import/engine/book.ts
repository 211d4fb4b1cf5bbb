// The rows of one import, from the file to their results. Runs in a worker, so that a large file does not block the
// page; the page requests only the rows that it shows.
import { checkRow } from './check-row';
import type { ColumnProblem, FileFault, ImportColumn, ImportRules, Mapping } from './columns';
import { type DateOrder, orderShownBy, readDate } from './dates';
import { decode, type Encoding } from './decode';
import { guessMapping } from './guess-mapping';
import { normalize } from './kinds';
import { createReasons, type Reason, reasonOf } from './reasons';
import { createRepeats } from './repeats';
import { createSending } from './sending';
import { type Delimiter, findHead, HEADS, readGrid, toSheet } from './sheet';
import { findSpellings, type Spelling } from './spellings';

/** The result of reading a file. */
export interface OpenedFile {
  columns: { header: string; samples: string[] }[];
  rows: number;
  /** How the text was read; null for a workbook. */
  encoding: Encoding | null;
  delimiter: Delimiter;
  /** The number of the row with the headers, and all rows that can have them. */
  head: number;
  heads: { number: number; text: string }[];
  /** The guessed meaning of each column. */
  mapping: Mapping;
}

export type RowFilter = 'all' | 'problems' | 'leftOut' | 'repeats';

/** A column with dates that can be read in two orders. */
export interface DateQuestion {
  column: string;
  /** One of these dates. */
  text: string;
  rows: number;
  /** The chosen order; null for none. */
  order: DateOrder | null;
}

export interface Counts {
  rows: number;
  /** Rows with a problem, which are skipped. */
  bad: number;
  /** Rows that are imported without an invalid value. */
  leftOut: number;
  /** Rows that repeat the record of an earlier row. */
  repeats: number;
  reasons: Reason[];
  questions: DateQuestion[];
  /** Tags that are imported in the spelling of another one. */
  spellings: Spelling[];
}

/** What the user decides about invalid and ambiguous values. */
export interface Decisions {
  /** Whether rows are imported without the value, by reason. */
  leavesOut: Readonly<Record<string, boolean>>;
  /** The order of the dates, by column. */
  orders: Readonly<Record<string, DateOrder | null>>;
}

export interface RowView {
  /** From 0, in the order of the file. */
  row: number;
  /** The number of the row in a spreadsheet. */
  number: number;
  /** Normalized cells in the order of the imported columns; cells with a problem are unchanged. */
  cells: string[];
  problems: ColumnProblem[];
  /** Problems of a row that is imported without these values. */
  leftOut: ColumnProblem[];
  /** The number of the earlier row that it repeats; null if none. */
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
  let lines: string[][] = [];
  let rows: string[][] = [];
  let numbers: number[] = [];
  let headers: string[] = [];
  let delimiter: Delimiter = ',';
  let encoding: Encoding | null = null;
  let mapping: Mapping = [];
  let mapped: { column: ImportColumn; index: number }[] = [];
  let columns: ImportColumn[] = [];
  /** The columns of the contract: a column with parts is replaced by them. */
  let sent: ImportColumn[] = [];
  /** The column with parts, if there is one. */
  let whole: (typeof mapped)[number] | undefined;
  let problems = new Map<number, ColumnProblem[]>();
  /** The problems of rows that are imported without these values. */
  let leftOut = new Map<number, ColumnProblem[]>();
  /** The columns whose value the user has typed here, by row. */
  let typed = new Map<number, Set<string>>();
  let reasons = createReasons();
  let decisions: Decisions = { leavesOut: {}, orders: {} };
  let orders = new Map<string, DateOrder>();
  let questions: DateQuestion[] = [];
  let spellings = findSpellings([]);
  let order: number[] | null = null;

  const textAt = (
    row: number,
    index: number,
    { name, kind }: ImportColumn,
    without?: readonly ColumnProblem[],
  ) => {
    if (without?.some(({ column }) => column === name)) return '';
    const text = normalize(kind, rows[row]?.[index] ?? '', orders.get(name));
    return kind === 'list' ? spellings.inOneSpelling(text) : text;
  };
  const textOf = (row: number, column: ImportColumn, without = leftOut.get(row)) => {
    const own = textAt(row, mapping.indexOf(column.name), column, without);
    const part = whole?.column.parts?.[column.name];
    return own === '' && whole && part ? part(textAt(row, whole.index, whole.column, without)) : own;
  };
  const canLeaveOut = ({ column, code }: ColumnProblem) =>
    code !== 'missing' && code !== 'tooManyCells' && rules.needed.join() !== column;
  const leavesOut = (problem: ColumnProblem) =>
    canLeaveOut(problem) && (decisions.leavesOut[reasonOf(problem)] ?? rules.leavesOut ?? false);
  let repeats = createRepeats([], textOf);
  const everyRow = () => rows.map((_, row) => row);
  /** The problem of a part is shown at the column of the file, with the text of the file. */
  const inFile = (problem: ColumnProblem, row: number): ColumnProblem => {
    const isPart = whole?.column.parts?.[problem.column] && !mapping.includes(problem.column);
    if (isPart && whole) return { ...problem, column: whole.column.name };
    return 'text' in problem
      ? { ...problem, text: rows[row]?.[mapping.indexOf(problem.column)] ?? problem.text }
      : problem;
  };
  const isFirstOfCell = ({ column }: ColumnProblem, i: number, all: ColumnProblem[]) =>
    all.findIndex((one) => one.column === column) === i;
  const isGood = (row: number) => !problems.has(row);

  function problemsOf(row: number, without: ColumnProblem[]): ColumnProblem[] {
    const texts = new Map(sent.map((column) => [column.name, textOf(row, column, without)]));
    const found = checkRow(rules, sent, texts)
      .map((problem) => inFile(problem, row))
      .filter(isFirstOfCell);
    const last = columns.at(-1);
    const tooMany = rows[row]?.slice(headers.length).some((cell) => cell !== '');
    if (tooMany && last && found.length === 0) found.push({ column: last.name, code: 'tooManyCells' });
    return found;
  }

  function check(row: number): void {
    reasons.remove([...(problems.get(row) ?? []), ...(leftOut.get(row) ?? [])]);
    problems.delete(row);
    leftOut.delete(row);
    const found = problemsOf(row, []);
    if (found.length === 0) return;
    // What the user has just typed is not left out silently.
    const without = found.filter((problem) => leavesOut(problem) && !typed.get(row)?.has(problem.column));
    const rest = without.length === 0 ? found : problemsOf(row, without);
    // A value that must not be left out is shown as what it is, not as missing.
    const shown = rest.length > 0 && !rest.some(({ code }) => code === 'missing') ? rest : found;
    reasons.add(shown);
    if (rest.length > 0) problems.set(row, shown);
    else leftOut.set(row, found);
  }

  /** The order of the dates of each column, and the columns for which the user is asked. */
  function findOrders(): void {
    orders = new Map();
    questions = [];
    for (const { column, index } of mapped) {
      if (column.kind !== 'monthDay' && column.kind !== 'date') continue;
      const texts = rows.map((row) => row[index] ?? '');
      const shown = new Set(texts.map(orderShownBy).filter((one) => one !== null));
      const [only] = shown;
      const chosen = decisions.orders[column.name];
      const known = shown.size === 1 ? only : chosen;
      if (known) orders.set(column.name, known);
      if (shown.size === 1) continue;
      const ambiguous = texts.filter((text) => readDate(text) === 'ambiguous');
      const [text] = ambiguous;
      if (text) questions.push({ column: column.name, text, rows: ambiguous.length, order: chosen ?? null });
    }
  }

  function checkAll(): Counts {
    columns = rules.columns.filter(({ name }) => mapping.includes(name));
    mapped = columns.map((column) => ({ column, index: mapping.indexOf(column.name) }));
    whole = mapped.find(({ column }) => column.parts);
    sent = rules.columns.filter(
      ({ name, parts }) => !parts && (mapping.includes(name) || whole?.column.parts?.[name]),
    );
    problems = new Map();
    leftOut = new Map();
    reasons = createReasons();
    findOrders();
    const tags = mapped.find(({ column }) => column.name === 'tags');
    spellings = findSpellings(tags ? rows.map((row) => normalize('list', row[tags.index] ?? '')) : []);
    repeats = createRepeats(columns, textOf);
    for (const row of rows.keys()) {
      check(row);
      if (isGood(row)) repeats.add(row);
      if (row % 2000 === 0) onProgress(row / rows.length);
    }
    return counts();
  }

  function skippedBy(): Map<string, number> {
    const skipped = new Map<string, number>();
    for (const problem of [...problems.values()].flat())
      skipped.set(reasonOf(problem), (skipped.get(reasonOf(problem)) ?? 0) + 1);
    return skipped;
  }
  function countReasons(): Reason[] {
    const skipped = skippedBy();
    return reasons.list().map((reason) => ({
      ...reason,
      skipped: skipped.get(reason.id) ?? 0,
      leavesOut: canLeaveOut(reason.problem) ? leavesOut(reason.problem) : null,
    }));
  }
  const counts = (): Counts => ({
    rows: rows.length,
    bad: problems.size,
    leftOut: leftOut.size,
    repeats: repeats.count(),
    reasons: countReasons(),
    questions,
    spellings: spellings.merged,
  });
  const numberOf = (row: number) => numbers[row] ?? row + 1;
  const view = (row: number): RowView => {
    const [wrong, without] = [problems.get(row) ?? [], leftOut.get(row) ?? []];
    const repeated = isGood(row) ? repeats.of(row) : null;
    return {
      row,
      number: numberOf(row),
      cells: mapped.map(({ column, index }) =>
        [...wrong, ...without].some((problem) => problem.column === column.name)
          ? (rows[row]?.[index] ?? '')
          : textAt(row, index, column),
      ),
      problems: wrong,
      leftOut: without,
      repeats: repeated === null ? null : numberOf(repeated),
    };
  };
  const sorted = (some: Iterable<number>) => [...some].sort((a, b) => a - b);

  /** Uses a line of the file as the headers. */
  function openAt(head: number): OpenedFile | { fault: FileFault } {
    const sheet = toSheet(lines, head);
    if ('code' in sheet) return { fault: sheet };
    ({ headers, rows, numbers } = sheet);
    decisions = { leavesOut: {}, orders: {} };
    typed = new Map();
    const fits = (index: number, column: ImportColumn) => {
      const texts = rows.slice(0, LOOKED_AT).map((row) => normalize(column.kind, row[index] ?? ''));
      const filled = texts.filter((text) => text !== '');
      const wrong = filled.filter((text) =>
        checkRow(rules, [column], new Map([[column.name, text]])).some(
          ({ column: at }) => at === column.name,
        ),
      );
      return filled.length > 0 && wrong.length * 2 < filled.length;
    };
    const last = numbers.at(-1) ?? 0;
    const heads = lines.slice(0, Math.min(HEADS, last - 1)).map((line, i) => ({
      number: i + 1,
      text: line.filter((cell) => cell !== '').join(' · '),
    }));
    return {
      columns: headers.map((header, i) => ({
        header,
        samples: [...new Set(rows.slice(0, LOOKED_AT).flatMap((row) => row[i] || []))].slice(0, SAMPLES),
      })),
      rows: rows.length,
      encoding,
      delimiter,
      head: head + 1,
      heads: heads.filter(({ text }) => text !== ''),
      mapping: guessMapping(headers, rules.columns, fits),
    };
  }

  return {
    open(bytes: ArrayBuffer): OpenedFile | { fault: FileFault } {
      if (bytes.byteLength === 0) return { fault: { code: 'empty' } };
      const decoded = decode(new Uint8Array(bytes));
      if (typeof decoded === 'string') return { fault: { code: decoded } };
      const grid = readGrid(decoded.text);
      if ('code' in grid) return { fault: grid };
      ({ lines, delimiter } = grid);
      ({ encoding } = decoded);
      return openAt(findHead(lines, rules.columns));
    },

    /** Opens the first sheet of an Excel workbook. */
    async openWorkbook(bytes: ArrayBuffer): Promise<OpenedFile | { fault: FileFault }> {
      const { readWorkbook } = await import('./workbook');
      const read = await readWorkbook(bytes);
      if ('code' in read) return { fault: read };
      [lines, delimiter, encoding] = [read, ',', null];
      return openAt(findHead(lines, rules.columns));
    },

    /** Uses another row as the headers. @param number of the row, from 1 */
    chooseHead: (number: number) => openAt(number - 1),

    /** Checks all rows with these columns. Edits of cells are kept. */
    check(chosen: Mapping): Counts {
      mapping = chosen;
      return checkAll();
    },

    /** Checks all rows again after a decision. */
    decide(made: Decisions): Counts {
      decisions = made;
      return checkAll();
    },

    /**
     * Filters and sorts the rows. Rows that are corrected later keep their position.
     * @returns the number of rows
     */
    look(which: RowFilter): number {
      if (which === 'all') order = null;
      else if (which === 'repeats') order = repeats.list();
      else order = sorted((which === 'leftOut' ? leftOut : problems).keys());
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
      typed.set(row, new Set([...(typed.get(row) ?? []), name]));
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
      leftOutOf: (row) => leftOut.get(row) ?? [],
      badRows: () => sorted(problems.keys()),
      rowsLeftOut: () => sorted(leftOut.keys()),
      numberOf,
      textOf,
      mapping: () => mapping,
      rawOf: (row) => rows[row] ?? [],
    }),
  };
}
