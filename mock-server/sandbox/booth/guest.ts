// Creates a contact for a guest on a photo, or finds the existing one.
import type { Transaction } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { WAYS, type Way } from '../contacts/addresses.ts';
import type { Consent } from '../contacts/consent.ts';
import { holdPeople, newPerson, type Person } from '../contacts/person.ts';
import { write } from '../contacts/write.ts';
import type { OwnTables } from '../store/tables.ts';
import { plainText } from '../text.ts';

type Guest = components['schemas']['BoothGuest'];
type Capture = components['schemas']['SessionCapture'];
type Trx = Transaction<OwnTables>;

/** The guest's answers, the booth, and the time. */
export interface GuestAnswers {
  device: { id: string; name: string; locationId: string | null };
  capture: Capture;
  answeredAt: Date;
  now: Date;
}

/** Maximum in the contract. */
const MOST_ADDRESSES = 20;
const MOST_LOCATIONS = 200;
const MOST_NOTES = 1000;

/** The addresses that a guest gave. */
export const addressesOf = ({ emailAddress, phoneNumber }: Guest): { way: Way; value: string }[] => [
  ...(emailAddress === undefined ? [] : [{ way: 'email' as const, value: emailAddress }]),
  ...(phoneNumber === undefined ? [] : [{ way: 'sms' as const, value: phoneNumber }]),
];

/**
 * @param trx of `withAccountLock`
 * @returns the contact's id; undefined for a guest without an address or a number
 */
export async function storeGuest(trx: Trx, guest: Guest, asked: GuestAnswers): Promise<string | undefined> {
  const given = addressesOf(guest);
  if (given.length === 0) return undefined;
  const holders = await holdersOf(trx, given);
  // The email address has priority, because people share phone numbers more often.
  const [before] = await holdPeople(
    trx,
    holders.slice(0, 1).map(({ contactId }) => contactId),
  );
  const { device, now } = asked;
  const after: Person = before ? { ...before } : newPerson({ source: 'booth', sourceId: device.id }, now);
  for (const { way, value } of given) {
    const isTaken = holders.some((holder) => holder.way === way);
    const { list } = WAYS[way];
    if (!isTaken && after[list].length < MOST_ADDRESSES) after[list] = [...after[list], value];
  }
  // Known data is kept: a guest can type another person's address.
  after.firstName ??= guest.firstName ?? null;
  after.lastName ??= guest.lastName ?? null;
  after.birthday ??= guest.birthday ?? null;
  after.notes = withAnswers(after.notes, guest, asked.capture);
  const { locationId } = device;
  if (locationId && !after.locationIds.includes(locationId) && after.locationIds.length < MOST_LOCATIONS) {
    after.locationIds = [...after.locationIds, locationId];
  }
  const stated = await agree(trx, after, guest, asked);
  if (before && JSON.stringify(before) === JSON.stringify(after)) return before.id;
  after.updatedAt = now;
  await write(trx, [{ before, after, stated }]);
  return after.id;
}

/** The contacts with these addresses, in their order. */
async function holdersOf(trx: Trx, given: { way: Way; value: string }[]) {
  const found: { way: Way; contactId: string }[] = [];
  for (const { way, value } of given) {
    const { table, key } = WAYS[way];
    const row = await trx
      .selectFrom(table)
      .select('contactId')
      .where('key', '=', key(value))
      .executeTakeFirst();
    if (row) found.push({ way, ...row });
  }
  return found;
}

/**
 * Stores the consent of guests who ticked the box, for the channels they gave an address for. An
 * unticked box withdraws nothing. An offline booth reports late, so later decisions of the contact
 * take priority.
 * @returns the channels with new consent
 */
async function agree(
  trx: Trx,
  after: Person,
  guest: Guest,
  { device, answeredAt }: GuestAnswers,
): Promise<Way[]> {
  if (!guest.marketingConsent) return [];
  const stated: Way[] = [];
  for (const { way, value } of addressesOf(guest)) {
    const { list, consent, key } = WAYS[way];
    const isTheirs = after[list].some((one) => key(one) === key(value));
    const earlier = [after[consent], await keptOptOut(trx, way, key(value))];
    const isLate = earlier.some((one) => one?.at && Date.parse(one.at) > answeredAt.getTime());
    if (!isTheirs || isLate) continue;
    const by = plainText(device.name, 120) || 'Booth';
    after[consent] = { status: 'in', at: answeredAt.toISOString(), how: 'booth', by };
    stated.push(way);
  }
  return stated;
}

/** The consent of a deleted contact with this address. */
async function keptOptOut(trx: Trx, channel: Way, key: string): Promise<Consent | undefined> {
  const row = await trx
    .selectFrom('optOuts')
    .select('consent')
    .where('channel', '=', channel)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.consent;
}

/** Appends the business's questions and answers, one per line, as far as they fit. */
function withAnswers(notes: string | null, { custom = [] }: Guest, capture: Capture): string | null {
  const labelOf = (key: string) => capture.find((field) => field.key === key)?.label ?? key;
  return custom.reduce<string | null>((text, { key, value }) => {
    const line = `${labelOf(key)}: ${value}`;
    if (text?.split('\n').includes(line)) return text;
    const longer = text === null ? line : `${text}\n${line}`;
    // Counts code points, as the contract does.
    return [...longer].length > MOST_NOTES ? text : longer;
  }, notes);
}
