// The store on both databases: behavior that drivers or server settings could change.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  databaseOf,
  filesForm,
  freshFolder,
  keptFiles,
  newFolder,
  onPostgres,
  onServer,
  openSandbox,
  openStore,
  picture,
  startInProcess,
  startPart,
  startSandboxProcess,
  TOKENS,
  withStore,
} from '../testing.ts';
import { SANDBOX_LOCK, serverRefusal } from './server.ts';
import type { Tables } from './tables.ts';

const as = TOKENS.owner;

describe('the database', () => {
  let db: Kysely<Tables>;
  beforeAll(async () => {
    db = await openStore(await freshFolder());
  });
  afterAll(() => db.destroy());

  test('rolls back a transaction with a failed statement, and reports it', async () => {
    await sql`create table kept (n int primary key)`.execute(db);
    const failed = db.transaction().execute(async (trx) => {
      await sql`insert into kept values (1)`.execute(trx);
      await sql`insert into kept values (1)`.execute(trx).catch(() => undefined);
    });
    await expect(failed).rejects.toThrow();
    expect((await sql`select n from kept`.execute(db)).rows).toEqual([]);
    await sql`drop table kept`.execute(db);
  });

  test('reuses a statement with other values, also after an error', async () => {
    const ask = async (n: unknown) => (await sql`select ${n}::int + 1 as next`.execute(db)).rows;
    expect([await ask(1), await ask(2), await ask(null)]).toEqual([
      [{ next: 2 }],
      [{ next: 3 }],
      [{ next: null }],
    ]);
    await expect(ask('many')).rejects.toThrow();
    expect(await ask(3)).toEqual([{ next: 4 }]);
  });

  test('handles more statements than it caches, including evicted ones', async () => {
    const ask = async (n: number) => (await sql`select ${sql.lit(n)} + 0 as n`.execute(db)).rows;
    const numbers = Array.from({ length: 450 }, (_, n) => n);
    for (const n of [...numbers, ...numbers.slice(0, 60)]) expect(await ask(n)).toEqual([{ n }]);
  });

  test('returns consistent value types', async () => {
    const { rows } = await sql`
      select count(*) as counted, sum(n::bigint) as summed, avg(n) as middle, max(n::bigint) as largest,
        '2026-03-01'::date as day, timestamptz '2026-03-01 12:00:00+02' as moment,
        '{"aB": [1, null]}'::jsonb as json, array['a', 'b,c']::text[] as words, true as yes, null::text as nothing,
        1.5::double precision as real
      from generate_series(1, 4) as n`.execute(db);
    expect(rows).toEqual([
      {
        counted: 4,
        summed: 10,
        middle: 2.5,
        largest: 4,
        day: '2026-03-01',
        moment: new Date('2026-03-01T10:00:00Z'),
        json: { aB: [1, null] },
        words: ['a', 'b,c'],
        yes: true,
        nothing: null,
        real: 1.5,
      },
    ]);
  });

  test('counts days in UTC, regardless of the server’s time zone', async () => {
    const { rows } =
      await sql`select date_trunc('day', ${new Date('2026-03-01T23:30:00Z')}::timestamptz) as day`.execute(
        db,
      );
    expect(rows).toEqual([{ day: new Date('2026-03-01T00:00:00Z') }]);
  });

  test('can search parts of words with an index', async () => {
    const { rows } = await sql`select similarity('juniper', 'juniper') as same`.execute(db);
    expect(rows).toEqual([{ same: 1 }]);
  });

  test('a failed transaction does not affect other calls', async () => {
    const identity = (uid: string) => ({ uid, record: null, updatedAt: new Date() });
    const begun = Promise.withResolvers<void>();
    const failing = db.transaction().execute(async (all) => {
      await all.insertInto('identities').values(identity('failed')).execute();
      begun.resolve();
      await all.insertInto('identities').values(identity('failed')).execute();
    });
    await begun.promise;
    const other = db.insertInto('identities').values(identity('other')).execute();
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await other;
    const both = db.selectFrom('identities').select('uid').where('uid', 'in', ['failed', 'other']);
    expect(await both.execute()).toEqual([{ uid: 'other' }]);
  });
});

