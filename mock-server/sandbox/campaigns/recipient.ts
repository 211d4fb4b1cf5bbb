// The recipient of a message, with the values for its placeholders.
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { fullName, WAYS } from '../contacts/addresses.ts';
import { refuseFields } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';

type Schemas = components['schemas'];

export interface Recipient {
  contact: Schemas['AudienceContact'] | null;
  firstName: string | null;
  /** The name of their first location. */
  location: string | null;
  /** The token in the guest's link to their last photo. */
  photoToken: string | null;
  /** The contact's number in links to the public site. */
  number: number | null;
}

const NOBODY: Recipient = { contact: null, firstName: null, location: null, photoToken: null, number: null };

/**
 * @param db limited to what the caller may see
 * @throws Refusal 422 for an unknown contact
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
