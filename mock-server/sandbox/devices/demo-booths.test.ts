import { expect, test } from 'vitest';
import { DEMO_SEED, keyHashOf } from '../seed/random.ts';
import { ownRows } from '../store/own-rows.ts';
import { freshFolder, openStore } from '../testing.ts';
import { reportDemoBooths } from './demo-booths.ts';
import { deviceRow } from './row.ts';

test('keeps the demo booths online that have nothing to upload, and no other booth', async () => {
  const db = await openStore(await freshFolder());
  const [before, now] = [new Date('2026-03-02T08:00:00Z'), new Date('2026-03-03T08:00:00Z')];
  for (const [id, queueLength, keyHash] of [
    ['demo', 0, keyHashOf(DEMO_SEED, 'demo')],
    ['waiting', 3, keyHashOf(DEMO_SEED, 'waiting')],
    ['real', 0, 'the hash of a real key'],
    ['unlinked', 0, null],
  ] as const) {
    const row = deviceRow({ id, name: id, lastSeenAt: before, queueLength, keyHash }, before);
    await ownRows(db, 'owner-beauty').insertInto('devices').values(row).execute();
  }
  await reportDemoBooths(db, now);
  const seen = await db.selectFrom('devices').select('id').where('lastSeenAt', '=', now).execute();
  expect(seen).toEqual([{ id: 'demo' }]);
  await db.destroy();
});
