// Merges two contacts of the same person.
import { sql, type Transaction } from 'kysely';
import type { Handler } from '../handler.ts';
import { notFound, refuse, refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { OwnTables } from '../store/tables.ts';
import { distinct, fullName, MOST_TAGS, MOST_VALUES, WAYS, type Way } from './addresses.ts';
import { type Consent, nameOf } from './consent.ts';
import { keepEvents } from './history.ts';
import { lacksOwn } from './location-ids.ts';
import { holdPeople, type Person, readPerson } from './person.ts';
import { showContact } from './shown.ts';
import { distinctTags } from './tags.ts';
import { write } from './write.ts';

export const mergeContacts: Handler<'mergeContacts'> = async (call) => {
  const { db, unscopedDb, scope, actor, params, body, now } = call;
  if (body.from === params.id) throw wrongOther('Choose a different contact to merge.');
  // Includes photos that the caller cannot see.
  await withAccountLock(unscopedDb, async (trx) => {
    const held = await holdPeople(trx, [params.id, body.from]);
    const seen = held.filter(({ locationIds }) => !lacksOwn(locationIds, scope));
    const kept = seen.find(({ id }) => id === params.id);
    const gone = seen.find(({ id }) => id === body.from);
    if (!kept) throw notFound();
    if (!gone) throw wrongOther('Choose an existing contact.');
    const after = united(kept, gone, now);
    const tooMuch = whyTooMuch(after);
    if (tooMuch) throw refuse(409, tooMuch, []);
    await takePhotos(trx, kept.id, gone.id);
    await trx
      .updateTable('contactEvents')
      .set({ contactId: kept.id })
      .where('contactId', '=', gone.id)
      .execute();
    // Frees the addresses of the deleted contact; its opt-outs move with them.
    await trx.deleteFrom('contacts').where('id', '=', gone.id).execute();
    const { lastVisitAt, nextVisitAt, bounced, createdAt } = after;
    const { emailConsent, smsConsent } = after;
    // The consent of both is already recorded.
    await write(trx, [{ before: { ...kept, emailConsent, smsConsent }, after, stated: [] }]);
    await keepEvents(trx, [
      [kept.id, { kind: 'merged', at: now.toISOString(), by: nameOf(actor), contactName: fullName(gone) }],
    ]);
    await trx
      .updateTable('contacts')
      .set({ lastVisitAt, nextVisitAt, bounced, createdAt })
      .where('id', '=', kept.id)
      .execute();
  });
  return showContact(call, await readPerson(db, params.id));
};

const wrongOther = (message: string) => refuseFields([{ field: 'from', message }]);

/** The remaining contact with the data of the other. */
function united(kept: Person, gone: Person, now: Date): Person {
  const named = fullName(kept) === null ? gone : kept;
  const emails = distinct([...kept.emails, ...gone.emails], WAYS.email.key);
  const phones = distinct([...kept.phones, ...gone.phones], WAYS.sms.key);
  return {
    ...kept,
    firstName: named.firstName,
    lastName: named.lastName,
    birthday: kept.birthday ?? gone.birthday,
    notes: notesOf(kept, gone),
    emails,
    phones,
    tags: distinctTags([...kept.tags, ...gone.tags]),
    locationIds: [...new Set([...kept.locationIds, ...gone.locationIds])],
    emailConsent: consentOf(kept.emailConsent, gone.emailConsent, isMain(emails, gone.emails, 'email')),
    smsConsent: consentOf(kept.smsConsent, gone.smsConsent, isMain(phones, gone.phones, 'sms')),
    // The bounce belongs to the main address.
    bounced: kept.emails.length > 0 ? kept.bounced : gone.bounced,
    lastVisitAt: inTime([kept.lastVisitAt, gone.lastVisitAt]).at(-1) ?? null,
    nextVisitAt: nextOf(inTime([kept.nextVisitAt, gone.nextVisitAt]), now),
    visitCount: sumOf(kept.visitCount, gone.visitCount),
    spent: sumOf(kept.spent, gone.spent),
    createdAt: inTime([kept.createdAt, gone.createdAt])[0] ?? kept.createdAt,
    updatedAt: now,
  };
}

const inTime = (moments: (Date | null)[]): Date[] =>
  moments.filter((moment) => moment !== null).toSorted((a, b) => a.getTime() - b.getTime());

/** Null if neither is known. */
const sumOf = (a: number | null, b: number | null): number | null =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0);

/** The next future visit, or the latest past one if there is none. */
const nextOf = (booked: Date[], now: Date): Date | null =>
  booked.find((moment) => moment > now) ?? booked.at(-1) ?? null;

function notesOf({ notes }: Person, gone: Person): string | null {
  const all = [notes, gone.notes].filter((text) => text !== null);
  return [...new Set(all)].join('\n') || null;
}

/** Whether the merged contact is written to at the main address of the other. */
const isMain = ([merged]: string[], [other]: string[], way: Way): boolean =>
  merged !== undefined && other !== undefined && WAYS[way].key(merged) === WAYS[way].key(other);

/**
 * An opt-out of either has priority. The consent of the other contact counts only for the address that it was given
 * for. Of two equal ones, that of the remaining contact is kept.
 */
function consentOf(kept: Consent, gone: Consent, isSameAddress: boolean): Consent {
  const both = isSameAddress ? [kept, gone] : [kept];
  return (
    [kept, gone].find(({ status }) => status === 'out') ?? both.find(({ status }) => status === 'in') ?? kept
  );
}

const MOST_LOCATIONS = 200;
const MOST_NOTES = 1000;

/** Which limit of the contract the merged contact would exceed. */
function whyTooMuch({ emails, phones, tags, locationIds, notes }: Person): string | undefined {
  const lists = [
    [emails.length, MOST_VALUES, 'email addresses'],
    [phones.length, MOST_VALUES, 'phone numbers'],
    [tags.length, MOST_TAGS, 'tags'],
    [locationIds.length, MOST_LOCATIONS, 'locations'],
    // Counts code points, as the contract does.
    [[...(notes ?? '')].length, MOST_NOTES, 'characters of notes'],
  ] as const;
  const over = lists.find(([count, most]) => count > most);
  if (!over) return undefined;
  const [count, most, what] = over;
  return `Together they have ${count} ${what}; a contact can have at most ${most}. Delete some first.`;
}

/** Moves the photos to the other contact, without duplicates. */
async function takePhotos(trx: Transaction<OwnTables>, to: string, from: string): Promise<void> {
  const without = sql<string[]>`array_remove(contact_ids, ${from}::text)`;
  await trx
    .updateTable('photos')
    .set((eb) => ({
      contactIds: eb
        .case()
        .when('contactIds', '@>', sql.val([to]))
        .then(without)
        .else(sql<string[]>`array_replace(contact_ids, ${from}::text, ${to}::text)`)
        .end(),
    }))
    .where('contactIds', '@>', sql.val([from]))
    .execute();
}
