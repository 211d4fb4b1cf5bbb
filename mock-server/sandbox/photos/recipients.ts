// The recipients of a photo, and their opt-outs.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { EACH_WAY, fullName, WAYS, type Way } from '../contacts/addresses.ts';
import type { Consent } from '../contacts/consent.ts';
import type { OwnTables } from '../store/tables.ts';
import type { Address } from './deliveries.ts';

type Recipient = components['schemas']['PhotoRecipient'];
type Db = Kysely<OwnTables>;

/**
 * The main addresses of contacts, in the order of `contactIds`.
 * @param db limited to the contacts that the caller may see
 */
export async function recipientsAmong(
  db: Db,
  contactIds: readonly string[],
  hasSms: boolean,
): Promise<Recipient[]> {
  if (contactIds.length === 0) return [];
  const contacts = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'emailConsent', 'smsConsent'])
    .where('id', 'in', contactIds)
    .execute();
  const mainOf = async (channel: Way) => {
    const rows = await db
      .selectFrom(WAYS[channel].table)
      .select(['contactId', 'value'])
      .where('contactId', 'in', contactIds)
      .where('position', '=', 0)
      .execute();
    return new Map(rows.map(({ contactId, value }) => [contactId, value]));
  };
  const main = { email: await mainOf('email'), sms: await mainOf('sms') };
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  return contactIds.flatMap((contactId) => {
    const contact = byId.get(contactId);
    if (!contact) return [];
    return EACH_WAY.flatMap((channel): Recipient[] => {
      const to = main[channel].get(contactId);
      if (to === undefined) return [];
      const refusal = channel === 'sms' && !hasSms ? 'noSms' : refusalBy(contact[WAYS[channel].consent]);
      return [{ contactId, name: fullName(contact), channel, to, refusal }];
    });
  });
}

const refusalBy = ({ status }: Consent): Recipient['refusal'] => (status === 'out' ? 'optedOut' : null);

/**
 * Whether the person with this address has opted out.
 * @param unscopedDb all of the account's rows, because an opt-out applies to all locations
 */
export async function hasOptedOut(unscopedDb: Db, { channel, to }: Address): Promise<boolean> {
  const { table, key, consent } = WAYS[channel];
  const kept = unscopedDb
    .selectFrom('optOuts')
    .select('key')
    .where('channel', '=', channel)
    .where('key', '=', key(to));
  if (await kept.executeTakeFirst()) return true;
  const contacts = await unscopedDb
    .selectFrom('contacts')
    .select(consent)
    .where('id', 'in', (eb) => eb.selectFrom(table).select('contactId').where('key', '=', key(to)))
    .execute();
  return contacts.some((contact) => contact[consent].status === 'out');
}
