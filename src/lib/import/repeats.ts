import type { ImportColumn } from './columns';
import { sameKey } from './kinds';

/** Which rows are about a record that a row further up is about already. */
export interface Repeats {
  /** Takes a row in. @returns whether that changed what is known of others */
  add: (row: number) => boolean;
  /** Takes it out again, before it changes. @returns as `add` */
  remove: (row: number) => boolean;
  /** The first row further up that is about the same; null when there is none. */
  of: (row: number) => number | null;
  /** Rows that repeat one, in the order of the file. */
  list: () => number[];
  count: () => number;
}

/** @param textOf the tidy text of a cell */
export function createRepeats(
  columns: readonly ImportColumn[],
  textOf: (row: number, column: ImportColumn) => string,
): Repeats {
  const telling = columns.filter(({ identifies }) => identifies);
  /** The rows about a record, by what tells it apart, in the order of the file. */
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
        // Rows come in the order of the file, but for one that was changed.
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
