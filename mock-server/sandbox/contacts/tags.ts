import { sql } from 'kysely';
import type { Handlers } from '../handler.ts';
import { offsetOf, pageOf } from '../store/pages.ts';

export const contactTags = {
  async listContactTags({ db, query }) {
    const each = db.selectFrom('contacts').select(sql<string>`unnest(tags)`.as('tag'));
    const counted = db
      .selectFrom(each.as('each'))
      .select(({ fn }) => ['tag', fn.countAll<string>().as('contacts')])
      .groupBy('tag');
    const rows = await counted
      .select(sql<string>`count(*) over ()`.as('all'))
      .orderBy('contacts', 'desc')
      .orderBy(sql`tag collate "C"`)
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    // A page after the last one has no row with the total.
    const all = rows[0]?.all ?? (query.page === 1 ? 0 : (await counted.execute()).length);
    const items = rows.map(({ tag, contacts }) => ({ tag, contacts: Number(contacts) }));
    return pageOf(items, Number(all), query);
  },
} satisfies Handlers;
