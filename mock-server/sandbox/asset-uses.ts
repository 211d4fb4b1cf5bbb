// Where assets are used. This is the only file that lists the references to assets.
import { type Kysely, sql } from 'kysely';
import type { components } from '../../src/api/generated/schema.d.ts';
import { pictureParagraph } from '../../src/lib/message-text.ts';
import type { OwnTables } from './store/tables.ts';

type Db = Kysely<OwnTables>;
type AssetUse = components['schemas']['AssetUse'];
type Scene = components['schemas']['Scene'];

/** Maximum per asset in the contract. */
const MOST = 200;

/** The uses of each of these assets that `db` shows. */
export async function usesOf(db: Db, ids: string[]): Promise<Map<string, AssetUse[]>> {
  if (ids.length === 0) return new Map();
  const used = [...(await readUses(db, ids)), ...(await readScenes(db, ids))];
  const found = new Map<string, AssetUse[]>();
  for (const { assetIds, ...use } of used) {
    for (const id of new Set(assetIds)) {
      const uses = found.get(id) ?? [];
      if (uses.length < MOST) found.set(id, [...uses, use]);
    }
  }
  return found;
}

type Used = AssetUse & { assetIds: string[] };

/** The tables that reference assets in a column. */
async function readUses(db: Db, ids: string[]): Promise<Used[]> {
  const named = sql<string[]>`${ids}::text[]`;
  const uses = db
    .selectFrom('accounts')
    .select([kind('account'), 'id', 'businessName as name', one('logo_asset_id')])
    .where('logoAssetId', 'in', ids)
    .unionAll(
      db
        .selectFrom('locations')
        .select([kind('location'), 'id', 'name', one('logo_asset_id')])
        .where('logoAssetId', 'in', ids),
    )
    .unionAll(
      db
        .selectFrom('sessions')
        .select([kind('session'), 'id', 'name', 'assetIds'])
        .where('assetIds', '&&', named),
    )
    .unionAll(
      db
        .selectFrom('campaigns')
        .select([kind('campaign'), 'id', 'name', allPictures.as('assetIds')])
        .where(({ or, eb }) => or([eb('mediaIds', '&&', named), ...ids.map(isPlaced)])),
    )
    .unionAll(
      db
        .selectFrom('products')
        .select([kind('product'), 'id', 'name', one('image_asset_id')])
        .where('imageAssetId', 'in', ids),
    );
  return uses.orderBy('kind').orderBy('name').orderBy('id').execute();
}

const kind = (name: AssetUse['kind']) => sql<AssetUse['kind']>`${sql.lit(name)}::text`.as('kind');
const one = (column: string) => sql<string[]>`array[${sql.ref(column)}]`.as('assetIds');

/** A campaign's pictures: those shown together and those within its text. */
const allPictures = sql<
  string[]
>`media_ids || array(select (regexp_matches(body, '\\{\\{picture:([A-Za-z0-9_-]+)\\}\\}', 'g'))[1])`;
const isPlaced = (id: string) => sql<boolean>`position(${pictureParagraph(id)} in coalesce(body, '')) > 0`;

/** Templates reference assets in the layers of their scenes. */
async function readScenes(db: Db, ids: string[]): Promise<Used[]> {
  const rows = await db
    .selectFrom('templates')
    .select(['id', 'name'])
    .select(sql<string[]>`jsonb_path_query_array(scene, '$.layers[*].assetId')`.as('assetIds'))
    .where(({ or, eb }) =>
      or(
        ids.map((assetId) =>
          eb('scene', '@>', sql<Scene>`${JSON.stringify({ layers: [{ assetId }] })}::jsonb`),
        ),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ kind: 'template', ...row }));
}

/**
 * Removes a deleted asset from the campaigns that reference it. The database clears the references
 * of accounts, locations and products. Sessions and scenes keep a gap, which the business fills or
 * removes.
 * @param db all rows of the account, including those the caller cannot see
 */
export async function leaveGaps(db: Db, id: string): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ mediaIds: sql<string[]>`array_remove(media_ids, ${id})` })
    .where('mediaIds', '@>', sql<string[]>`array[${id}]::text[]`)
    .execute();
  await db
    .updateTable('campaigns')
    .set({ body: sql<string | null>`nullif(replace(body, ${pictureParagraph(id)}, ''), '')` })
    .where(isPlaced(id))
    .execute();
}
