import type { ImportColumn, Mapping, Problem } from './columns';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import { protectCell } from './formulas';

/** Rows that go in one call, some thousand at a time. */
export interface Chunk {
  file: Blob;
  /** The first and the last of its rows, from 0, in the order of the file. */
  from: number;
  to: number;
  rows: number;
  /** For `Idempotency-Key`: the same each time these rows are sent, so that none is stored twice. */
  key: string;
}

/** What an import operation answers. */
export interface Answer {
  created: number;
  updated: number;
  skipped: number;
  rejected: readonly { row: number; field: string; message: string }[];
}

/** What has become of the rows so far. All others but `refused` together are `rows`. */
export interface Tally {
  rows: number;
  created: number;
  updated: number;
  skipped: number;
  /** With a problem found here, or refused by the service. */
  rejected: number;
  /** Those of them that the service has refused. */
  refused: number;
  notSent: number;
  /** By how much the service's own numbers miss those of the rows that were sent. */
  unclear: number;
}

interface Rows {
  columns(): readonly ImportColumn[];
  headers(): readonly string[];
  /** Between the cells of the file. */
  delimiter(): string;
  mapping(): Mapping;
  goodRows(): number[];
  badRows(): number[];
  problemsOf(row: number): readonly Problem[];
  textOf(row: number, column: ImportColumn): string;
  rawOf(row: number): readonly string[];
}

/** Sends the good rows in the order of the file, and remembers what became of them. */
export function createSending(rows: Rows) {
  let queue: number[] = [];
  let sent = 0;
  let key = newKey();
  let tally = { created: 0, updated: 0, skipped: 0, unclear: 0 };
  let refused = new Map<number, Problem>();

  const lineOf = (row: number) =>
    csvLine(rows.columns().map((column) => protectCell(rows.textOf(row, column))));
  const current = (): Tally => {
    const bad = rows.badRows().length;
    return {
      rows: queue.length + bad,
      ...tally,
      rejected: bad + refused.size,
      refused: refused.size,
      notSent: queue.length - sent,
    };
  };

  /** Each kind of problem once, for the page to put into words. */
  const reasons = (): Problem[] => {
    const all = [...rows.badRows().flatMap((row) => rows.problemsOf(row)), ...refused.values()];
    return [...new Map(all.map((problem) => [keyOf(problem), problem])).values()];
  };

  return {
    begin(): Tally {
      queue = rows.goodRows();
      sent = 0;
      key = newKey();
      tally = { created: 0, updated: 0, skipped: 0, unclear: 0 };
      refused = new Map();
      return current();
    },

    /** The next rows to be sent; null when all are through. */
    chunk(most: number): Chunk | null {
      const chosen = queue.slice(sent, sent + most);
      const [from] = chosen;
      if (from === undefined) return null;
      const names = csvLine(rows.columns().map(({ name }) => name));
      return {
        file: new Blob([names, ...chosen.map(lineOf)], { type: 'text/csv' }),
        from,
        to: chosen.at(-1) ?? from,
        rows: chosen.length,
        key,
      };
    },

    /** Notes what became of the rows of a chunk. @param count how many there were */
    settle(count: number, { created, updated, skipped, rejected }: Answer): Tally {
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
        unclear: tally.unclear + count - created - updated - skipped - (refused.size - known),
      };
      sent += count;
      key = newKey();
      return current();
    },

    reasons,

    /**
     * The rows that are not in, with the reason of each, as a file that can be imported again.
     * @param labels of the columns, by name
     * @param words of `reasons()`, in its order
     */
    leftOver(
      labels: Record<string, string>,
      words: string[],
      reason: { header: string; notSent: string },
    ): Blob {
      const known = new Map(reasons().map((problem, i) => [keyOf(problem), i]));
      const say = (problem: Problem) => words[known.get(keyOf(problem)) ?? -1] ?? '';
      const why = (row: number) => {
        const said = refused.get(row);
        return said ? say(said) : rows.problemsOf(row).map(say).join(' ') || reason.notSent;
      };
      const mapping = rows.mapping();
      const headers = rows.headers().map((header, i) => labels[mapping[i] ?? ''] ?? header);
      const left = [...rows.badRows(), ...refused.keys(), ...queue.slice(sent)].sort((a, b) => a - b);
      const line = (cells: string[]) => csvLine(cells.map(protectCell), rows.delimiter());
      const lines = left.map((row) => line([...headers.map((_, i) => rows.rawOf(row)[i] ?? ''), why(row)]));
      return new Blob([BYTE_ORDER_MARK, line([...headers, reason.header]), ...lines], {
        type: 'text/csv',
      });
    },
  };
}

/** Of random digits; `crypto.randomUUID` is missing on pages that came over plain HTTP. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const keyOf = (problem: Problem): string => JSON.stringify(problem);
