import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { ownRows } from './own-rows.ts';
import type { Tables } from './tables.ts';

const everybody = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const db = ownRows(everybody, 'mine');

test('a read adds the owner to its conditions', () => {
  const query = db
    .selectFrom('assets')
    .select('id')
    .where(({ or, eb }) => or([eb('type', '=', 'logo'), eb('id', '=', 'x')]));
  expect(query.compile()).toMatchObject({
    sql: 'select "id" from "assets" where ("type" = $1 or "id" = $2) and "assets"."account_id" = $3',
    parameters: ['logo', 'x', 'mine'],
  });
});

test('a condition joined by or cannot bypass the owner', () => {
  const query = db
    .selectFrom('assets')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', 'x'), eb.lit(true)]));
  expect(query.compile().sql).toBe(
    'select "id" from "assets" where ("id" = $1 or true) and "assets"."account_id" = $2',
  );
});

test('the table of accounts shows the own account', () => {
  expect(db.selectFrom('accounts').selectAll().compile()).toMatchObject({
    sql: 'select * from "accounts" where "accounts"."id" = $1',
    parameters: ['mine'],
  });
});

test('aliases, joins and subqueries are restricted too', () => {
  const joined = db
    .selectFrom('assets as a')
    .leftJoin('accounts as b', 'b.logoAssetId', 'a.id')
    .select('a.id');
  expect(joined.compile().sql).toBe(
    'select "a"."id" from "assets" as "a" left join "accounts" as "b" on "b"."logoAssetId" = "a"."id" and "b"."id" = $1 where "a"."account_id" = $2',
  );
  const inside = db
    .selectFrom((eb) => eb.selectFrom('assets').select('id').as('x'))
    .select('x.id')
    .where('x.id', 'in', (eb) => eb.selectFrom('assets').select('id'));
  expect(inside.compile().parameters).toEqual(['mine', 'mine']);
  const united = db.selectFrom('assets').select('id').union(db.selectFrom('assets').select('id'));
  const halves = united.compile().sql.split(' union ');
  expect(halves).toHaveLength(2);
  for (const half of halves) expect(half).toContain('where "assets"."account_id" = $');
});

test('updates and deletions affect own rows only', () => {
  expect(db.updateTable('assets').set({ name: 'n' }).where('id', '=', 'x').compile()).toMatchObject({
    sql: 'update "assets" set "name" = $1 where "id" = $2 and "assets"."account_id" = $3',
    parameters: ['n', 'x', 'mine'],
  });
  expect(db.deleteFrom('assets').compile()).toMatchObject({
    sql: 'delete from "assets" where "assets"."account_id" = $1',
    parameters: ['mine'],
  });
});

test('inserted rows get the owner, and a conflict leaves the rows of others alone', () => {
  // Few columns keep the statements short; nothing is stored.
  const row = { id: 'x', name: 'n' } as never;
  const one = db.insertInto('assets').values(row);
  expect(one.compile()).toMatchObject({
    sql: 'insert into "assets" ("id", "name", "account_id") values ($1, $2, $3)',
    parameters: ['x', 'n', 'mine'],
  });
  const two = db.insertInto('assets').values([row, { id: 'y' } as never]);
  expect(two.compile().sql).toBe(
    'insert into "assets" ("id", "name", "account_id") values ($1, $2, $3), ($4, default, $5)',
  );
  const upsert = one.onConflict((conflict) => conflict.column('id').doUpdateSet({ name: 'm' }));
  expect(upsert.compile().sql).toMatch(/do update set "name" = \$4 where "assets"."account_id" = \$5$/);
});

test('refuses statements that cannot be restricted to one account', () => {
  // The types prevent these statements as well; this tests the plugin.
  const loose = db as unknown as Kysely<Tables>;
  expect(() => loose.selectFrom('identities').selectAll().compile()).toThrow('belongs to no account');
  expect(() =>
    loose
      .insertInto('assets')
      .values({ accountId: 'other' } as never)
      .compile(),
  ).not.toThrow();
  expect(() =>
    loose
      .insertInto('assets')
      .values({ account_id: 'other' } as never)
      .compile(),
  ).toThrow('account_id');
  expect(() =>
    db
      .insertInto('assets')
      .expression(db.selectFrom('assets').selectAll() as never)
      .compile(),
  ).toThrow();
  expect(() => db.insertInto('assets').defaultValues().compile()).toThrow('without values');
  expect(() =>
    db.selectFrom('assets').rightJoin('accounts', 'accounts.id', 'assets.id').selectAll().compile(),
  ).toThrow('RightJoin');
  expect(() => db.selectFrom('assets').crossJoin('accounts').selectAll().compile()).toThrow('CrossJoin');
  expect(() => db.selectFrom(sql<{ id: string }>`assets`.as('a')).selectAll().compile()).toThrow('AliasNode');
  expect(() =>
    db
      .with('a', (q) => q.selectFrom('assets').selectAll())
      .selectFrom('a')
      .selectAll()
      .compile(),
  ).toThrow();
  expect(() => sql`delete from assets`.compile(db)).toThrow('RawNode');
  expect(() => db.schema.dropTable('assets').compile()).toThrow('DropTableNode');
});

test('a user with assigned locations sees the rows of those', () => {
  const some = ownRows(everybody.withPlugin(new CamelCasePlugin()), 'mine', {
    uid: 'me',
    locationIds: ['here'],
  });
  const devices = some.selectFrom('devices as d').select('d.id').compile();
  expect(devices.sql).toBe(
    'select "d"."id" from "devices" as "d" where "d"."account_id" = $1 and "d".location_id = any($2)',
  );
  expect(devices.parameters).toEqual(['mine', ['here']]);
  const emails = some.deleteFrom('contactEmails').where('key', '=', 'a').compile();
  expect(emails.sql).toBe(
    'delete from "contact_emails" where "key" = $1 and "contact_emails"."account_id" = $2 and "contact_emails".contact_id in (select id from contacts where location_ids && $3)',
  );
  const managers = some.selectFrom('managers').select('id').compile();
  expect(managers.parameters).toEqual(['mine', 'me', ['here']]);
  expect(some.selectFrom('campaigns').select('id').compile().parameters).toEqual(['mine']);
});

test('a table cannot be named in raw SQL', () => {
  const raw = db.selectFrom('assets').where(sql<boolean>`exists (select 1 from contacts)`).select('id');
  expect(() => raw.compile()).toThrow('raw SQL');
});
