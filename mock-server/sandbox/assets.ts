import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { components } from '../../src/api/generated/schema.d.ts';
import { leaveGaps, usesOf } from './asset-uses.ts';
import type { Handlers } from './handler.ts';
import type { Links } from './media/links.ts';
import type { ReceivedFile } from './media/receive.ts';
import { checkStorage } from './payments/limits.ts';
import { notFound } from './refusal.ts';
import { countOf, offsetOf, pageOf, totalOf } from './store/pages.ts';
import { containing, folded } from './store/search.ts';
import { byLetters, type SortedBy, sorted, type Unsigned } from './store/sorted.ts';
import type { OwnTables } from './store/tables.ts';
import { checkScene } from './templates/scene.ts';
import { withVersion } from './version.ts';

type Asset = components['schemas']['Asset'];
type Row = Omit<Selectable<OwnTables['assets']>, 'seq' | 'searchText'>;
type Uses = Awaited<ReturnType<typeof usesOf>>;

const COLUMNS = [
  'id',
  'type',
  'name',
  'mime',
  'hash',
  'bytes',
  'width',
  'height',
  'scene',
  'stock',
  'createdAt',
  'updatedAt',
] as const;

const SORTED_BY: Record<Unsigned<components['schemas']['AssetSort']>, SortedBy> = {
  createdAt: { column: sql`created_at` },
  name: { column: byLetters(sql`search_text`) },
  bytes: { column: sql`bytes` },
};

export const assets = {
  async listAssets({ db, scope, query, media }) {
    let matching = db.selectFrom('assets');
    if (query.type) matching = matching.where('type', '=', query.type);
    if (query.search) matching = matching.where('searchText', 'like', containing(query.search));
    const filtered = query.type !== undefined || query.search !== undefined;
    const total = filtered ? await countOf(matching) : await totalOf({ db, scope }, 'assets');
    const rows = await sorted(matching.select(COLUMNS), query.sort, SORTED_BY)
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    const uses = await usesOf(
      db,
      rows.map((row) => row.id),
    );
    return pageOf(
      rows.map((row) => toAsset(row, uses, media.links)),
      total,
      query,
    );
  },

  async getAsset({ db, params, media }) {
    return readAsset(db, params.id, media.links);
  },

  async createAssets({ db, unscopedDb, query, receive, media, now }) {
    const { files } = await receive();
    await checkStorage(unscopedDb, files);
    const rows: Row[] = files.map((file) => ({
      id: randomUUID(),
      type: query.type,
      ...fileColumns(file),
      scene: null,
      stock: false,
      createdAt: now,
      updatedAt: now,
    }));
    const inserted = rows.map((row) => ({ ...row, scene: null, searchText: folded(row.name) }));
    await media.keep(files, () => db.insertInto('assets').values(inserted).execute());
    return { items: rows.map((row) => toAsset(row, new Map(), media.links)) };
  },

  async replaceAsset({ db, unscopedDb, params, receive, media, now, requireVersion }) {
    await readRow(db, params.id);
    const { files, texts } = await receive();
    // The contract allows exactly one file.
    const [file] = files;
    if (!file) throw new Error('a required file passed as absent');
    await checkStorage(unscopedDb, files);
    const columns = fileColumns(file);
    const former = await media.keep(files, () =>
      db.transaction().execute(async (trx) => {
        // Read again, because the asset may have been replaced or deleted during the upload.
        const { hash, scene } = await lockRow(trx, params.id);
        await requireVersion(() => readAsset(trx, params.id, media.links));
        await checkText(trx, texts.scene, scene);
        await trx
          .updateTable('assets')
          // A replacement by the business is no longer stock.
          .set({
            ...columns,
            searchText: folded(columns.name),
            scene: texts.scene,
            stock: false,
            updatedAt: now,
          })
          .where('id', '=', params.id)
          .execute();
        return hash;
      }),
    );
    await media.release(async () => [former]);
    return readAsset(db, params.id, media.links);
  },

  async updateAsset({ db, params, body, media, now, requireVersion }) {
    await db.transaction().execute(async (trx) => {
      await lockRow(trx, params.id);
      await requireVersion(() => readAsset(trx, params.id, media.links));
      await trx
        .updateTable('assets')
        .set({ ...body, ...(body.name && { searchText: folded(body.name) }), updatedAt: now })
        .where('id', '=', params.id)
        .execute();
    });
    return readAsset(db, params.id, media.links);
  },

  async updateAssetScene({ db, params, receive, media, now, requireVersion }) {
    await readRow(db, params.id);
    const { texts } = await receive();
    await db.transaction().execute(async (trx) => {
      const { scene } = await lockRow(trx, params.id);
      await requireVersion(() => readAsset(trx, params.id, media.links));
      await checkText(trx, texts.scene, scene);
      await trx
        .updateTable('assets')
        .set({ scene: texts.scene, updatedAt: now })
        .where('id', '=', params.id)
        .execute();
    });
    return readAsset(db, params.id, media.links);
  },

  async deleteAsset({ unscopedDb, params, media }) {
    await media.release(() =>
      unscopedDb.transaction().execute(async (all) => {
        const gone = await all.deleteFrom('assets').where('id', '=', params.id).returning('hash').execute();
        if (gone.length === 0) throw notFound();
        await leaveGaps(all, params.id);
        return gone.map((row) => row.hash);
      }),
    );
    return { id: params.id };
  },
} satisfies Handlers;

const fileColumns = ({ name, mime, hash, bytes, width, height }: ReceivedFile) => ({
  name,
  mime,
  hash,
  bytes,
  width,
  height,
});

const rowOf = (db: Kysely<OwnTables>, id: string) =>
  db.selectFrom('assets').select(COLUMNS).where('id', '=', id);

async function readRow(db: Kysely<OwnTables>, id: string): Promise<Row> {
  const row = await rowOf(db, id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Locks the row until the transaction ends. */
async function lockRow(trx: Kysely<OwnTables>, id: string): Promise<Row> {
  const row = await rowOf(trx, id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** @param text a validated scene as JSON; undefined without one */
async function checkText(
  db: Kysely<OwnTables>,
  text: string | undefined,
  before: Row['scene'],
): Promise<void> {
  if (text !== undefined) await checkScene(db, JSON.parse(text), before ?? undefined);
}

async function readAsset(db: Kysely<OwnTables>, id: string, links: Links): Promise<Asset> {
  const row = await readRow(db, id);
  return toAsset(row, await usesOf(db, [id]), links);
}

function toAsset({ hash, createdAt, updatedAt, ...row }: Row, uses: Uses, links: Links): Asset {
  return withVersion('Asset', {
    ...row,
    url: links.url('assets', { id: row.id, hash }, 'full'),
    thumbUrl: row.mime.startsWith('image/') ? links.url('assets', { id: row.id, hash }, 'thumb') : null,
    // The duration of videos and sounds is not read.
    durationMs: null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    usedBy: uses.get(row.id) ?? [],
  });
}
