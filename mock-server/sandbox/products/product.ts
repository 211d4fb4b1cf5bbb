// Reads and writes a product.
import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Links } from '../media/links.ts';
import { folded, sortKey } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';
import { withVersion } from '../version.ts';

type Product = components['schemas']['Product'];
type Given = components['schemas']['ProductCreate'];

export type Item = Omit<Selectable<OwnTables['products']>, 'seq' | 'nameKey' | 'searchText'>;

const COLUMNS = [
  'products.id',
  'products.name',
  'products.brand',
  'products.sku',
  'products.category',
  'products.description',
  'products.price',
  'products.currency',
  'products.url',
  'products.imageAssetId',
  'products.active',
  'products.position',
  'products.locationIds',
  'products.tags',
  'products.createdAt',
  'products.updatedAt',
] as const;

export const selectItems = (db: Kysely<OwnTables>) => db.selectFrom('products').select(COLUMNS);

/** Products with their picture. */
export const selectShown = (db: Kysely<OwnTables>) =>
  selectItems(db)
    .leftJoin('assets', 'assets.id', 'products.imageAssetId')
    .select(['assets.hash as imageHash', 'assets.mime as imageMime']);

type Shown = Item & { imageHash: string | null; imageMime: string | null };

export function toProduct({ position, imageHash: hash, imageMime, ...row }: Shown, links: Links): Product {
  const { imageAssetId: id, createdAt, updatedAt } = row;
  // The asset may have been replaced by a video since.
  const shown = id && hash && imageMime?.startsWith('image/');
  return withVersion('Product', {
    ...row,
    order: position,
    imageUrl: shown ? links.url('assets', { id, hash }, 'thumb') : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
}

/** A new product; omitted fields are empty. */
export function newItem({ order = 0, ...given }: Given & { currency: string }, now: Date): Item {
  const { brand = null, sku = null, category = null, description = null, price = null } = given;
  const { url = null, imageAssetId = null, active = true, locationIds = [], tags = [] } = given;
  const empty = { brand, sku, category, description, price, url, imageAssetId, active, locationIds, tags };
  return { id: randomUUID(), ...given, ...empty, position: order, createdAt: now, updatedAt: now };
}

/** The order of a new product behind all others of the account. */
export async function lastPosition(unscopedDb: Kysely<OwnTables>): Promise<number> {
  const { last } = await unscopedDb
    .selectFrom('products')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Math.min(Number(last ?? -1) + 1, MOST_POSITION);
}

/** The contract's maximum. */
export const MOST_POSITION = 100_000;

/** Some characters expand when folded, which could make a name too long for an index. */
const MOST_OF_A_NAME = 200;

/** The row with its columns for lists and searches. */
export const toRow = (item: Item) => ({
  ...item,
  nameKey: sortKey(item.name).slice(0, MOST_OF_A_NAME),
  searchText: folded([item.name, item.brand, item.sku, item.category, ...item.tags].join('\n')),
});

export const skuKey = (sku: string): string => sku.toLowerCase();

/** The key by which SKUs are compared; it has a unique index. */
export const storedSkuKey = sql<string>`lower(products.sku)`;

const TEXTS = ['name', 'brand', 'category', 'description'] as const;

/** Trims all texts. */
export function trimmed<Body extends Partial<Given>>(body: Body): Body {
  const texts = TEXTS.flatMap((name) => {
    const text = body[name];
    return typeof text === 'string' ? [[name, text.trim()]] : [];
  });
  const { tags } = body;
  return { ...body, ...Object.fromEntries(texts), ...(tags && { tags: tags.map((tag) => tag.trim()) }) };
}

export const NO_PICTURE: FieldError = {
  field: 'imageAssetId',
  message: 'Choose an asset that is an image.',
};

/** The ids that belong to pictures. */
export async function pictures(
  db: Kysely<OwnTables>,
  ids: (string | null | undefined)[],
): Promise<Set<string>> {
  const asked = ids.filter((id) => typeof id === 'string');
  if (asked.length === 0) return new Set();
  const rows = await db
    .selectFrom('assets')
    .select('id')
    .where('id', '=', ({ fn, val }) => fn.any(val(asked)))
    .where('mime', 'like', 'image/%')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
