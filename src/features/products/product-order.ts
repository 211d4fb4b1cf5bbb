/** The contract's highest sort order. */
export const LAST = 100_000;
