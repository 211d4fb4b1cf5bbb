import type { ImportColumn } from './columns';
import { sameKey } from './kinds';

/** Finds rows that repeat the record of an earlier row. */
export interface Repeats {
  /** Adds a row. @returns whether the result of other rows changed */
  add: (row: number) => boolean;
  /** Removes a row before it changes. @returns as `add` */
  remove: (row: number) => boolean;
  /** The first earlier row with the same record; null if none. */
  of: (row: number) => number | null;
  /** The rows that repeat an earlier one, in the order of the file. */
  list: () => number[];
  count: () => number;
}

/** @param textOf returns the normalized text of a cell */
export function createRepeats(
  columns: readonly ImportColumn[],
  textOf: (row: number, column: ImportColumn) => string,
): Repeats {
  const telling = columns.filter(({ identifies }) => identifies);
  /** The rows of each record by its key, in the order of the file. */
  const holders = new Map<string, number[]>();
  const repeating = new Set<number>();

  const keysOf = (row: number) =>
    telling.flatMap((column) => {
      const text = textOf(row, column);
      return text === '' ? [] : `${column.name} ${sameKey(column.kind, text)}`;
    });
  const of = (row: number): number | null => {
    const first = Math.min(row, ...keysOf(row).map((key) => holders.get(key)?.[0] ?? row));
    return first < row ? first : null;
  };
  const mark = (row: number) => {
    if (of(row) === null) repeating.delete(row);
    else repeating.add(row);
  };

  return {
    add(row) {
      let others = false;
      for (const key of keysOf(row)) {
        const rows = holders.get(key) ?? [];
        holders.set(key, rows);
        // Rows are added in the order of the file, except for edited ones.
        const place = rows.findLastIndex((one) => one < row) + 1;
        rows.splice(place, 0, row);
        for (const later of rows.slice(place + 1)) {
          mark(later);
          others = true;
        }
      }
      mark(row);
      return others;
    },
    remove(row) {
      let others = false;
      for (const key of keysOf(row)) {
        const rows = (holders.get(key) ?? []).filter((one) => one !== row);
        holders.set(key, rows);
        for (const one of rows) {
          mark(one);
          others = true;
        }
      }
      repeating.delete(row);
      return others;
    },
    of,
    list: () => [...repeating].sort((a, b) => a - b),
    count: () => repeating.size,
  };
}
