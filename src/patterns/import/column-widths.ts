import type { ImportColumn } from './engine/columns';
import type { CellKind } from './engine/kinds';

/** In rem, for typical cell contents. */
const WIDTHS: Record<CellKind, number> = {
  text: 9.5,
  email: 15,
  link: 15,
  phone: 10,
  monthDay: 8,
  date: 9,
  list: 12,
  consent: 9,
  money: 8,
  yesNo: 8,
  wholeNumber: 8,
};

// A phone has room for one cell beside them.
const NUMBER = 'min(4rem, 12vw)';
const NOTE = 'min(20rem, 34vw)';

/** The columns of a grid of rows: number, note and those of the file. The last one grows. */
export function templateOf(columns: readonly ImportColumn[]): string {
  const widths = columns.map(({ kind }, i) =>
    i === columns.length - 1 ? `minmax(${WIDTHS[kind]}rem, 1fr)` : `${WIDTHS[kind]}rem`,
  );
  return [NUMBER, NOTE, ...widths].join(' ');
}
