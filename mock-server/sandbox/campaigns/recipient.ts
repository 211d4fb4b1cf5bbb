// Whose message it is, and what is known of them for the placeholders.
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { fullName, WAYS } from '../contacts/addresses.ts';
import { refuseFields } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';

type Schemas = components['schemas'];

export interface Recipient {
  contact: Schemas['AudienceContact'] | null;
  firstName: string | null;
  /** The name of the first of their locations. */
  location: string | null;
  /** What the guest's link to their last photo holds. */
  photoToken: string | null;
  /** The contact as links to the public site name it. */
  number: number | null;
}

const NOBODY: Recipient = { contact: null, firstName: null, location: null, photoToken: null, number: null };

/**
 * @param db as the caller sees it
 * @throws Refusal 422 for a contact who is not there
 */
export async function recipientOf(
  db: Kysely<OwnTables>,
  contactId: string | null | undefined,
  channel: Schemas['CampaignChannel'],
): Promise<Recipient> {
  if (!contactId) return NOBODY;
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
  const photo = await db
    .selectFrom('photos')
    .select('token')
    .where('contactIds', '@>', sql<string[]>`array[${contactId}]::text[]`)
    .where('visibility', '=', 'public')
    .orderBy('capturedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    contact: { id: row.id, name: fullName(row), address: main?.value ?? null },
    firstName: row.firstName,
    location: location?.name ?? null,
    photoToken: photo?.token ?? null,
    number: Number(row.seq),
  };
}
