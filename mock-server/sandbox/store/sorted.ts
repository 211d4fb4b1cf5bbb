import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { OwnTables } from './tables.ts';

/** What a list is sorted by. */
export interface SortedBy {
  column: RawBuilder<unknown>;
  /** Whether some have none; those come last, whichever way it goes. */
  optional?: true;
}

/** The names of a list's orders, without the minus. */
export type Unsigned<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;

/** Puts a list in the order that its parameter `sort` names: with a minus the other way round. */
export function sorted<T extends keyof OwnTables, O, Name extends string>(
  matching: SelectQueryBuilder<OwnTables, T, O>,
  sort: Name | `-${Name}`,
  orders: Record<Name, SortedBy>,
): SelectQueryBuilder<OwnTables, T, O> {
  const way = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const { column, optional } = orders[sort.replace(/^-/, '') as Name];
  // An index has its rows where the database puts nothing by itself, so that is left to it where there is none.
  const nothing = optional ? sql` nulls last` : sql``;
  return matching.orderBy(sql`${column} ${way}${nothing}`).orderBy(sql`seq ${way}`);
}
