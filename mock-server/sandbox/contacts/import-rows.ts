// Stores a few hundred rows of an import in one transaction, as new or changed contacts.
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Call } from '../handler.ts';
import type { Outcome } from '../import/target.ts';
import { roomForContacts } from '../payments/limits.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { folded } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';
import { distinct, EACH_WAY, fullName, MOST_TAGS, MOST_VALUES, WAYS, type Way } from './addresses.ts';
import { answered, type Consent, nameOf, UNKNOWN } from './consent.ts';
import { keepEvents } from './history.ts';
import { changedLocations, lacksOwn, NO_SUCH_LOCATION, unknownLocations } from './location-ids.ts';
import type { Change } from './person.ts';
import { holdPeople, momentOf, newPerson, type Person } from './person.ts';
import { distinctTags } from './tags.ts';
import { keepImported } from './undo-import.ts';
import { write } from './write.ts';

export type Row = components['schemas']['ContactCreate'];
type Importer = Pick<Call<'importContacts'>, 'unscopedDb' | 'scope' | 'actor' | 'now'>;

const FIELD = { email: 'emailAddress', sms: 'phoneNumber' } as const;

/** @param duplicates `update` or `fill` an existing contact, or `skip` it */
export function storeRows(
  importer: Importer,
  rows: Row[],
  duplicates = 'update',
  importId?: string,
): Promise<{ outcomes: Outcome[]; optedOut: number }> {
  // Includes contacts that the importer cannot see, because their addresses are taken as well.
  return withAccountLock(importer.unscopedDb, async (trx) => {
    const locationIds = rows.flatMap((row) => row.locationIds ?? []);
    const unknownIds = await unknownLocations(trx, locationIds);
    const contacts = await loadContacts(trx, rows);
    const room = await roomForContacts(trx);
    let optedOut = 0;
    const outcomes = rows.map((row): Outcome => {
      if (row.locationIds?.some((id) => unknownIds.has(id) || lacksOwn([id], importer.scope))) {
        return { field: 'locationIds', message: NO_SUCH_LOCATION };
      }
      const [byEmail, byPhone] = [contacts.find('email', row), contacts.find('sms', row)];
      const known = byEmail ?? byPhone;
      if (known && byPhone && known !== byPhone) {
        return {
          field: FIELD.sms,
          message: 'Another contact has this phone number. Enter the number of this contact.',
        };
      }
      if (known && lacksOwn(known.locationIds, importer.scope)) {
        const field = byEmail ? FIELD.email : FIELD.sms;
        return {
          field,
          message: 'A contact of another location already has it. Ask the owner of the account.',
        };
      }
      if (known && !byEmail && isSomeoneElse(known, row)) {
        return {
          field: FIELD.sms,
          message: `${fullName(known)} already has this phone number. Enter the number of this contact, or remove it.`,
        };
      }
      if (known && duplicates === 'skip') return 'skipped';
      const onlyEmpty = duplicates === 'fill';
      const after = known ? merged(known, row, importer, onlyEmpty) : fresh(row, importer);
      if (known && onlyEmpty && isDeepStrictEqual(after, { ...known, updatedAt: after.updatedAt }))
        return 'skipped';
      const error = firstError(after, importer);
      if (error) return error;
      if (known) {
        contacts.set(after);
        if (keepsOptOut(after, row)) optedOut += 1;
        return 'updated';
      }
      if (room.left === 0)
        return { field: row.emailAddress ? FIELD.email : FIELD.sms, message: room.message };
      room.left -= 1;
      contacts.set(after);
      return 'created';
    });
    const changes = contacts.changes();
    await write(trx, changes);
    if (importId !== undefined)
      await keepImported(trx, changes, { importId, by: importer.actor.uid, now: importer.now });
    const at = importer.now.toISOString();
    const imported = { kind: 'imported' as const, at, by: nameOf(importer.actor) };
    await keepEvents(
      trx,
      changes.flatMap(({ before }) => (before ? [[before.id, imported]] : [])),
    );
    return { outcomes, optedOut };
  });
}

/** Whether a row has a consent that the contact refused earlier. */
const keepsOptOut = (after: Person, row: Row): boolean =>
  EACH_WAY.some((way) => {
    const { consent } = WAYS[way];
    return row[consent]?.status === 'in' && after[consent].status === 'out';
  });

/** The contacts that rows refer to, with the changes of earlier rows. */
async function loadContacts(trx: Transaction<OwnTables>, rows: Row[]) {
  const holders = { email: new Map<string, string>(), sms: new Map<string, string>() };
  const people = new Map<string, Change>();
  const set = (after: Person) => {
    const before = people.get(after.id)?.before;
    // An import states no new consent, because its data are as old as the file.
    people.set(after.id, { before, after, stated: [] });
    for (const way of EACH_WAY) {
      for (const value of after[WAYS[way].list]) holders[way].set(WAYS[way].key(value), after.id);
    }
  };
  const ids = await Promise.all(EACH_WAY.map((way) => holderIds(trx, way, rows)));
  const known = await holdPeople(trx, [...new Set(ids.flat())]);
  for (const person of known) {
    people.set(person.id, { before: person, after: person, stated: [] });
    set(person);
  }
  return {
    set,
    find: (way: Way, row: Row): Person | undefined => {
      const value = row[FIELD[way]];
      const id = value && holders[way].get(WAYS[way].key(value));
      return id ? people.get(id)?.after : undefined;
    },
    changes: (): Change[] => [...people.values()].filter(({ before, after }) => before !== after),
  };
}

