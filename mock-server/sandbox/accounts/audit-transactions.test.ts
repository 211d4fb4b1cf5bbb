// Each act of an administrator is stored together with its entry in the audit log: both, or neither.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOKENS } from '../testing.ts';
import { openTestSandbox, type TestSandbox } from '../testing-identity.ts';

/** The account whose entries cannot be stored, and the one in which nothing can be. */
const UNLOGGED = 'owner-pets';
const STUCK = 'owner-beauty';
/** Its viewing allows changes, whose entries cannot be stored. */
const CHANGED = 'owner-brooklyn';
const UNLOGGED_NAME = 'Unlogged Salon';
const STUCK_NAME = 'Stuck Salon';
const as = TOKENS.admin;

let house: TestSandbox;
beforeAll(async () => {
  house = await openTestSandbox(async (db) => {
    const endsAt = new Date(Date.now() + 3_600_000);
    await db
      .insertInto('viewings')
      .values([UNLOGGED, STUCK].map((accountId) => ({ adminId: 'admin-1', accountId, reason: 'x', endsAt })))
      .execute();
    await db
      .insertInto('viewings')
      .values({ adminId: 'admin-1', accountId: CHANGED, reason: 'x', endsAt, allowsChanges: true })
      .execute();
    await sql`create function fail_here() returns trigger language plpgsql as $$
      begin raise exception 'this write fails'; end $$`.execute(db);
    const failing = async (table: string, events: string, when: string) =>
      sql`create trigger fails before ${sql.raw(events)} on ${sql.table(table)} for each row
        when (${sql.raw(when)}) execute function fail_here()`.execute(db);
    const log = `new.account_id = '${UNLOGGED}' or new.account_name = '${UNLOGGED_NAME}' or new.account_id = '${CHANGED}'`;
    await failing('audit_entries', 'insert', log);
    await failing('accounts', 'update', `new.id = '${STUCK}' or new.business_name = '${STUCK_NAME}'`);
    await failing('assets', 'insert or update', `new.account_id = '${STUCK}'`);
    await sql`create trigger fails before insert or update on viewings for each row
      when (new.account_id = '${sql.raw(STUCK)}') execute function fail_here()`.execute(db);
    await sql`create trigger stays before delete on viewings for each row
      when (old.account_id = '${sql.raw(STUCK)}') execute function fail_here()`.execute(db);
  });
});
afterAll(() => house.stop());

type Act = [name: string, method: string, path: string, json?: object];
const actsOn = (id: string): Act[] => [
  ['an update', 'POST', `/accounts/${id}`, { businessName: 'Renamed' }],
  ['a change of settings', 'POST', `/accounts/${id}/settings`, { retentionDays: 77 }],
  ['a refresh of stock assets', 'POST', `/accounts/${id}/refresh-stock-assets`],
  ['a viewing', 'POST', `/accounts/${id}/viewings`, { reason: 'Another reason.' }],
  ['allowing changes', 'POST', `/accounts/${id}/viewings/allow-changes`],
  ['ending a viewing', 'DELETE', `/accounts/${id}/viewings`],
];
const invite = (businessName: string, email: string): Act => [
  'creating an account',
  'POST',
  '/accounts/invite',
  { businessName, category: 'beauty', ownerName: 'Ada', email },
];

const ask = (method: string, path: string, json?: object) =>
  house.ask(method, path, { as, ...(json && { json }) });
const allEntries = async () => (await ask('GET', '/accounts/audit?show=200')).body.items;

/** What the acts would change. */
async function stateOf(id: string) {
  const { body: account } = await ask('GET', `/accounts/${id}`);
  const { body: assets } = await ask('GET', `/assets?uid=${id}&show=200`);
  const write = await ask('POST', `/products?uid=${id}`, { name: 'Beard oil' });
  const names = assets.items.map(({ name }: { name: string }) => name);
  return { account, assets: names, mayWrite: write.status === 200 };
}

test.each([...actsOn(UNLOGGED), invite(UNLOGGED_NAME, 'unlogged@fern.example')])(
  '%s whose entry cannot be stored is undone',
  async (_name, method, path, json) => {
    const before = await stateOf(UNLOGGED);
    expect((await ask(method, path, json)).status).toBe(500);
    expect(await stateOf(UNLOGGED)).toEqual(before);
    expect((await ask('GET', '/accounts?search=unlogged')).body.items).toEqual([]);
    expect(await house.userOf('unlogged@fern.example')).toBeUndefined();
  },
);

test.each([...actsOn(STUCK), invite(STUCK_NAME, 'stuck@fern.example')])(
  '%s that fails leaves no entry',
  async (_name, method, path, json) => {
    const before = await allEntries();
    expect((await ask(method, path, json)).status).toBe(500);
    expect(await allEntries()).toEqual(before);
  },
);

test('a change while viewing whose entry cannot be stored is undone', async () => {
  const own = `/account?uid=${CHANGED}`;
  const { body: before } = await ask('GET', own);
  expect((await ask('POST', own, { ownerName: 'Another' })).status).toBe(500);
  expect((await ask('GET', own)).body).toEqual(before);
  const products = `/products?uid=${CHANGED}`;
  expect((await ask('POST', products, { name: 'Comb' })).status).toBe(500);
  expect((await ask('GET', products)).body.items).toEqual([]);
});

test('the same acts succeed where nothing fails, and leave an entry each', async () => {
  const [, method, path, json] = invite('Fern', 'fern@fern.example');
  const { id } = (await ask(method, path, json)).body;
  for (const [name, method, path, json] of actsOn(id))
    expect((await ask(method, path, json)).status, name).toBe(200);
  expect((await allEntries()).map(({ action }: { action: string }) => action)).toEqual([
    ...['endView', 'allowChanges', 'view', 'refreshStockAssets', 'update', 'update', 'create'],
  ]);
});
