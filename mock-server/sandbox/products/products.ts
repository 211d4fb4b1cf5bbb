import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import { changedLocations, lacksOwn, wrongLocations } from '../contacts/location-ids.ts';
import type { Call, Handlers } from '../handler.ts';
import type { Links } from '../media/links.ts';
import { notFound, refuse, refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { countOf, offsetOf, type PageQuery, pageOf, totalOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';
import { updateProducts } from './bulk.ts';
import { fitting, inOrder, isFilter, type ProductFilter } from './find.ts';
import { importProducts } from './import.ts';
import { deleteUnneeded, inUse } from './needed.ts';
import {
  type Item,
  lastPosition,
  NO_PICTURE,
  newItem,
  pictures,
  selectItems,
  selectShown,
  skuKey,
  storedSkuKey,
  toProduct,
  toRow,
  trimmed,
} from './product.ts';

export const products = {
  importProducts,
  updateProducts,

  async listProducts({ db, scope, query, media }) {
    const total = isFilter(query)
      ? await countOf(db.selectFrom('products').where(fitting(query)))
      : await totalOf({ db, scope }, 'products');
    return shownPage(db, total, query, media.links);
  },

  async searchProducts({ db, query, media }) {
    const total = await countOf(db.selectFrom('products').where(fitting(query)));
    return shownPage(db, total, query, media.links);
  },

  async getProduct({ db, params, media }) {
    return readProduct(db, params.id, media.links);
  },

  async createProduct({ db, body, now, media, judged }) {
    const given = trimmed(body);
    refuseIf(judged('createProduct', given));
    const id = await withAccountLock(db, async (trx) => {
      refuseIf(await wrongReferences(trx, given));
      const { currency } = await trx.selectFrom('accounts').select('currency').executeTakeFirstOrThrow();
      const item = newItem({ currency, order: await lastPosition(trx), ...given }, now);
      await trx.insertInto('products').values(toRow(item)).execute();
      return item.id;
    }).catch((error) => explain(error, db, given.sku));
    return readProduct(db, id, media.links);
  },

  async updateProduct({ db, scope, params, body, now, media, judged, requireVersion }) {
    const given = trimmed(body);
    refuseIf(judged('updateProduct', given));
    await withAccountLock(db, async (trx) => {
      const item = await selectItems(trx)
        .where('products.id', '=', params.id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!item) throw notFound();
      await requireVersion(() => readProduct(trx, params.id, media.links));
      const changed = changedItem(item, given, scope);
      const errors = await wrongReferences(trx, given, item.locationIds);
      // Without one of their locations, the caller would no longer see the product; without any, it
      // is shown everywhere.
      if (changed.locationIds.length > 0 && lacksOwn(changed.locationIds, scope)) {
        errors.push({ field: 'locationIds', message: 'Keep at least one of your locations.' });
      }
      refuseIf(errors);
      const { id, createdAt: _made, ...row } = toRow(changed);
      await trx
        .updateTable('products')
        .set({ ...row, updatedAt: now })
        .where('id', '=', id)
        .execute();
    }).catch((error) => explain(error, db, given.sku));
    return readProduct(db, params.id, media.links);
  },

  async deleteProduct({ db, params: { id }, media }) {
    if (await deleteUnneeded(db, id)) return { id };
    await readProduct(db, id, media.links);
    const message = await inUse(db, id);
    throw message === undefined ? notFound() : refuse(409, message, []);
  },
} satisfies Handlers;

async function shownPage(
  db: Kysely<OwnTables>,
  total: number,
  query: PageQuery & ProductFilter & Pick<Call<'listProducts'>['query'], 'sort'>,
  links: Links,
) {
  const rows = await inOrder(selectShown(db).where(fitting(query)), query.sort)
    .limit(query.show)
    .offset(offsetOf(query))
    .execute();
  return pageOf(
    rows.map((row) => toProduct(row, links)),
    total,
    query,
  );
}

/** @throws Refusal 404 */
async function readProduct(db: Kysely<OwnTables>, id: string, links: Links) {
  const row = await selectShown(db).where('products.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toProduct(row, links);
}

type Update = Call<'updateProduct'>['body'];

function changedItem(
  item: Item,
  { order, locationIds, ...given }: Update,
  scope: Call<'updateProduct'>['scope'],
): Item {
  return {
    ...item,
    ...given,
    ...(order !== undefined && { position: order }),
    // An empty list means all locations, so none is kept.
    ...(locationIds && {
      locationIds: locationIds.length > 0 ? changedLocations(locationIds, item.locationIds, scope) : [],
    }),
  };
}

async function wrongReferences(
  db: Kysely<OwnTables>,
  { imageAssetId, locationIds }: Update,
  known: string[] = [],
): Promise<FieldError[]> {
  const wrong = await wrongLocations(db, locationIds, known);
  const isPicture = !imageAssetId || (await pictures(db, [imageAssetId])).has(imageAssetId);
  return isPicture ? wrong : [...wrong, NO_PICTURE];
}

function refuseIf(errors: FieldError[]) {
  if (errors.length > 0) throw refuseFields(errors);
}

/** Translates a constraint violation into the contract's error. */
async function explain(
  error: unknown,
  db: Kysely<OwnTables>,
  sku: string | null | undefined,
): Promise<never> {
  if (isViolation(error, 'products_image')) throw refuseFields([NO_PICTURE]);
  if (!sku || !isViolation(error, 'products_sku')) throw error;
  const other = await db
    .selectFrom('products')
    .select('name')
    .where(storedSkuKey, '=', skuKey(sku))
    .executeTakeFirst();
  // A caller with assigned locations must not learn about products of others.
  const whose = other ? `'${other.name}'` : 'a product of another location';
  throw refuse(409, `The SKU ${sku} is already used by ${whose}. Enter a different SKU, or none.`, [
    { field: 'sku', message: 'Enter a SKU that no other product has.' },
  ]);
}
