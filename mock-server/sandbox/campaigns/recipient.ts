// The recipient of a message, with the values for its placeholders.
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { fullName, WAYS } from '../contacts/addresses.ts';
import { expiredSessions } from '../photos/expiry.ts';
import type { PhotoRow } from '../photos/read.ts';
import { refuseFields } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';

type Schemas = components['schemas'];
type Db = Kysely<OwnTables>;
/** A photo that its guest can see. */
type SeenPhoto = Pick<PhotoRow, 'id' | 'token' | 'hash' | 'linksEnded'>;

export interface Recipient {
  contact: Schemas['AudienceContact'] | null;
  firstName: string | null;
  /** The name of their first location. */
  location: string | null;
  /** The token in the guest's link to their last photo or video. */
  photoToken: string | null;
  /** Their last photo that can be shown as a picture. */
  photo: SeenPhoto | null;
  /** The contact's number in links to the public site. */
  number: number | null;
}

export const NO_CONTACT: Recipient = {
  ...{ contact: null, firstName: null, location: null, photoToken: null, photo: null, number: null },
};

interface RecipientReader {
  /** Limited to what the caller may see. */
  db: Db;
  /** All of the account's rows. */
  unscopedDb: Db;
  /** When the message is sent. */
  now: Date;
}

/**
 * @throws Refusal 422 for an unknown contact
 */
export async function recipientOf(
  reader: RecipientReader,
  contactId: string | null | undefined,
  channel: Schemas['CampaignChannel'],
): Promise<Recipient> {
  if (!contactId) return NO_CONTACT;
  const { db } = reader;
  const row = await db
    .selectFrom('contacts')
    .select(['id', 'seq', 'firstName', 'lastName', 'locationIds'])
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (!row) throw refuseFields([{ field: 'contactId', message: 'Choose an existing contact.' }]);
  const main = await db
    .selectFrom(WAYS[channel].table)
    .select('value')
    .where('contactId', '=', contactId)
    .where('position', '=', 0)
    .executeTakeFirst();
  const [locationId] = row.locationIds;
  const location =
    locationId === undefined
      ? undefined
      : await db.selectFrom('locations').select('name').where('id', '=', locationId).executeTakeFirst();
  const photos = await seenPhotos(reader, contactId);
  return {
    contact: { id: row.id, name: fullName(row), address: main?.value ?? null },
    firstName: row.firstName,
    location: location?.name ?? null,
    photoToken: photos[0]?.token ?? null,
    photo: photos.find(({ mime }) => mime.startsWith('image/')) ?? null,
    number: Number(row.seq),
  };
}

/** The photos of a contact that their links show, newest first. */
async function seenPhotos({ db, unscopedDb, now }: RecipientReader, contactId: string) {
  const photos = await db
    .selectFrom('photos')
    .select(['id', 'token', 'mime', 'hash', 'linksEnded', 'sessionId', 'consent'])
    .where('contactIds', '@>', sql<string[]>`array[${contactId}]::text[]`)
    .where('visibility', '=', 'public')
    .where('uploadedAt', '<=', now)
    .orderBy('capturedAt', 'desc')
    .orderBy('seq', 'desc')
    .execute();
  const expired = await expiredSessions(unscopedDb, photos, now);
  return photos.filter(
    ({ sessionId, consent }) => consent.given && (sessionId === null || !expired.has(sessionId)),
  );
}
