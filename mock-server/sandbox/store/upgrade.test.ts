// A database of each version that was released is brought up to date, keeps its rows, and works.
// `npm run dump` writes their dumps.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '../../../scripts/contract/cases/http.ts';
import { createCaseMaker } from '../../../scripts/contract/cases/make.ts';
import { findOperation } from '../../../scripts/contract/operations.ts';
import {
  call,
  databaseOf,
  freshFolder,
  newFolder,
  rules,
  startSandbox,
  type TestSandbox,
  TOKENS,
  withStore,
} from '../testing.ts';
import { openPglite } from './database.ts';

const dumps = new URL('dumps/', import.meta.url);

type Row = Record<string, unknown>;
/** Sends statements. @returns the rows of the last one */
type Ask = (statements: string) => Promise<Row[]>;

/** Opens the database of a folder as it is. */
async function asItIs<T>(folder: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const connectionString = await databaseOf(folder);
  if (!connectionString) {
    const pglite = await openPglite(join(folder, 'database'));
    try {
      return await work(async (statements) => (await pglite.exec(statements)).at(-1)?.rows ?? []);
    } finally {
      await pglite.close();
    }
  }
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(async (statements) => [await client.query(statements)].flat().at(-1)?.rows ?? []);
  } finally {
    await client.end();
  }
}

/** The number of rows by table. */
async function countRows(ask: Ask): Promise<Record<string, number>> {
  const tables = await ask(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`);
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from "${name}"`);
  return Object.fromEntries(
    (await ask(counts.join(' union all '))).map(({ name, n }) => [`${name}`, Number(n)]),
  );
}

/** Everything but the order of columns, and the names of their not-null constraints. */
const SCHEMA = `
  select concat_ws(' ', 'column', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
    attgenerated, pg_get_expr(adbin, adrelid)) as part
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    and prolang <> (select oid from pg_language where lanname = 'c')
  order by part`;

const schemaOf = (folder: string) =>
  asItIs(folder, async (ask) => (await ask(SCHEMA)).map(({ part }) => part));

/** Values as they were at first. */
const OF_OLD = `
  insert into views (id, account_id, person, list, name, name_key, search_text, search, created_at, updated_at)
    values ('old', 'owner-beauty', 'owner-beauty', 'campaigns', 'Old', 'old', 'old',
      '{"status": ["sent", "cancelled"], "search": "cancelled"}', now(), now());`;

describe.each(readdirSync(dumps))('the database of %s', (name) => {
  let folder: string;
  let before: Record<string, number>;
  beforeAll(async () => {
    folder = newFolder();
    const statements = gunzipSync(readFileSync(new URL(name, dumps))).toString();
    await asItIs(folder, (ask) => ask(statements));
    await asItIs(folder, (ask) => ask(OF_OLD));
    before = await asItIs(folder, countRows);
    await withStore(folder, async () => undefined);
  });

  test('keeps its rows', async () => {
    expect(before.photos).toBeGreaterThan(10);
    expect(await asItIs(folder, countRows)).toMatchObject(before);
  });

  test('has its values in the words of today', async () => {
    const [view] = await asItIs(folder, (ask) => ask("select search from views where id = 'old'"));
    expect(view?.search).toEqual({ status: ['sent', 'canceled'], search: 'cancelled' });
    const scenes = await asItIs(folder, (ask) => ask('select scene::text as scene from templates'));
    expect(scenes.length).toBeGreaterThan(0);
    expect(scenes.map(({ scene }) => scene).join()).not.toContain('"colour"');
  });

  test('gets the schema of a new database', async () => {
    expect(await schemaOf(folder)).toEqual(await schemaOf(await freshFolder()));
  });

  test('works', async () => {
    const sandbox = await startSandbox(folder);
    let found = 0;
    for (const as of [TOKENS.owner, TOKENS.location, TOKENS.enterprise, TOKENS.admin])
      found += await readAll(sandbox, as);
    expect(found).toBeGreaterThan(30);
    // Nothing has ended for this account when the dump is old.
    const as = TOKENS.enterprise;
    const write = async (method: string, json: object, headers = {}) => {
      const { status, body } = await call(sandbox.origin, method, '/contacts', { as, json, headers });
      expect(status).toBe(200);
      return body;
    };
    const { id, version } = await write('POST', { emailAddress: 'ada@guests.example', tags: ['New'] });
    const changed = await write('PATCH', { id, notes: 'Later' }, { 'if-match': `"${version}"` });
    expect(changed).toMatchObject({ tags: ['New'], notes: 'Later' });
    await sandbox.stop();
  });
});

/**
 * Reads every list and page, and the first records of each list. Each response is compared with the contract.
 * @returns how many records
 */
async function readAll({ origin }: TestSandbox, as: string): Promise<number> {
  const cases = createCaseMaker(rules.contract, rules.judge);
  let found = 0;
  const read = async (path: string) => {
    const { status, body } = await call(origin, 'GET', path, { as });
    expect(status, path).toBeLessThan(500);
    return body;
  };
  for (const operation of rules.contract.operations) {
    if (operation.method !== 'get' || operation.path.includes('{')) continue;
    const target = toWire(cases.plain(operation)).target;
    const { items = [] } = await read(target);
    for (const { id } of items.slice(0, 3)) {
      const path = `${target.split('?')[0]}/${id}`;
      if (!findOperation(rules.contract, 'GET', path)) continue;
      await read(path);
      found += 1;
    }
  }
  return found;
}
