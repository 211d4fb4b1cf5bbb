import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Links } from '../media/links.ts';
import { notFound } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';

export type Photo = components['schemas']['Photo'];
type Db = Kysely<OwnTables>;

export const COLUMNS = [
  'id',
  'token',
  'sessionId',
  'experienceId',
  'deviceId',
  'locationId',
  'contactIds',
  'media',
  'mime',
  'hash',
  'linksEnded',
  'width',
  'height',
  'bytes',
  'durationMs',
  'capturedAt',
  'uploadedAt',
  'visibility',
  'approval',
  'consent',
  'pairId',
  'pairRole',
  'caption',
  'tags',
  'productIds',
  'favourite',
  'deliveries',
  'stats',
] as const;

export type PhotoRow = Pick<Selectable<OwnTables['photos']>, (typeof COLUMNS)[number]>;

/** @throws Refusal 404 */
export async function readPhoto(db: Db, id: string, links: Links): Promise<Photo> {
  const row = await db.selectFrom('photos').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toPhoto(row, links);
}

/**
 * Until the transaction ends nobody else changes it.
 * @throws Refusal 404
 */
export async function lockPhoto(trx: Db, id: string): Promise<PhotoRow> {
  const row = await trx
    .selectFrom('photos')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export function toPhoto(
  { mime, hash, linksEnded, capturedAt, uploadedAt, ...row }: PhotoRow,
  links: Links,
): Photo {
  const linked = { id: row.id, hash, linksEnded };
  return {
    ...row,
    url: links.url('photos', linked, 'full'),
    thumbUrl: mime.startsWith('image/') ? links.url('photos', linked, 'thumb') : null,
    capturedAt: capturedAt.toISOString(),
    uploadedAt: uploadedAt.toISOString(),
  };
}
