import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { OwnTables } from './tables.ts';

/** The sort key of a list. */
export interface SortedBy {
  column: RawBuilder<unknown>;
  /** Whether it can be null; nulls come last in both directions. */
  optional?: true;
}

/** The names of a list's orders, without the minus. */
export type Unsigned<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;

/** Sorts a list by its parameter `sort`; a minus reverses the order. */
export function sorted<T extends keyof OwnTables, O, Name extends string>(
  matching: SelectQueryBuilder<OwnTables, T, O>,
  sort: Name | `-${Name}`,
  orders: Record<Name, SortedBy>,
): SelectQueryBuilder<OwnTables, T, O> {
  const way = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const { column, optional } = orders[sort.replace(/^-/, '') as Name];
  // An explicit null order would prevent the use of an index on a column without nulls.
  const nothing = optional ? sql` nulls last` : sql``;
  return matching.orderBy(sql`${column} ${way}${nothing}`).orderBy(sql`seq ${way}`);
}
