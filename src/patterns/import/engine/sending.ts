import { BYTE_ORDER_MARK, csvLine } from '~/lib/csv';
import { protectCell } from '~/lib/formulas';
import { newKey } from '~/lib/new-key';
import type { ColumnProblem, ImportColumn, Mapping } from './columns';

/** The rows of one call, at most a few thousand. */
export interface Chunk {
  file: Blob;
  /** The numbers of its first and last row in a spreadsheet. */
  from: number;
  to: number;
  rows: number;
  /** The `Idempotency-Key`, constant across retries, so that no row is stored twice. */
  key: string;
}

/** The response of an import operation. */
export interface ImportAnswer {
  created: number;
  updated: number;
  skipped: number;
  /** Of contacts: rows that did not revert an earlier opt-out. */
  optedOut?: number;
  rejected: readonly { row: number; field: string; message: string }[];
}

/** The results so far. The counts except `refused`, `optedOut` and `leftOut` add up to `rows`. */
export interface Tally {
  rows: number;
  created: number;
  updated: number;
  skipped: number;
  optedOut: number;
  /** Rows with a problem, found here or by the server. */
  rejected: number;
  /** The rows of those that the server refused. */
  refused: number;
  notSent: number;
  /** Rows imported without an invalid value. */
  leftOut: number;
  /** The difference between the rows sent and the rows that the server counted. */
  unclear: number;
}

interface Rows {
  columns(): readonly ImportColumn[];
  headers(): readonly string[];
  /** The cell separator of the file. */
  delimiter(): string;
  mapping(): Mapping;
  goodRows(): number[];
  /** Whether a row repeats the record of an earlier row. */
  isRepeat(row: number): boolean;
  badRows(): number[];
  problemsOf(row: number): readonly ColumnProblem[];
  /** Rows that are sent without invalid values. */
  rowsLeftOut(): number[];
  leftOutOf(row: number): readonly ColumnProblem[];
  /** The number of a row in a spreadsheet. */
  numberOf(row: number): number;
  textOf(row: number, column: ImportColumn): string;
  rawOf(row: number): readonly string[];
}

