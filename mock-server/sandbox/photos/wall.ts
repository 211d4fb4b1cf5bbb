// The layout, counts and ids of a photo wall, and the neighbors of a photo on it.
import { type Kysely, sql } from 'kysely';
import type { Handlers } from '../handler.ts';
import { notFound } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { accountZone } from '../store/time-zone.ts';
import { photosMatching } from './find.ts';

/** Maximum of one wall and of one list of ids in the contract. */
const MOST = 100_000;

export const photoWall = {
  async getPhotoWall({ db, query }) {
    const timezone = await accountZone(db);
    const asOf = query.uploadedBefore ?? (await afterNewest(db));
    const rows = await photosMatching(db, { ...query, uploadedBefore: asOf })
      .select([
        sql<string>`to_char(captured_at at time zone ${timezone}, 'YYYY-MM-DD')`.as('date'),
        sql<number>`least(1000, greatest(10, coalesce(round(100.0 * width / height), 100)))::integer`.as(
          'ratio',
        ),
      ])
      .orderBy('capturedAt', 'desc')
      .orderBy('seq', 'desc')
      .limit(MOST)
      .execute();
    const days: { date: string; ratios: number[] }[] = [];
    for (const { date, ratio } of rows) {
      const day = days.at(-1);
      if (day?.date === date) day.ratios.push(ratio);
      else days.push({ date, ratios: [ratio] });
    }
    return { asOf, timezone, total: rows.length, days };
  },

  async getPhotoCounts({ db, query }) {
    const counted = await photosMatching(db, query)
      .select(({ fn }) => [
        fn.countAll().as('all'),
        fn.countAll().filterWhere('approval', '=', 'pending').as('toReview'),
        fn.countAll().filterWhere('visibility', '=', 'hidden').as('hidden'),
        fn.countAll().filterWhere('favorite', '=', true).as('favorites'),
      ])
      .executeTakeFirstOrThrow();
    return {
      all: Number(counted.all),
      toReview: Number(counted.toReview),
      hidden: Number(counted.hidden),
      favorites: Number(counted.favorites),
    };
  },

  async getPhotoIds({ db, query }) {
    const rows = await photosMatching(db, query)
      .select('id')
      .orderBy('capturedAt', 'desc')
      .orderBy('seq', 'desc')
      .limit(MOST)
      .execute();
    return { ids: rows.map(({ id }) => id) };
  },

  async getPhotoNeighbors({ db, params, query }) {
    const photo = await db
      .selectFrom('photos')
      .select(['capturedAt', 'seq'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!photo) throw notFound();
    const place = sql`(captured_at, seq)`;
    const own = sql`(${photo.capturedAt}::timestamptz, ${photo.seq}::bigint)`;
    const first = async (side: '<' | '>') => {
      const direction = side === '<' ? 'desc' : 'asc';
      const row = await photosMatching(db, query)
        .select('id')
        .where(sql<boolean>`${place} ${sql.raw(side)} ${own}`)
        .orderBy('capturedAt', direction)
        .orderBy('seq', direction)
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? null;
    };
    return { previousId: await first('>'), nextId: await first('<') };
  },
} satisfies Handlers;

/** Unchanged until a photo arrives, so that equal walls get equal responses. */
async function afterNewest(db: Kysely<OwnTables>): Promise<string> {
  const { newest } = await db
    .selectFrom('photos')
    .select(({ fn }) => fn.max('uploadedAt').as('newest'))
    .executeTakeFirstOrThrow();
  return new Date(newest === null ? 0 : newest.getTime() + 1).toISOString();
}
