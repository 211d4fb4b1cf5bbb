import {
  type ExpressionBuilder,
  expressionBuilder,
  type OrderByItemBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { filtersBy } from '../store/pages.ts';
import { containing } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';

export interface ProductFilter {
  search?: string;
  active?: boolean;
  category?: string;
  locationId?: string;
}

const FIELDS = ['search', 'active', 'category', 'locationId'] as const satisfies (keyof ProductFilter)[];

export const isFilter = filtersBy<ProductFilter>(FIELDS);

/** The condition that matches all given filters. */
export function fitting({ search, active, category, locationId }: ProductFilter) {
  const eb: ExpressionBuilder<OwnTables, 'products'> = expressionBuilder();
  return eb.and([
    ...(search === undefined ? [] : [eb('products.searchText', 'like', containing(search))]),
    ...(active === undefined ? [] : [eb('products.active', '=', active)]),
    ...(category === undefined ? [] : [eb('products.category', '=', category)]),
    ...(locationId === undefined
      ? []
      : [
          eb.or([
            eb('products.locationIds', '@>', sql.val([locationId])),
            // No locations means all of them.
            eb('products.locationIds', '=', sql.val([])),
          ]),
        ]),
  ]);
}

/** Each order matches an index, which is read backwards for the reverse order. */
export function inOrder<DB extends OwnTables, T extends keyof DB, O>(
  query: SelectQueryBuilder<DB, T, O>,
  sort: components['schemas']['ProductSort'],
): SelectQueryBuilder<DB, T, O> {
  const direction = (item: OrderByItemBuilder) => (sort.startsWith('-') ? item.desc() : item.asc());
  return ORDERS[sort.replace('-', '') as Order]
    .reduce((sorted, column) => sorted.orderBy(column, direction), query)
    .orderBy(sql`products.seq`, direction);
}

// By code points, independent of the database's collation.
const NAME = sql`products.name_key collate "C"`;

/** Products without a price come last. */
const ORDERS = {
  order: [sql`products.position`, NAME],
  name: [NAME],
  price: [sql`products.price`],
  changed: [sql`products.updated_at`],
};
type Order = keyof typeof ORDERS;
