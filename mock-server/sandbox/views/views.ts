import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import { notFound, refuse } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { countOf, offsetOf, pageOf } from '../store/pages.ts';
import { nameColumns } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';

type View = components['schemas']['View'];

/** Maximum number of views per user and list. */
const MOST = 20;

// Views belong to a user: each query names the user in addition to the account.
export const views = {
  async listViews({ db, actor, query }) {
    let matching = ofPerson(db, actor.uid);
    if (query.list) matching = matching.where('list', '=', query.list);
    const total = await countOf(matching);
    const rows = await matching
      .selectAll()
      .orderBy('list')
      .orderBy(sql`name_key collate "C"`)
      .orderBy('seq')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(rows.map(toView), total, query);
  },

  async createView({ db, actor, body: { list, name, search }, now }) {
    try {
      return await withAccountLock(db, async (trx) => {
        if ((await countOf(ofPerson(trx, actor.uid).where('list', '=', list))) >= MOST) throw full();
        const row = await trx
          .insertInto('views')
          .values({
            id: randomUUID(),
            person: actor.uid,
            list,
            ...nameColumns(name),
            search: JSON.stringify(search),
            createdAt: now,
            updatedAt: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return toView(row);
      });
    } catch (error) {
      throw isViolation(error, 'views_name') ? nameTaken() : error;
    }
  },

  async deleteView({ db, actor, params: { id } }) {
    const gone = await db
      .deleteFrom('views')
      .where('id', '=', id)
      .where('person', '=', actor.uid)
      .returning('id')
      .execute();
    if (gone.length === 0) throw notFound();
    return { id };
  },
} satisfies Handlers;

const ofPerson = (db: Kysely<OwnTables>, person: string) =>
  db.selectFrom('views').where('person', '=', person);

/** Deletes the views of a deleted user. */
export async function forgetViewsOf(all: Kysely<OwnTables>, person: string): Promise<void> {
  await all.deleteFrom('views').where('person', '=', person).execute();
}

const toView = ({ id, list, name, search, createdAt }: Selectable<OwnTables['views']>): View => ({
  id,
  list,
  name,
  search,
  createdAt: createdAt.toISOString(),
});

const nameTaken = () =>
  refuse(409, 'This list already has a view with this name. Choose a different one.', [
    { field: 'name', message: 'This list already has a view with this name.' },
  ]);

const full = () =>
  refuse(409, `This list already has ${MOST} saved views, the maximum. Delete one first.`, []);
