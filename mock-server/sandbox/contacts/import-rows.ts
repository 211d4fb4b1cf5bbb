// Stores a few hundred rows of an import in one transaction, as new or changed contacts.
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
import { holdPeople, newPerson, type Person } from './person.ts';
import { write } from './write.ts';

export type Row = components['schemas']['ContactCreate'];
type Importer = Pick<Call<'importContacts'>, 'unscopedDb' | 'scope' | 'actor' | 'now'>;

const FIELD = { email: 'emailAddress', sms: 'phoneNumber' } as const;

/** @param update whether a row changes an existing contact; otherwise it is skipped */
export function storeRows(importer: Importer, rows: Row[], update: boolean): Promise<Outcome[]> {
  // Includes contacts that the importer cannot see, because their addresses are taken as well.
  return withAccountLock(importer.unscopedDb, async (trx) => {
    const named = rows.flatMap(({ locationIds = [] }) => locationIds);
    const strange = await unknownLocations(trx, named);
    const book = await openBook(trx, rows);
    const room = await roomForContacts(trx);
    const outcomes = rows.map((row): Outcome => {
      if (row.locationIds?.some((id) => strange.has(id) || lacksOwn([id], importer.scope))) {
        return { field: 'locationIds', message: NO_SUCH_LOCATION };
      }
      const [byEmail, byPhone] = [book.holder('email', row), book.holder('sms', row)];
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
      if (known && !update) return 'skipped';
      const after = known ? merged(known, row, importer) : fresh(row, importer);
      const wrong = whyNot(after, importer);
      if (wrong) return wrong;
      if (known) {
        book.enter(after);
        return 'updated';
      }
      if (room.left === 0)
        return { field: row.emailAddress ? FIELD.email : FIELD.sms, message: room.message };
      room.left -= 1;
      book.enter(after);
      return 'created';
    });
    const changes = book.changes();
    await write(trx, changes);
    const at = importer.now.toISOString();
    const imported = { kind: 'imported' as const, at, by: nameOf(importer.actor) };
    await keepEvents(
      trx,
      changes.flatMap(({ before }) => (before ? [[before.id, imported]] : [])),
    );
    return outcomes;
  });
}

/** The contacts that rows refer to, with the changes of earlier rows. */
async function openBook(trx: Transaction<OwnTables>, rows: Row[]) {
  const holders = { email: new Map<string, string>(), sms: new Map<string, string>() };
  const people = new Map<string, Change>();
  const enter = (after: Person) => {
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
    enter(person);
  }
  return {
    enter,
    holder: (way: Way, row: Row): Person | undefined => {
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
  const { emailConsent, smsConsent, locationIds = importer.scope?.locationIds ?? [], ...plain } = row;
  const given = {
    source: 'import',
    ...plain,
    emails: [emailAddress ?? []].flat(),
    phones: [phoneNumber ?? []].flat(),
    locationIds,
    emailConsent: consentAfter(UNKNOWN, emailConsent, importer),
    smsConsent: consentAfter(UNKNOWN, smsConsent, importer),
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

/** Empty cells change nothing, and tags are added. */
function merged(known: Person, { emailAddress, phoneNumber, ...row }: Row, importer: Importer): Person {
  const { emailConsent, smsConsent, locationIds, tags = [], ...plain } = row;
  return {
    ...known,
    ...plain,
    tags: [...new Set([...known.tags, ...tags])],
    emails: distinct([emailAddress ?? [], known.emails].flat(), WAYS.email.key),
    phones: distinct([phoneNumber ?? [], known.phones].flat(), WAYS.sms.key),
    locationIds: locationIds
      ? changedLocations(locationIds, known.locationIds, importer.scope)
      : known.locationIds,
    emailConsent: consentAfter(known.emailConsent, emailConsent, importer),
    smsConsent: consentAfter(known.smsConsent, smsConsent, importer),
    updatedAt: importer.now,
  };
}

/** An import never reverts an opt-out, and keeps the evidence of unchanged consent. */
function consentAfter(stored: Consent, said: Row['emailConsent'], importer: Importer): Consent {
  if (!said || stored.status === 'out' || stored.status === said.status) return stored;
  return answered(said, importer);
}

function whyNot({ emails, phones, tags, locationIds }: Person, { scope }: Importer): FieldError | undefined {
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
