// Converts database values to JavaScript where the two drivers differ, by PostgreSQL's type OID.

const BIGINT = 20;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * Counts, sums and averages become numbers. Dates stay text, `2026-03-01`, because a timestamp
 * would depend on the time zone.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  [BIGINT]: Number,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
};