/** Sends the valid rows in the order of the file, and stores their results. */
export function createSending(rows: Rows) {
  let queue: number[] = [];
  let sent = 0;
  let key = newKey();
  let tally = { created: 0, updated: 0, skipped: 0, optedOut: 0, unclear: 0 };
  let refused = new Map<number, ColumnProblem>();
  /** The tag of the rows that are being sent; empty for none. */
  let tag = '';
  let sameForAll: Readonly<Record<string, string>> = {};

  /** @param added a tag for every row; empty for none */
  const fileOf = (chosen: readonly number[], added: string) => {
    const tagged = (name: string, text: string) =>
      name === 'tags' && added !== '' ? [text, added].filter(Boolean).join('; ') : text;
    const columns = rows.columns();
    const isOwn = (name: string) => columns.some((column) => column.name === name);
    const more = Object.entries({ ...sameForAll, tags: added }).filter(
      ([name, text]) => text !== '' && !isOwn(name),
    );
    const lineOf = (row: number) => [
      ...columns.map(({ name, ...column }) => {
        const own = rows.textOf(row, { name, ...column });
        return protectCell(tagged(name, own || (sameForAll[name] ?? '')));
      }),
      ...more.map(([, text]) => protectCell(text)),
    ];
    const names = [...columns.map(({ name }) => name), ...more.map(([name]) => name)];
    return new Blob([csvLine(names), ...chosen.map((row) => csvLine(lineOf(row)))], { type: 'text/csv' });
  };
  const current = (): Tally => {
    const bad = rows.badRows().length;
    return {
      rows: queue.length + bad,
      ...tally,
      rejected: bad + refused.size,
      refused: refused.size,
      leftOut: rows.rowsLeftOut().length,
      notSent: queue.length - sent,
    };
  };

  /** Each distinct problem, for the page to translate. */
  const reasons = (): ColumnProblem[] => {
    const found = rows.badRows().flatMap((row) => rows.problemsOf(row));
    const all = [...found, ...rows.rowsLeftOut().flatMap((row) => rows.leftOutOf(row)), ...refused.values()];
    return [...new Map(all.map((problem) => [keyOf(problem), problem])).values()];
  };

  return {
    /** The rows of the file without repeated records, to count what is new; null if there are more than `most`. */
    distinct(most: number): Blob | null {
      const chosen = rows.goodRows().filter((row) => !rows.isRepeat(row));
      return chosen.length === 0 || chosen.length > most ? null : fileOf(chosen, '');
    },

    /**
     * @param added a tag that is added to every row
     * @param same the values of rows without one, by column
     */
    begin(added = '', same: Readonly<Record<string, string>> = {}): Tally {
      tag = added.trim();
      sameForAll = same;
      queue = rows.goodRows();
      sent = 0;
      key = newKey();
      tally = { created: 0, updated: 0, skipped: 0, optedOut: 0, unclear: 0 };
      refused = new Map();
      return current();
    },

    /** The next rows to send; null when all are sent. */
    chunk(most: number): Chunk | null {
      const chosen = queue.slice(sent, sent + most);
      const [from] = chosen;
      if (from === undefined) return null;
      return {
        file: fileOf(chosen, tag),
        from: rows.numberOf(from),
        to: rows.numberOf(chosen.at(-1) ?? from),
        rows: chosen.length,
        key,
      };
    },

    /** Stores the results of a chunk. @param count the number of its rows */
    settle(count: number, { created, updated, skipped, rejected, optedOut = 0 }: ImportAnswer): Tally {
      const known = refused.size;
      for (const { row, field, message } of rejected) {
        const at = queue[sent + row - 1];
        if (at !== undefined && row <= count)
          refused.set(at, { column: field, code: 'said', sentence: message });
      }
      tally = {
        created: tally.created + created,
        updated: tally.updated + updated,
        skipped: tally.skipped + skipped,
        optedOut: tally.optedOut + optedOut,
        unclear: tally.unclear + count - created - updated - skipped - (refused.size - known),
      };
      sent += count;
      key = newKey();
      return current();
    },

    reasons,

    /**
     * The rows that were not imported, or were imported without a value, each with the reason, as a file that can be
     * imported again.
     * @param labels of the columns, by name
     * @param words of `reasons()`, in its order
     */
    rowsToFix(
      which: 'skipped' | 'leftOut',
      labels: Record<string, string>,
      words: string[],
      reason: { header: string; notSent: string },
    ): Blob {
      const known = new Map(reasons().map((problem, i) => [keyOf(problem), i]));
      const say = (problem: ColumnProblem) => words[known.get(keyOf(problem)) ?? -1] ?? '';
      const why = (row: number) => {
        const said = refused.get(row);
        const found = which === 'skipped' ? rows.problemsOf(row) : rows.leftOutOf(row);
        return said ? say(said) : found.map(say).join(' ') || reason.notSent;
      };
      const mapping = rows.mapping();
      const headers = rows.headers().map((header, i) => labels[mapping[i] ?? ''] ?? header);
      const skipped = [...rows.badRows(), ...refused.keys(), ...queue.slice(sent)].sort((a, b) => a - b);
      const left = which === 'skipped' ? skipped : rows.rowsLeftOut().filter((row) => !refused.has(row));
      const line = (cells: string[]) => csvLine(cells.map(protectCell), rows.delimiter());
      const lines = left.map((row) => line([...headers.map((_, i) => rows.rawOf(row)[i] ?? ''), why(row)]));
      return new Blob([BYTE_ORDER_MARK, line([...headers, reason.header]), ...lines], {
        type: 'text/csv',
      });
    },
  };
}

const keyOf = (problem: ColumnProblem): string => JSON.stringify(problem);
