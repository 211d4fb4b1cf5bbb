import { type Kysely, sql } from 'kysely';
import type { Handlers } from '../handler.ts';
import { offsetOf, pageOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { distinct } from './addresses.ts';
import type { Change } from './person.ts';

/** Tags that differ only in case are one. The database folds them, as in the column `tag_keys`. */
export const tagKeys = (tags: readonly string[]) => sql<string[]>`folded_tags(${sql.val(tags)}::text[])`;

const keyOf = (tag: string) => tag.toLowerCase();

/** Tags without those that differ from an earlier one only in case. */
export const distinctTags = (tags: string[]): string[] => distinct(tags, keyOf);

/** Writes added tags as the account has them already; the first of several new spellings is kept. */
export async function settleTags(trx: Kysely<OwnTables>, changes: Change[]): Promise<void> {
  const added = changes.flatMap(({ before, after }) =>
    after.tags.filter((tag) => !before?.tags.includes(tag)),
  );
  if (added.length === 0) return;
  const each = trx
    .selectFrom('contacts')
    .select(sql<string>`unnest(tags)`.as('tag'))
    .where('tagKeys', '&&', tagKeys([...new Set(added.map(keyOf))]));
  const stored = await trx
    .selectFrom(each.as('each'))
    .select('tag')
    .groupBy('tag')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(sql`tag collate "C"`)
    .execute();
  const spellings = new Map<string, string>();
  for (const tag of [...stored.map((row) => row.tag), ...added])
    if (!spellings.has(keyOf(tag))) spellings.set(keyOf(tag), tag);
  for (const { after } of changes)
    after.tags = distinctTags(after.tags.map((tag) => spellings.get(keyOf(tag)) ?? tag));
}

export const contactTags = {
  async listContactTags({ db, query }) {
    const each = db.selectFrom('contacts').select(sql<string>`unnest(tags)`.as('tag'));
    // The most frequent spelling of each tag.
    const counted = db
      .selectFrom(each.as('each'))
      .select(({ fn }) => [
        sql<string>`mode() within group (order by tag collate "C")`.as('tag'),
        fn.countAll<string>().as('contacts'),
      ])
      .groupBy(sql`lower(tag)`);
    const rows = await counted
      .select(sql<string>`count(*) over ()`.as('all'))
      .orderBy('contacts', 'desc')
      .orderBy(sql`lower(tag) collate "C"`)
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    // A page after the last one has no row with the total.
    const all = rows[0]?.all ?? (query.page === 1 ? 0 : (await counted.execute()).length);
    const items = rows.map(({ tag, contacts }) => ({ tag, contacts: Number(contacts) }));
    return pageOf(items, Number(all), query);
  },
} satisfies Handlers;
