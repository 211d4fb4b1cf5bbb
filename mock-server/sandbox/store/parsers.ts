// How the database's values become JavaScript's where the two drivers differ, by the type's number in PostgreSQL.

const BIGINT = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** Counts, sums and averages are numbers. A day is text, `2026-03-01`: as a moment it would be another day elsewhere. */
export const parsers: Record<number, (text: string) => unknown> = {
  [BIGINT]: Number,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
};