test('a data folder is not opened with the rows of another database', async () => {
  const sandbox = await openSandbox();
  const { folder } = sandbox;
  const form = filesForm([['a.png', await picture().png().toBuffer()]]);
  await call(sandbox.origin, 'POST', '/assets?type=misc', { as, form });
  await sandbox.stop();
  // On PostgreSQL: with another database, and with none. On PGlite: damaged-folder.long.test.ts.
  const others: [databaseUrl: string | undefined, advice: string][] = onPostgres
    ? [
        [await databaseOf(newFolder()), 'set DATA_DIR to another folder, or remove'],
        [undefined, 'set DATABASE_URL to that one, or set DATA_DIR to another folder'],
      ]
    : [];
  for (const [databaseUrl, advice] of others) {
    await expect(startInProcess({ dataDir: folder, databaseUrl })).rejects.toThrow(
      new RegExp(`^The media in .* belong to PostgreSQL \\d+/\\d+, not to .*; ${advice}`),
    );
  }
  expect(keptFiles(folder)).toHaveLength(1);
  expect(existsSync(join(folder, 'database'))).toBe(!onPostgres);
  expect(readdirSync(folder)).not.toContain('lock');
});

describe('migrations', () => {
  const started = async (folder: string) =>
    startInProcess({ dataDir: folder, databaseUrl: await databaseOf(folder) }).then(
      () => 'it started',
      ({ message }: Error) => message,
    );
  const instead = onPostgres ? 'set DATABASE_URL to another one' : 'set DATA_DIR to another folder';

  test('a database of a newer version is refused', async () => {
    const folder = await freshFolder();
    const [name, at] = ['9999-12-31-2359-later', new Date().toISOString()];
    await withStore(folder, (db) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(db),
    );
    const sentence = ` was made by a newer version (its schema includes ${name}); start that version, or ${instead}.`;
    expect(await started(folder)).toContain(sentence);
  });

  test('a failed one changes nothing, and its reason is reported', async () => {
    const folder = await freshFolder();
    await withStore(folder, async (db) => {
      await forget(db, '0015-brand-fonts', '0020-contact-tags');
      await sql`alter table accounts drop column heading_font, drop column text_font`.execute(db);
    });
    const reason = 'function "folded_tags" already exists with same argument types';
    const sentence = ` could not be brought up to date, and is as it was (0020-contact-tags: ${reason}); start the version that wrote it, or ${instead}.`;
    for (const _ of ['once', 'again']) expect(await started(folder)).toContain(sentence);
  });

  test('one that is missing among others is run', async () => {
    const folder = await freshFolder();
    await withStore(folder, async (db) => {
      await forget(db, '0015-brand-fonts');
      await sql`alter table accounts drop column heading_font, drop column text_font`.execute(db);
    });
    const accounts = await withStore(folder, (db) =>
      db.selectFrom('accounts').select('headingFont').execute(),
    );
    expect(accounts.length).toBeGreaterThan(0);
  });

  const forget = (db: Kysely<Tables>, ...names: string[]) =>
    sql`delete from kysely_migration where name in (${sql.join(names)})`.execute(db);
});

