import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Links } from '../media/links.ts';
import { notFound } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { withVersion } from '../version.ts';
import { expiredSessions } from './expiry.ts';
import { isHeld, linkOf } from './guest-link.ts';

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
  'hiddenBy',
  'held',
  'approval',
  'consent',
  'pairId',
  'pairRole',
  'caption',
  'tags',
  'productIds',
  'favorite',
  'deliveries',
  'stats',
] as const;

export type PhotoRow = Pick<Selectable<OwnTables['photos']>, (typeof COLUMNS)[number]>;

/** The dependencies for reading photos. */
export interface PhotoReader {
  db: Db;
  /** Needed if `db` is limited to some of the account's rows. */
  unscopedDb?: Db;
  media: { links: Links };
  now: Date;
}

/** @throws Refusal 404 */
export async function readPhoto(reader: PhotoReader, id: string): Promise<Photo> {
  const [photo] = await toPhotos(reader, [await findRow(reader.db, id)]);
  if (!photo) throw notFound();
  return photo;
}

/** @throws Refusal 404 */
export async function findRow(db: Db, id: string): Promise<PhotoRow> {
  const row = await db.selectFrom('photos').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Locks the photo until the transaction ends.
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

export async function toPhotos(
  { db, unscopedDb = db, media, now }: PhotoReader,
  rows: PhotoRow[],
): Promise<Photo[]> {
  const expired = await expiredSessions(unscopedDb, rows, now);
  return rows.map((row) => toPhoto(row, media.links, row.sessionId !== null && expired.has(row.sessionId)));
}

function toPhoto(
  { mime, hash, linksEnded, capturedAt, uploadedAt, ...row }: PhotoRow,
  links: Links,
  isExpired: boolean,
): Photo {
  const linked = { id: row.id, hash, linksEnded };
  return withVersion('Photo', {
    ...row,
    guestLink: linkOf(row),
    held: isHeld(row),
    publicUrl: row.hiddenBy === null && !isExpired ? links.guestUrl(`p/${row.token}`) : null,
    url: links.url('photos', linked, 'full'),
    thumbUrl: mime.startsWith('image/') ? links.url('photos', linked, 'thumb') : null,
    capturedAt: capturedAt.toISOString(),
    uploadedAt: uploadedAt.toISOString(),
  });
}
