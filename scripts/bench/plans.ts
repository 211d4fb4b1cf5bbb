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
type ListContacts = Parameters<typeof contacts.listContacts>[0];
type FindContact = Parameters<typeof contacts.findContact>[0];
type ListPhotos = Parameters<typeof photos.listPhotos>[0];

const PAGE = { page: 1, show: 20 };
/** They need of a call what is given here. */
const QUESTIONS: Record<string, Ask> = {
  'list contacts': (db) => contacts.listContacts({ db, query: PAGE } as ListContacts),
  'list photos': (db) =>
    photos.listPhotos({ db, query: PAGE, media: { links: { url: () => '' } } } as unknown as ListPhotos),
  'find by e-mail': (db, { email }) =>
    contacts.findContact({ db, query: { emailAddress: email } } as FindContact),
  'find by number': (db, { number }) =>
    contacts.findContact({ db, query: { phoneNumber: number } } as FindContact),
  'search an address': (db, { email }) =>
    contacts.listContacts({ db, query: { ...PAGE, search: email } } as ListContacts),
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