describe.runIf(onPostgres)('a database on a server', () => {
  test('belongs to one sandbox at a time', async () => {
    const sandbox = await openSandbox();
    const databaseUrl = await databaseOf(sandbox.folder);
    await expect(startInProcess({ dataDir: newFolder(), databaseUrl })).rejects.toThrow(
      /^The database sandbox_test_\w+ on \S+ is in use by another sandbox; stop that one, or set DATABASE_URL to another database\.$/,
    );
    expect((await call(sandbox.origin, 'GET', '/assets', { as })).status).toBe(200);
    await sandbox.restart();
    await sandbox.stop();
  });

  test.each<[string, (url: URL) => void, RegExp]>([
    [
      'a wrong password',
      (url) => (url.password = 'not-it'),
      /does not let \w+ in; check user and password\.$/,
    ],
    ['no such database', (url) => (url.pathname = '/nowhere'), /has no database nowhere; create it\.$/],
    [
      'nobody there',
      (url) => (url.port = '1'),
      /^DATABASE_URL: \S+:1 cannot be reached \(.*ECONNREFUSED.*\)\.$/,
    ],
  ])('reports %s in one sentence', async (_, change, sentence) => {
    const folder = newFolder();
    const url = new URL((await databaseOf(folder)) ?? '');
    const { password } = url;
    change(url);
    const { message } = await startInProcess({ dataDir: folder, databaseUrl: url.href }).then(
      () => new Error('it started'),
      (error: Error) => error,
    );
    expect(message).toMatch(/^DATABASE_URL: /);
    expect(message).toMatch(sentence);
    for (const secret of [`:${password}@`, 'not-it']) expect(message).not.toContain(secret);
  });

  test('is not used if it has tables of another program', async () => {
    const databaseUrl = (await databaseOf(newFolder())) ?? '';
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const refused = async () =>
      startInProcess({ dataDir: newFolder(), databaseUrl }).then(
        () => 'it started',
        ({ message }: Error) => message,
      );
    await client.query('create table orders (id int)');
    expect(await refused()).toMatch(
      /^DATABASE_URL: the database sandbox_test_\w+ has tables of another program, such as orders; set it to an empty database\.$/,
    );
    await client.query('drop table orders; create table kysely_migration (id int)');
    expect(await refused()).toMatch(
      /^DATABASE_URL: the database sandbox_test_\w+ on \S+ cannot be used \(.*column .*name.* does not exist\); set it to an empty database, or to one of this product\.$/,
    );
    await client.end();
  });

  test('reports a connection that is cut at the start in one sentence, as temporary', () => {
    const url = 'postgres://me:secret@db.example:5432/shop';
    const cut = Object.assign(new Error('terminating connection due to administrator command'), {
      code: '57P01',
    });
    for (const error of [
      cut,
      new Error('Connection terminated unexpectedly'),
      new Error('x', { cause: cut }),
    ])
      expect(serverRefusal(url, error)).toMatchObject({
        message: `DATABASE_URL: db.example:5432 cannot be reached (${((error.cause ?? error) as Error).message}).`,
        isTemporary: true,
      });
    expect(serverRefusal(url, new Error('syntax error'))).not.toHaveProperty('isTemporary');
  });

  const rarely = test.runIf(process.env.TEST_LONG);

  rarely('survives a lost connection: calls fail meanwhile, and ownership remains', async () => {
    const folder = await freshFolder();
    const DATABASE_URL = (await databaseOf(folder)) ?? '';
    const name = new URL(DATABASE_URL).pathname.slice(1);
    const sandbox = await startSandboxProcess(folder);
    const status = async () => (await call(sandbox.origin, 'GET', '/assets', { as })).status;
    const many = () => Array.from({ length: 20 }, status);
    expect(new Set(await Promise.all(many()))).toEqual(new Set([200]));

    await onServer(async (client) => {
      const breakOff = () =>
        client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      const during = many();
      await client.query(`alter database ${name} allow_connections false`);
      await breakOff();
      for (const one of await Promise.all(during)) expect([200, 500, 503]).toContain(one);
      // A connection in the pool may still be breaking off.
      await expect.poll(status).toBe(503);
      const refused = await call(sandbox.origin, 'GET', '/assets', { as });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
      await client.query(`alter database ${name} allow_connections true`);
      await expect.poll(status).toBe(200);
      expect(new Set(await Promise.all(many()))).toEqual(new Set([200]));
    });
    const second = startPart('./main.ts', { DATA_DIR: newFolder(), DATABASE_URL });
    await expect(second).rejects.toThrow('is in use by another sandbox');
    await sandbox.stop();
    expect(sandbox.child.exitCode).toBe(0);
  });

  rarely('stops the sandbox if another one took the database over', async () => {
    const folder = await freshFolder();
    const sandbox = await startSandboxProcess(folder);
    const other = new Client({ connectionString: await databaseOf(folder) });
    await other.connect();
    const taken = other.query(`select pg_advisory_lock(${SANDBOX_LOCK})`);
    await onServer((client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = $1 and application_name = 'sandbox'`,
        [other.database],
      ),
    );
    await taken;
    await expect.poll(() => sandbox.child.exitCode).toBe(1);
    await other.end();
  });
});
