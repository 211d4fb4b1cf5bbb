// Reads and writes a contact together with its addresses and numbers.
import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { notFound } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { withVersion } from '../version.ts';
import type { Way } from './addresses.ts';
import { shownConsent, UNKNOWN } from './consent.ts';

type Contact = components['schemas']['Contact'];

const COLUMNS = [
  'contacts.id',
  'contacts.source',
  'contacts.sourceId',
  'contacts.firstName',
  'contacts.lastName',
  'contacts.birthday',
  'contacts.notes',
  'contacts.tags',
  'contacts.locationIds',
  'contacts.emailConsent',
  'contacts.smsConsent',
  'contacts.bounced',
  'contacts.photoCount',
  'contacts.lastPhotoAt',
  'contacts.lastVisitAt',
  'contacts.nextVisitAt',
  'contacts.visitCount',
  'contacts.spent',
  'contacts.createdAt',
  'contacts.updatedAt',
] as const;

/** Columns for lists and searches only. */
type Derived = 'seq' | 'tagKeys' | 'searchText' | 'nameKey' | 'emailStatus' | 'smsStatus';

export interface Person extends Omit<Selectable<OwnTables['contacts']>, Derived> {
  /** The main one first. */
  emails: string[];
  phones: string[];
}

/** Selects the addresses with the rows, so that a page of contacts needs one query. */
export const selectPeople = (db: Kysely<OwnTables>) =>
  db
    .selectFrom('contacts')
    .select(COLUMNS)
    .select((eb) => [valuesOf(eb, 'contactEmails').as('emails'), valuesOf(eb, 'contactPhones').as('phones')]);

const valuesOf = (eb: ExpressionBuilder<OwnTables, 'contacts'>, table: 'contactEmails' | 'contactPhones') =>
  eb.fn.coalesce(
    eb
      .selectFrom(`${table} as a`)
      .whereRef('a.contactId', '=', 'contacts.id')
      .select(({ fn }) => fn.agg<string[]>('array_agg', ['a.value']).orderBy('a.position').as('all')),
    sql<string[]>`'{}'`,
  );

/** @throws Refusal 404 */
export async function readPerson(db: Kysely<OwnTables>, id: string): Promise<Person> {
  const person = await selectPeople(db).where('contacts.id', '=', id).executeTakeFirst();
  if (!person) throw notFound();
  return person;
}

/** Locks the contacts and reads them; their consent may have changed since an earlier read. */
export async function holdPeople(trx: Transaction<OwnTables>, ids: string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  // A fixed order prevents deadlocks between two writers.
  return selectPeople(trx).where('contacts.id', 'in', ids).orderBy('contacts.id').forNoKeyUpdate().execute();
}

/** A moment of a past day whose time is unknown; noon in UTC is on the same day almost everywhere. */
export const momentOf = (day: string | undefined, now: Date): Date | null =>
  day === undefined ? null : new Date(Math.min(Date.parse(`${day}T12:00:00Z`), now.getTime()));

/** A new contact with defaults for all other fields. */
export const newPerson = (given: Partial<Person> & Pick<Person, 'source'>, now: Date): Person => ({
  id: randomUUID(),
  emails: [],
  phones: [],
  sourceId: null,
  firstName: null,
  lastName: null,
  birthday: null,
  notes: null,
  tags: [],
  locationIds: [],
  emailConsent: UNKNOWN,
  smsConsent: UNKNOWN,
  bounced: false,
  photoCount: 0,
  lastPhotoAt: null,
  lastVisitAt: null,
  nextVisitAt: null,
  visitCount: null,
  spent: null,
  createdAt: now,
  updatedAt: now,
  ...given,
});

/** @param lastPhotoThumbUrl found by `showContact` */
export function toContact({ emails, phones, ...row }: Person, lastPhotoThumbUrl: string | null): Contact {
  const { lastPhotoAt, lastVisitAt, nextVisitAt, createdAt, updatedAt } = row;
  return withVersion('Contact', {
    ...row,
    emailConsent: shownConsent(row.emailConsent),
    smsConsent: shownConsent(row.smsConsent),
    emailAddress: emails[0] ?? null,
    phoneNumber: phones[0] ?? null,
    emails: emails.map((value) => ({ value })),
    phoneNumbers: phones.map((value) => ({ value })),
    lastPhotoAt: lastPhotoAt?.toISOString() ?? null,
    lastPhotoThumbUrl,
    lastVisitAt: (lastVisitAt ?? lastPhotoAt)?.toISOString() ?? null,
    nextVisitAt: nextVisitAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
}

/** The old and the new state of a contact; the old one is undefined for a new contact. */
export interface Change {
  before: Person | undefined;
  after: Person;
  /**
   * The channels whose consent is stated now; for the others, an earlier opt-out of the address
   * applies.
   */
  stated: readonly Way[];
}
