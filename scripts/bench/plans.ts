// How the database answers the same questions as the handlers ask them: by which index, or by reading all rows.
import { join } from 'node:path';
import { CamelCasePlugin, type CompiledQuery, Kysely, PGliteDialect } from 'kysely';
import { contacts } from '../../mock-server/sandbox/contacts/contacts.ts';
import { photos } from '../../mock-server/sandbox/photos/photos.ts';
import { openPglite } from '../../mock-server/sandbox/store/database.ts';
import { ownRows } from '../../mock-server/sandbox/store/own-rows.ts';
import type { OwnTables, Tables } from '../../mock-server/sandbox/store/tables.ts';
import { table } from './measure.ts';

type Ask = (db: Kysely<OwnTables>, sample: { email: string; number: string }) => Promise<unknown>;

/** Pages of a table of contacts, by what is asked for. */
export const CONTACTS = {
  'contacts by name': 'sort=name',
  'contacts by last photo': 'sort=-lastPhoto',
  'contacts by last visit, the longest ago first': 'sort=lastVisit',
  'contacts with a tag': 'tag=colour',
  'contacts with a tag, by name': 'tag=colour&sort=name',
  'contacts with a tag that nobody has': 'tag=nobody',
  'contacts of a location': 'locationId=location-queen',
  'contacts of a source': 'source=square',
  'contacts who may be written to': 'emailConsent=in',
  'contacts who said no to SMS, by last visit': 'smsConsent=out&sort=-lastVisit',
};

/** Of the media only the links are asked for, which no plan depends on. */
const media = { links: { url: () => '', guestUrl: () => '' } };
/** A call with the parts that these handlers read. */
const callOf = <Call>(part: object): Call => part as Call;

const PAGE = { page: 1, show: 20, sort: '-changed' };
const listed =
  (query: object): Ask =>
  (db) =>
    contacts.listContacts(callOf({ db, media, query: { ...PAGE, ...query } }));

const QUESTIONS: Record<string, Ask> = {
  'list contacts': listed({}),
  ...Object.fromEntries(
    Object.entries(CONTACTS).map(([name, query]) => [
      name,
      listed(Object.fromEntries(new URLSearchParams(query))),
    ]),
  ),
  'list photos': (db) => photos.listPhotos(callOf({ db, media, now: new Date(), query: PAGE })),
  'find by e-mail': (db, { email }) =>
    contacts.findContact(callOf({ db, media, query: { emailAddress: email } })),
  'find by number': (db, { number }) =>
    contacts.findContact(callOf({ db, media, query: { phoneNumber: number } })),
  'search an address': (db, { email }) =>
    contacts.listContacts(callOf({ db, media, query: { ...PAGE, search: email } })),
};

/** @param dataDir of a mock that is not running */
export async function plansOf(dataDir: string, sample: { email: string; number: string }): Promise<string> {
  const pglite = await openPglite(join(dataDir, 'database'));
  const asked: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => {
      asked.push(query);
    },
  });
  const rows: string[][] = [];
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    asked.length = 0;
    await ask(ownRows(db, 'owner-beauty'), sample);
    for (const { sql, parameters } of [...asked]) {
      const plan = await pglite.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
      const scans = plan.rows.flatMap(
        (row) => /(?:Index|Seq|Bitmap Index)(?: Only)? Scan.*?(?= {2}\()/.exec(row['QUERY PLAN']) ?? [],
      );
      rows.push([name, scans.join('; ') || 'no table']);
    }
  }
  await db.destroy();
  return table(['question', 'how its statements reach the rows'], rows);
}
