// For tests that need many different records: the rows of the demo data, without the pictures, which take long to draw.
import type { Kysely } from 'kysely';
import { makeAll } from './seed/make-all.ts';
import { DEMO_SEED } from './seed/random.ts';
import type { Tables } from './store/tables.ts';

export async function writeDemoRows(db: Kysely<Tables>): Promise<void> {
  const { write } = makeAll({ size: 'demo', seed: DEMO_SEED, now: new Date() });
  await db.transaction().execute(write);
}
