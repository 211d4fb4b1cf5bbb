import type { ReactNode } from 'react';
import { BYTE_ORDER_MARK, csvLine } from '~/lib/csv';
import { protectCell } from '~/lib/formulas';

/** A column of figures, used by the table and the file, so that they cannot differ. */
export interface FigureColumn<Row> {
  id: string;
  label: string;
  value: (row: Row) => string | number | null;
  /** Formats the value for the table, if needed. */
  cell?: (row: Row) => ReactNode;
}

export interface Figures<Row> {
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** The CSV file of a table with the same columns, rows and values, without formulas. */
export function csvOf<Row>({ columns, rows }: Pick<Figures<Row>, 'columns' | 'rows'>): string {
  const line = (cells: readonly (string | number | null)[]) =>
    csvLine(cells.map((cell) => (typeof cell === 'string' ? protectCell(cell) : `${cell ?? ''}`)));
  return [
    BYTE_ORDER_MARK,
    line(columns.map(({ label }) => label)),
    ...rows.map((row) => line(columns.map(({ value }) => value(row)))),
  ].join('');
}
