import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { usesOf } from '../asset-uses.ts';
import type { Draft } from '../media/files.ts';
import type { Media } from '../media/media.ts';
import { createSerial } from '../serial.ts';
import { ownRows } from '../store/own-rows.ts';
import { folded } from '../store/search.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { type StockItem, stockOf } from './draw.ts';

type Db = Kysely<OwnTables>;
type Schemas = components['schemas'];
type Row = { id: string; name: string; hash: string };

/** A file that the account lacks, and its item. */
interface Wanted {
  item: StockItem;
  draft: Draft;
  /** The row that it replaces. */
  former: Row | undefined;
}

// Concurrent refreshes would both add missing items.
const oneByOne = createSerial();

type Counts = Schemas['StockRefresh'];

interface Refresh {
  all: Kysely<Tables>;
  account: { id: string; category: Schemas['BusinessCategory'] };
  media: Media;
  now: Date;
}

/**
 * Updates the stock assets of an account to the current stock of its category.
 * @param record adds the related rows in the same transaction
 */
export const refreshStock = (
  { all, account, media, now }: Refresh,
  record: (trx: Kysely<Tables>, counts: Counts) => Promise<unknown>,
): Promise<Counts> =>
  oneByOne(async () => {
    const stock = stockOf(account.category);
    const rows = await ownRows(all, account.id)
      .selectFrom('assets')
      .select(['id', 'name', 'hash'])
      .where('stock', '=', true)
      .execute();
    const wanted = await drawWanted(stock, rows, media);
    const names = stock.map(({ name }) => name);
    const left = rows.filter(({ name }) => !names.includes(name));
    const drafts = wanted.map(({ draft }) => draft);
    const counts: Counts = { added: 0, updated: 0, removed: 0 };
    await media.release(() =>
      media.keep(drafts, () =>
        all.transaction().execute(async (trx) => {
          const own = ownRows(trx, account.id);
          const { added, updated } = await storeWanted(own, wanted, now);
          const gone = await removeUnused(own, left);
          Object.assign(counts, { added, updated: updated.length, removed: gone.length });
          await record(trx, counts);
          return [...gone, ...updated.map(({ hash }) => hash)];
        }),
      ),
    );
    return counts;
  });

/** Files by item name, because drawing is the slowest step and always gives the same file. */
const drawn = new Map<string, { bytes: Buffer; hash: string }>();

async function drawOnce(item: StockItem): Promise<{ bytes: Buffer; hash: string }> {
  const known = drawn.get(item.name);
  if (known) return known;
  const bytes = await item.draw();
  const file = { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  drawn.set(item.name, file);
  return file;
}

async function drawWanted(stock: StockItem[], rows: Row[], media: Media): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  for (const item of stock) {
    const former = rows.find(({ name }) => name === item.name);
    const { bytes, hash } = await drawOnce(item);
    if (former?.hash === hash) continue;
    const writer = media.draft();
    writer.write(bytes);
    wanted.push({ item, former, draft: await writer.finish() });
  }
  return wanted;
}

/** @returns the number of added assets, and the rows with a new file */
async function storeWanted(db: Db, wanted: Wanted[], now: Date) {
  let added = 0;
  const updated: Row[] = [];
  for (const { item, draft, former } of wanted) {
    const { name, type, mime, width, height } = item;
    const file = { mime, hash: draft.hash, bytes: draft.bytes, width, height, updatedAt: now };
    if (!former) {
      const row = { id: randomUUID(), name, type, searchText: folded(name), stock: true, createdAt: now };
      await db
        .insertInto('assets')
        .values({ ...row, ...file })
        .execute();
      added += 1;
      continue;
    }
    const changed = await db
      .updateTable('assets')
      .set(file)
      .where('id', '=', former.id)
      // The business may have replaced or deleted the file meanwhile.
      .where('stock', '=', true)
      .returning('id')
      .execute();
    if (changed.length > 0) updated.push(former);
  }
  return { added, updated };
}

/** @returns the hashes of the deleted rows' files */
async function removeUnused(db: Db, rows: Row[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await usesOf(db, ids);
  const unused = ids.filter((id) => !uses.has(id));
  if (unused.length === 0) return [];
  const gone = await db
    .deleteFrom('assets')
    .where('id', 'in', unused)
    .where('stock', '=', true)
    .returning('hash')
    .execute();
  return gone.map(({ hash }) => hash);
}
