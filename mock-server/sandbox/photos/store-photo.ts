// Creates photos from received files, for uploads by users and by booths.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Media } from '../media/media.ts';
import type { ReceivedFile } from '../media/receive.ts';
import type { OwnTables } from '../store/tables.ts';
import { searchTextOf } from './find.ts';

type Photo = components['schemas']['Photo'];

/** The fields of a photo besides its file. Its references must exist. */
export interface PhotoFacts
  extends Pick<
    Photo,
    | 'sessionId'
    | 'experienceId'
    | 'deviceId'
    | 'locationId'
    | 'visibility'
    | 'hiddenBy'
    | 'held'
    | 'approval'
    | 'consent'
    | 'pairId'
    | 'pairRole'
    | 'contactIds'
    | 'productIds'
  > {
  /** The device's own key for the photo, used once; null for an upload by a user. */
  clientId: string | null;
  /** Of its public page; undefined for a new one. */
  token?: string | undefined;
  capturedAt: Date;
}

/** @returns undefined for a file that cannot be a photo, such as a sound */
export function photoMedia({ mime }: Pick<ReceivedFile, 'mime'>): Photo['media'] | undefined {
  if (mime === 'image/gif') return 'gif';
  if (mime.startsWith('image/')) return 'image';
  return mime.startsWith('video/') ? 'video' : undefined;
}

/**
 * Stores the rows of photos whose files are kept.
 * @returns the new ids, in the order of the files
 * @throws a violation of `photos_client_id` for a photo that is already stored, of
 * `photos_token_key` for a taken token, of `photos_pair` for a taken role, of `photos_session_id`,
 * `photos_device_id` or `photos_location_id` for a record that was deleted meanwhile
 */
export async function insertPhotos(
  db: Kysely<OwnTables>,
  files: ReceivedFile[],
  facts: PhotoFacts,
  now: Date,
): Promise<string[]> {
  const rows = files.map((file) => photoRow(file, facts, now));
  if (rows.length > 0) await db.insertInto('photos').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Stores one file as a photo. @returns its id @throws the violations of `insertPhotos` */
export async function storePhoto(
  { db, media, now }: { db: Kysely<OwnTables>; media: Media; now: Date },
  file: ReceivedFile,
  facts: PhotoFacts,
): Promise<string> {
  const [id] = await media.keep([file], () => insertPhotos(db, [file], facts, now));
  if (id === undefined) throw new Error('a photo was stored without an id');
  return id;
}

function photoRow(file: ReceivedFile, { consent, ...facts }: PhotoFacts, now: Date) {
  const media = photoMedia(file);
  if (!media) throw new Error(`${file.mime} is no photo`);
  return {
    ...facts,
    id: randomUUID(),
    token: facts.token ?? randomBytes(16).toString('base64url'),
    media,
    mime: file.mime,
    hash: file.hash,
    bytes: file.bytes,
    fileName: facts.deviceId === null ? file.name : null,
    width: file.width,
    height: file.height,
    // The duration of videos is not read.
    durationMs: null,
    uploadedAt: now,
    consent: JSON.stringify(consent),
    caption: null,
    tags: [],
    favorite: false,
    deliveries: '[]',
    deliverAt: null,
    stats: JSON.stringify(NO_PHOTO_STATS),
    searchText: searchTextOf({ caption: null, tags: [] }),
    createdAt: now,
    updatedAt: now,
  };
}

export const NO_PHOTO_STATS: Photo['stats'] = {
  views: 0,
  downloads: 0,
  shares: 0,
  ctaClicks: 0,
  bookingClicks: 0,
  reviewClicks: 0,
  productClicks: 0,
};
