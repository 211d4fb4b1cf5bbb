// Contacts as a file that can be imported again. The call records the selection; the file is
// created when it is downloaded.
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import Papa from 'papaparse';
import { protectCell } from '../../../src/lib/formulas.ts';
import type { Handler } from '../handler.ts';
import { fileHeaders, hashOf, inWords, newExport } from '../media/exports.ts';
import { majorUnits } from '../products/price.ts';
import { refuse } from '../refusal.ts';
import type { LocationScope } from '../store/location-scope.ts';
import { ownRows } from '../store/own-rows.ts';
import { countOf } from '../store/pages.ts';
import type { ExportedContacts } from '../store/tables/contacts.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { contactsMatching, inOrder } from './find.ts';
import { COLUMNS, type Column } from './import.ts';
import { type Person, selectPeople } from './person.ts';

const MOST = 100_000;
const AT_ONCE = 500;

export const exportContacts: Handler<'exportContacts'> = async ({ db, actor, scope, body, now }) => {
  const { ids, filter = {} } = body;
  const field = ids ? 'ids' : 'filter';
  const count = await countOf(wanted(db, { ids, filter }));
  if (count === 0) {
    const message = ids
      ? 'Choose at least one existing contact.'
      : 'Widen the filter to match at least one contact.';
    throw refuse(422, 'No contacts match, so there is nothing to export.', [{ field, message }]);
  }
  if (count > MOST) {
    const detail = `${inWords(count)} contacts match, but a file can contain at most ${inWords(MOST)}. Narrow the filter and export in parts.`;
    throw refuse(422, detail, [
      { field, message: `Narrow the filter to at most ${inWords(MOST)} contacts.` },
    ]);
  }
  const { secret, noted } = newExport(now);
  await db.deleteFrom('contactExports').where('expiresAt', '<', now).execute();
  await db
    .insertInto('contactExports')
    .values({
      ...noted,
      contacts: JSON.stringify(ids ? { ids } : { filter }),
      // A Manager of all locations has no scope now, and may have one when the file is requested.
      scope:
        actor.userType === 1
          ? JSON.stringify({ uid: actor.uid, locationIds: scope?.locationIds ?? [] })
          : null,
    })
    .execute();
  return { url: `/media/contacts/${secret}`, count };
};

const wanted = (db: Kysely<OwnTables>, { ids, filter = {} }: ExportedContacts) =>
  ids
    ? db.selectFrom('contacts').select('contacts.id').where('contacts.id', 'in', ids)
    : contactsMatching(db, filter);

/**
 * Answers GET /media/contacts/<secret>.
 * @throws Refusal 403 for an unknown or expired URL
 */
export async function serveContacts(
  db: Kysely<Tables>,
  secret: string,
  request: Request,
  now = new Date(),
): Promise<Response> {
  const noted = await db
    .selectFrom('contactExports')
    .select(['accountId', 'contacts', 'scope'])
    .where('secretHash', '=', hashOf(secret))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!noted) throw ended();
  const own = ownRows(db, noted.accountId, noted.scope ? await scopeNow(db, noted.scope.uid) : undefined);
  const headers = fileHeaders('contacts', 'csv', 'text/csv; charset=utf-8', now);
  if (request.method === 'HEAD') return new Response(null, { headers });
  const rows = await inOrder(wanted(own, noted.contacts), '-changed').limit(MOST).execute();
  const text = linesOf(
    own,
    rows.map(({ id }) => id),
  );
  const bytes = Readable.toWeb(Readable.from(text, { objectMode: false }));
  return new Response(bytes as ReadableStream<Uint8Array>, { headers });
}

const ended = () => refuse(403, 'This link has expired. Export the contacts again to get a new one.');

/**
 * The locations that the exporting manager may see now; undefined for all.
 * @throws Refusal 403 if the manager may no longer export
 */
async function scopeNow(db: Kysely<Tables>, uid: string): Promise<LocationScope | undefined> {
  const manager = await db
    .selectFrom('managers')
    .select(['status', 'permissions', 'allLocations'])
    .where('id', '=', uid)
    .executeTakeFirst();
  if (manager?.status !== 'active' || !manager.permissions.exportContacts) throw ended();
  if (manager.allLocations) return undefined;
  const places = await db
    .selectFrom('managerLocations')
    .select('locationId')
    .where('managerId', '=', uid)
    .execute();
  return { uid, locationIds: places.map(({ locationId }) => locationId) };
}

/** Names for people, which the import reads too. */
const HEADERS: Record<Column, string> = {
  emailAddress: 'Email address',
  phoneNumber: 'Phone number',
  firstName: 'First name',
  lastName: 'Last name',
  birthday: 'Birthday',
  notes: 'Notes',
  tags: 'Tags',
  locationIds: 'Location IDs',
  source: 'Source',
  sourceId: 'Source ID',
  emailConsent: 'Email consent',
  smsConsent: 'SMS consent',
  consentEvidence: 'Consent evidence',
  lastVisit: 'Last visit',
  visitCount: 'Visit count',
  spent: 'Spent',
};

/** Contacts as CSV, in the order of their ids. */
export async function* linesOf(db: Kysely<OwnTables>, ids: string[]): AsyncGenerator<Buffer> {
  const { currency } = await db.selectFrom('accounts').select('currency').executeTakeFirstOrThrow();
  // Spreadsheets recognize UTF-8 by the byte order mark.
  yield Buffer.from(`\uFEFF${lines([COLUMNS.map((column) => HEADERS[column])])}`);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const found = await selectPeople(db).where('contacts.id', 'in', some).execute();
    const people = new Map(found.map((person) => [person.id, person]));
    const rows = some.flatMap((id) => people.get(id) ?? []).map((person) => cellsOf(person, currency));
    // All contacts of the batch may have been deleted in the meantime.
    if (rows.length > 0) yield Buffer.from(lines(rows));
  }
}

const lines = (rows: string[][]): string => `${Papa.unparse(rows, { newline: '\r\n' })}\r\n`;

function cellsOf(person: Person, currency: string): string[] {
  const { emails, phones, tags, locationIds, emailConsent, smsConsent } = person;
  const known = ({ status }: Person['emailConsent']) => (status === 'unknown' ? null : status);
  const cells: Record<Column, string | null> = {
    emailAddress: emails[0] ?? null,
    phoneNumber: phones[0] ?? null,
    firstName: person.firstName,
    lastName: person.lastName,
    birthday: person.birthday,
    notes: person.notes,
    tags: tags.join(';'),
    locationIds: locationIds.join(';'),
    source: person.source,
    sourceId: person.sourceId,
    emailConsent: known(emailConsent),
    smsConsent: known(smsConsent),
    consentEvidence: emailConsent.evidence ?? smsConsent.evidence ?? null,
    lastVisit: person.lastVisitAt?.toISOString().slice(0, 10) ?? null,
    visitCount: person.visitCount === null ? null : String(person.visitCount),
    spent: person.spent === null ? null : majorUnits(person.spent, currency),
  };
  return COLUMNS.map((column) => protectCell(cells[column] ?? ''));
}
