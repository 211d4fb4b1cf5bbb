import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { usesOf } from '../asset-uses.ts';
import type { Draft } from '../media/files.ts';
import type { Media } from '../media/media.ts';
import { createSerial } from '../serial.ts';
import { folded } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';
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

/** Updates the stock assets of an account to the current stock of its category. */
export const refreshStock = (
  db: Db,
  category: Schemas['BusinessCategory'],
  media: Media,
  now: Date,
): Promise<Schemas['StockRefresh']> =>
  oneByOne(async () => {
    const stock = stockOf(category);
    const rows = await db
      .selectFrom('assets')
      .select(['id', 'name', 'hash'])
      .where('stock', '=', true)
      .execute();
    const wanted = await drawWanted(stock, rows, media);
    const { added, updated } = await keepWanted(db, wanted, media, now);
    const names = stock.map(({ name }) => name);
    const left = rows.filter(({ name }) => !names.includes(name));
    let removed = 0;
    await media.release(async () => {
      const gone = await removeUnused(db, left);
      removed = gone.length;
      return [...gone, ...updated.map(({ hash }) => hash)];
    });
    return { added, updated: updated.length, removed };
  });

/** Hashes by item name, because drawing is the slowest step and always gives the same file. */
const hashes = new Map<string, string>();

async function drawWanted(stock: StockItem[], rows: Row[], media: Media): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  for (const item of stock) {
    const former = rows.find(({ name }) => name === item.name);
    if (former && former.hash === hashes.get(item.name)) continue;
    const bytes = await item.draw();
    const hash = createHash('sha256').update(bytes).digest('hex');
    hashes.set(item.name, hash);
    if (former?.hash === hash) continue;
    const writer = media.draft();
    writer.write(bytes);
    wanted.push({ item, former, draft: await writer.finish() });
  }
  return wanted;
}

/** @returns the number of added assets, and the rows with a new file */
async function keepWanted(db: Db, wanted: Wanted[], media: Media, now: Date) {
  if (wanted.length === 0) return { added: 0, updated: [] };
  const drafts = wanted.map(({ draft }) => draft);
  const kept = await media.keep(drafts, () =>
    db.transaction().execute(async (all) => {
      let added = 0;
      const updated: Row[] = [];
      for (const { item, draft, former } of wanted) {
        const { name, type, mime, width, height } = item;
        const file = { mime, hash: draft.hash, bytes: draft.bytes, width, height, updatedAt: now };
        if (!former) {
          const row = { id: randomUUID(), name, type, searchText: folded(name), stock: true, createdAt: now };
          await all
            .insertInto('assets')
            .values({ ...row, ...file })
            .execute();
          added += 1;
          continue;
        }
        const changed = await all
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
    }),
  );
  return kept;
}

/** @returns the hashes of the deleted rows' files */
const removeUnused = (db: Db, rows: Row[]): Promise<string[]> =>
  db.transaction().execute(async (all) => {
    const ids = rows.map(({ id }) => id);
    const uses = await usesOf(all, ids);
    const unused = ids.filter((id) => !uses.has(id));
    if (unused.length === 0) return [];
    const gone = await all
      .deleteFrom('assets')
      .where('id', 'in', unused)
      .where('stock', '=', true)
      .returning('hash')
      .execute();
    return gone.map(({ hash }) => hash);
  });
