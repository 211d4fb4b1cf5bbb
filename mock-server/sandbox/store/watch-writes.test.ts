import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from './tables.ts';
import { watchWrites } from './watch-writes.ts';

test('reports possible writes and completed transactions, but not reads', async () => {
  let count = 0;
  const dummy = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const dialect = watchWrites(dummy, () => {
    count += 1;
  });
  const db = new Kysely<Tables>({ dialect });
  const grows = async (work: () => Promise<unknown>) => {
    const before = count;
    await work();
    return count - before;
  };
  expect(await grows(() => db.selectFrom('assets').selectAll().execute())).toBe(0);
  expect(await grows(() => db.deleteFrom('assets').execute())).toBe(1);
  expect(await grows(() => db.executeQuery(CompiledQuery.raw('vacuum')))).toBe(1);
  const inside = () =>
    db.transaction().execute(async (trx) => trx.updateTable('assets').set({ name: 'x' }).execute());
  expect(await grows(inside)).toBe(2);
});
