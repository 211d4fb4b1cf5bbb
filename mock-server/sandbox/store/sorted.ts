import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** The sort key of a list. */
export interface SortedBy {
  column: RawBuilder<unknown>;
  /** Whether it can be null; nulls come last in both directions. */
  optional?: true;
}

/** The names of a list's orders, without the minus. */
export type Unsigned<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;

/**
 * Sorts a lowercase column as a stored `sortKey` would: without accents, by code points. For lists that are too short to
 * need an index.
 */
export const byLetters = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(normalize(${text}, nfkd), '[\u0300-\u036f]', '', 'g') collate "C"`;

/** Sorts a list by its parameter `sort`; a minus reverses the order. */
export function sorted<DB, T extends keyof DB, O, Name extends string>(
  matching: SelectQueryBuilder<DB, T, O>,
  sort: Name | `-${Name}`,
  orders: Record<Name, SortedBy>,
): SelectQueryBuilder<DB, T, O> {
  const way = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const { column, optional } = orders[sort.replace(/^-/, '') as Name];
  // An explicit null order would prevent the use of an index on a column without nulls.
  const nothing = optional ? sql` nulls last` : sql``;
  return matching.orderBy(sql`${column} ${way}${nothing}`).orderBy(sql`seq ${way}`);
}
