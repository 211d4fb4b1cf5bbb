// Stores a few hundred rows of an import in one transaction, as new or changed products.
import type { Transaction } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { changedLocations, lacksOwn, NO_SUCH_LOCATION, unknownLocations } from '../contacts/location-ids.ts';
import type { Call } from '../handler.ts';
import type { Outcome } from '../import/target.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { OwnTables } from '../store/tables.ts';
import { minorDigits } from './price.ts';
import {
  type Item,
  lastPosition,
  MOST_POSITION,
  NO_PICTURE,
  newItem,
  pictures,
  selectItems,
  skuKey,
  storedSkuKey,
  toRow,
} from './product.ts';

export type Row = components['schemas']['ProductCreate'];
type Trx = Transaction<OwnTables>;

interface Importer extends Pick<Call<'importProducts'>, 'unscopedDb' | 'scope' | 'now'> {
  /** The account's currency, for rows without one. */
  currency: string;
}

/** @param update whether a row changes an existing product; otherwise it is skipped */
export function storeRows(
  importer: Importer,
  rows: Row[],
  update: boolean,
): Promise<{ outcomes: Outcome[] }> {
  const { scope, now, currency } = importer;
  // Includes products that the importer cannot see, because their SKUs are taken as well.
  return withAccountLock(importer.unscopedDb, async (trx) => {
    const wrongReference = await checkReferences(trx, rows, importer);
    const bySku = await itemsBySku(trx, rows);
    const written = new Map<string, Item>();
    let next = await lastPosition(trx);
    const outcomes = rows.map((row): Outcome => {
      const wrong = wrongReference(row);
      if (wrong) return wrong;
      const known = row.sku ? bySku.get(skuKey(row.sku)) : undefined;
      if (known && known.locationIds.length > 0 && lacksOwn(known.locationIds, scope)) {
        const message = 'A product of another location already has it. Ask the owner of the account.';
        return { field: 'sku', message };
      }
      if (known && !update) return 'skipped';
      const item = known ? merged(known, row, importer) : newItem({ currency, order: next, ...row }, now);
      if ('message' in item) return item;
      next = Math.min(Math.max(next, item.position + 1), MOST_POSITION);
      written.set(item.id, item);
      if (item.sku) bySku.set(skuKey(item.sku), item);
      return known ? 'updated' : 'created';
    });
    await write(trx, [...written.values()]);
    return { outcomes };
  });
}

async function checkReferences(trx: Trx, rows: Row[], { scope }: Importer) {
  const strange = await unknownLocations(
    trx,
    rows.flatMap(({ locationIds = [] }) => locationIds),
  );
  const shown = await pictures(
    trx,
    rows.map(({ imageAssetId }) => imageAssetId),
  );
  return ({ locationIds = [], imageAssetId }: Row): FieldError | undefined => {
    if (locationIds.some((id) => strange.has(id) || lacksOwn([id], scope))) {
      return { field: 'locationIds', message: NO_SUCH_LOCATION };
    }
    return imageAssetId && !shown.has(imageAssetId) ? NO_PICTURE : undefined;
  };
}

async function itemsBySku(trx: Trx, rows: Row[]): Promise<Map<string, Item>> {
  const keys = rows.flatMap(({ sku }) => (sku ? [skuKey(sku)] : []));
  const items = await selectItems(trx)
    .where(storedSkuKey, '=', ({ fn, val }) => fn.any(val(keys)))
    .forNoKeyUpdate()
    .execute();
  return new Map(items.map((item) => [skuKey(item.sku ?? ''), item]));
}

/** Empty cells change nothing. */
function merged(
  known: Item,
  { order, locationIds, price, ...row }: Row,
  { scope, now, currency }: Importer,
): Item | FieldError {
  const change = { ...known, ...row, updatedAt: now };
  if (order !== undefined) change.position = order;
  if (locationIds) change.locationIds = changedLocations(locationIds, known.locationIds, scope);
  if (price == null) return change;
  // Without a currency in the row, the price was parsed in the account's currency, but is in the
  // product's.
  const digits = minorDigits(change.currency) - minorDigits(row.currency ?? currency);
  change.price = price * 10 ** digits;
  if (!Number.isInteger(change.price)) {
    return { field: 'price', message: `Enter a whole number: ${change.currency} has no smaller unit.` };
  }
  return change;
}

/** Inserts or updates all products in one statement. */
async function write(trx: Trx, items: Item[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(toRow);
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
  await trx
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) =>
          Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}