async function holderIds(trx: Transaction<OwnTables>, way: Way, rows: Row[]): Promise<string[]> {
  const { table, key } = WAYS[way];
  const keys = rows.flatMap((row) => row[FIELD[way]] ?? []).map(key);
  const found = await trx
    .selectFrom(table)
    .select('contactId')
    .where('key', '=', ({ fn, val }) => fn.any(val(keys)))
    .execute();
  return found.map(({ contactId }) => contactId);
}

function fresh({ emailAddress, phoneNumber, ...row }: Row, importer: Importer): Person {
  const { emailConsent, smsConsent, consentEvidence, lastVisit, ...more } = row;
  const { locationIds = importer.scope?.locationIds ?? [], ...plain } = more;
  const given = {
    source: 'import',
    ...plain,
    emails: [emailAddress ?? []].flat(),
    phones: [phoneNumber ?? []].flat(),
    locationIds,
    emailConsent: consentAfter(UNKNOWN, emailConsent, importer, consentEvidence),
    smsConsent: consentAfter(UNKNOWN, smsConsent, importer, consentEvidence),
    lastVisitAt: momentOf(lastVisit, importer.now),
  };
  return newPerson(given, importer.now);
}

/** Whether a row with the number of a known contact has another address, and a name without a word in common. */
function isSomeoneElse(known: Person, row: Row): boolean {
  if (row.emailAddress == null || known.emails.length === 0) return false;
  const wordsOf = (person: Parameters<typeof fullName>[0]) =>
    folded(fullName(person) ?? '')
      .split(' ')
      .filter(Boolean);
  const words = wordsOf({ firstName: null, lastName: null, ...row });
  const knownWords = wordsOf(known);
  return words.length > 0 && knownWords.length > 0 && !words.some((word) => knownWords.includes(word));
}

/**
 * Empty cells change nothing, and tags are added.
 * @param onlyEmpty whether existing values are kept, but for an opt-out
 */
function merged(
  known: Person,
  { emailAddress, phoneNumber, ...row }: Row,
  importer: Importer,
  onlyEmpty: boolean,
): Person {
  const { emailConsent, smsConsent, consentEvidence, lastVisit, ...more } = row;
  const { locationIds, tags = [], ...plain } = more;
  const visitedAt = momentOf(lastVisit, importer.now);
  const own = Object.entries(known).filter(([, value]) => value !== null);
  /** The main one first, each as the contact has it. */
  const listOf = (way: Way, value: string | null | undefined): string[] => {
    const { list, key } = WAYS[way];
    const former = known[list];
    const added = value ? [former.find((one) => key(one) === key(value)) ?? value] : [];
    return distinct(onlyEmpty ? [...former, ...added] : [...added, ...former], key);
  };
  return {
    ...known,
    ...plain,
    ...(onlyEmpty && Object.fromEntries(own)),
    tags: distinctTags([...known.tags, ...tags]),
    emails: listOf('email', emailAddress),
    phones: listOf('sms', phoneNumber),
    locationIds:
      locationIds && !(onlyEmpty && known.locationIds.length > 0)
        ? changedLocations(locationIds, known.locationIds, importer.scope)
        : known.locationIds,
    emailConsent: consentAfter(known.emailConsent, emailConsent, importer, consentEvidence),
    smsConsent: consentAfter(known.smsConsent, smsConsent, importer, consentEvidence),
    lastVisitAt:
      visitedAt && (!known.lastVisitAt || visitedAt > known.lastVisitAt) ? visitedAt : known.lastVisitAt,
    updatedAt: importer.now,
  };
}

/** An import never reverts an opt-out, and keeps the evidence of unchanged consent. */
function consentAfter(
  stored: Consent,
  given: Row['emailConsent'],
  importer: Importer,
  evidence: string | undefined,
): Consent {
  if (!given || stored.status === 'out' || stored.status === given.status) return stored;
  return answered(given, importer, evidence);
}

function firstError(
  { emails, phones, tags, locationIds }: Person,
  { scope }: Importer,
): FieldError | undefined {
  if (scope && locationIds.length === 0) {
    return { field: 'locationIds', message: 'Enter a location. You have no assigned locations yet.' };
  }
  for (const [way, list] of [['email', emails] as const, ['sms', phones] as const]) {
    if (list.length > MOST_VALUES) {
      return { field: FIELD[way], message: `Remove it. The contact already has ${MOST_VALUES}.` };
    }
  }
  if (tags.length > MOST_TAGS) {
    return { field: 'tags', message: `Enter fewer tags. The contact would exceed ${MOST_TAGS}.` };
  }
  return undefined;
}
