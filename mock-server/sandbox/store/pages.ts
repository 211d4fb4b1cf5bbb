import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { LocationScope } from './location-scope.ts';
import { LOCATION_SCOPE, type OwnTables } from './tables.ts';

/** A page of a list: numbered from 1, with `show` items each. */
export interface PageQuery {
  page: number;
  show: number;
}

export const offsetOf = ({ page, show }: PageQuery): number => (page - 1) * show;

/** The response of a list: the requested page and the total. */
export const pageOf = <Item>(items: Item[], total: number, { page, show }: PageQuery) => ({
  page,
  pages: Math.ceil(total / show),
  total,
  items,
});

/** A test whether a query filters by one of these fields: if not, `totalOf` knows the total. */
export const filtersBy =
  <Query>(fields: readonly (keyof Query)[]) =>
  (query: Query): boolean =>
    fields.some((field) => query[field] !== undefined);

/** The number of matching rows. For a list without filters use `totalOf`, which does not count. */
export async function countOf<T extends keyof OwnTables>(
  matching: SelectQueryBuilder<OwnTables, T, unknown>,
): Promise<number> {
  const { n } = await matching
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * The number of rows that the caller sees; stored instead of counted for callers without a scope.
 */
export async function totalOf(
  { db, scope }: { db: Kysely<OwnTables>; scope: LocationScope | undefined },
  table: keyof OwnTables,
): Promise<number> {
  if (scope && table in LOCATION_SCOPE) return countOf(db.selectFrom(table));
  const kept = await db
    .selectFrom('rowTotals')
    .select('n')
    .where('tableName', '=', snake(table))
    .executeTakeFirst();
  return Number(kept?.n ?? 0);
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
