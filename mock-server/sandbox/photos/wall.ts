// What a wall of photos is laid out by, before its photos are read.
import { sql } from 'kysely';
import type { Handlers } from '../handler.ts';
import { photosMatching } from './find.ts';

/** The contract's most for one wall, and for one list of ids. */
const MOST = 100_000;

export const photoWall = {
  async getPhotoWall({ db, query, now }) {
    const { timezone } = await db.selectFrom('accounts').select('timezone').executeTakeFirstOrThrow();
    const rows = await photosMatching(db, { uploadedBefore: now.toISOString(), ...query })
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
    return { asOf: query.uploadedBefore ?? now.toISOString(), timezone, total: rows.length, days };
  },

  async getPhotoCounts({ db, query }) {
    const counted = await photosMatching(db, query)
      .select(({ fn }) => [
        fn.countAll().as('all'),
        fn.countAll().filterWhere('approval', '=', 'pending').as('toReview'),
        fn.countAll().filterWhere('visibility', '=', 'hidden').as('hidden'),
        fn.countAll().filterWhere('favourite', '=', true).as('favorites'),
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
} satisfies Handlers;
