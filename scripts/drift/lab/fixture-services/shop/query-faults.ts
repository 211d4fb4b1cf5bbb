// Faults of the shop in its read operations.
import type { Json } from '../kit/contract.ts';
import { admits, bodyWith, doneWith, failsOnPath, queryWith, queryWithout, reading } from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';
import type { ShopStore } from './store.ts';

const LIST = '/components/pathItems/products/get/parameters';
const TOKEN = 'Bearer shp_live_5d1f0a9be27c';

/** Uses only the first value of a query list. */
const firstOf = (name: string) =>
  queryWith((query) => {
    const list = query[name];
    if (Array.isArray(list)) query[name] = list.slice(0, 1);
  });

const edges = (name: 'min' | 'max') =>
  queryWith((query) => {
    const price = query.price as Record<string, Json> | undefined;
    if (price) query.price = Object.fromEntries(Object.entries(price).filter(([key]) => key !== name));
  });

export const queryFaults: SeededFault<ShopStore>[] = [
  reading('product_index', 'colors-first', 'Only the first colour counts.', { inside: firstOf('colors') }),
  reading('product_index', 'ids-first', 'Only the first id counts.', { inside: firstOf('ids') }),
  reading('product_index', 'sizes-first', 'Only the first size counts.', { inside: firstOf('sizes') }),
  reading('product_index', 'colors-ignored', 'Colours do not filter.', { inside: queryWithout('colors') }),
  reading('product_index', 'ids-ignored', 'Ids do not filter.', { inside: queryWithout('ids') }),
  reading('product_index', 'sizes-ignored', 'Sizes do not filter.', { inside: queryWithout('sizes') }),
  reading('product_index', 'price-min-ignored', 'The lower price does not filter.', { inside: edges('min') }),
  reading('product_index', 'price-max-ignored', 'The upper price does not filter.', { inside: edges('max') }),
  reading('product_index', 'sizes-any', 'Any text is a size.', {
    rules: { [`${LIST}/6/schema/items`]: { enum: undefined } },
  }),
  reading('product_index', 'ids-many', 'Any number of ids is taken.', {
    rules: { [`${LIST}/5/schema`]: { maxItems: undefined } },
  }),
  reading('product_index', 'price-negative', 'A negative price is taken.', {
    rules: { [`${LIST}/7/schema/properties/min`]: { minimum: undefined } },
  }),
  reading('product_index', 'sort-ignored', 'Every sort is by sku.', {
    inside: queryWith((query) => {
      query.sort_by = 'sku';
    }),
  }),
  reading('product_index', 'order-ignored', 'Descending is ascending.', {
    inside: queryWith((query) => {
      query.order = 'asc';
    }),
  }),
  reading('product_index', 'sort-any', 'Any sort is taken.', {
    rules: { [`${LIST}/2/schema`]: { enum: undefined } },
  }),
  reading('product_index', 'per-page-unbounded', 'Any page size is taken.', {
    rules: { '/components/parameters/per_page/schema': { maximum: undefined } },
    inside: queryWith((query) => {
      query.per_page = Math.min(40, Number(query.per_page));
    }),
  }),
  reading('product_index', 'per-page-ignored', 'Pages always have 10.', {
    inside: queryWith((query) => {
      query.per_page = 10;
    }),
  }),
  reading('product_index', 'page-zero', 'There is a page 0.', {
    rules: { '/components/parameters/page/schema': { minimum: undefined } },
    inside: queryWith((query) => {
      query.page = Math.max(1, Number(query.page));
    }),
  }),
  reading('product_index', 'page-twice', 'The second page is the first.', {
    inside: queryWith((query) => {
      if (query.page === 2) query.page = 1;
    }),
  }),
  reading('product_index', 'total-pages-off', 'One page too many is counted.', {
    outside: bodyWith(200, { '/total_pages': (pages) => Number(pages) + 1 }),
  }),
  reading('product_index', 'total-pages-few', 'One page too few is counted.', {
    outside: bodyWith(200, { '/total_pages': (pages) => Math.max(1, Number(pages) - 1) }),
  }),
  reading('product_index', 'total-less', 'The total is one too low.', {
    outside: bodyWith(200, { '/total': (total) => Math.max(0, Number(total) - 1) }),
  }),
  reading('product_index', 'last-page-lost', 'The last page is empty.', {
    inside: doneWith((answer) => {
      const body = answer.body as Record<string, Json>;
      return body.page === body.total_pages && body.page !== 1
        ? { ...answer, body: { ...body, items: [] } }
        : answer;
    }),
  }),
  reading('product_show', 'id-text', 'What is none ends in a 500.', {
    rules: { '/components/schemas/product_id': { type: undefined } },
    inside: failsOnPath('product_id', /^\d+$/),
  }),
  reading('product_show', 'no-token', 'No token is needed.', {
    outside: admits('Authorization', TOKEN, 'none'),
  }),
  reading('product_export', 'any-token', 'Any token will do.', { outside: admits('Authorization', TOKEN) }),
];
