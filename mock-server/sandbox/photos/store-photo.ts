// Makes photos of received files: of what a person uploads, and of what a booth hands in.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Media } from '../media/media.ts';
import type { ReceivedFile } from '../media/receive.ts';
import type { OwnTables } from '../store/tables.ts';
import { searchTextOf } from './find.ts';

type Photo = components['schemas']['Photo'];

/** What is known of a photo beside its file. What it names must be there. */
export interface PhotoFacts
  extends Pick<
    Photo,
    | 'sessionId'
    | 'experienceId'
    | 'deviceId'
    | 'locationId'
    | 'visibility'
    | 'approval'
    | 'consent'
    | 'pairId'
    | 'pairRole'
    | 'contactIds'
    | 'productIds'
  > {
  /** The device's own key for it, which it uses once; null for what no device has sent. */
  clientId: string | null;
  /** Of its public page; undefined for a new one. */
  token?: string | undefined;
  capturedAt: Date;
}

/** @returns undefined for a file that cannot be a photo: a sound */
export function photoMedia({ mime }: Pick<ReceivedFile, 'mime'>): Photo['media'] | undefined {
  if (mime === 'image/gif') return 'gif';
  if (mime.startsWith('image/')) return 'image';
  return mime.startsWith('video/') ? 'video' : undefined;
}

/**
 * @returns the new photo's id
 * @throws a violation of `photos_client_id` for one that is stored already, of `photos_token_key` for a token that is
 *   taken, of `photos_pair` for a role that is taken, of `photos_session_id`, `photos_device_id` or
 *   `photos_location_id` for what was deleted a moment ago
 */
export async function storePhoto(
  parts: { db: Kysely<OwnTables>; media: Media; now: Date },
  file: ReceivedFile,
  facts: PhotoFacts,
): Promise<string> {
  const [id] = await storePhotos(parts, [file], facts);
  if (id === undefined) throw new Error('a photo was stored without an id');
  return id;
}

/** The same for several files at once: every one of them becomes a photo, or none does. */
export async function storePhotos(
  { db, media, now }: { db: Kysely<OwnTables>; media: Media; now: Date },
  files: ReceivedFile[],
  facts: PhotoFacts,
): Promise<string[]> {
  const rows = files.map((file) => photoRow(file, facts, now));
  await media.keep(files, () => db.insertInto('photos').values(rows).execute());
  return rows.map(({ id }) => id);
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
    width: file.width,
    height: file.height,
    // Nothing here reads the length of a video.
    durationMs: null,
    uploadedAt: now,
    consent: JSON.stringify(consent),
    caption: null,
    tags: [],
    hiddenBy: null,
    favourite: false,
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
