import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, call, openSandbox, type TestSandbox, TOKENS } from '../testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const id = 'owner-beauty';
const as = TOKENS.admin;
const ask = (method: string, path: string, json?: object, who = as) =>
  call(sandbox.origin, method, path, { as: who, ...(json && { json }) });
const log = async (query = '') => (await ask('GET', `/accounts/audit${query}`)).body;

test('each action of an administrator adds an entry, newest first', async () => {
  const account = { id, name: 'Juniper Salon' };
  const viewing = await ask('POST', `/accounts/${id}/viewings`, { reason: 'A ticket.' });
  expect(viewing.body).toMatchObject({
    account,
    action: 'view',
    reason: 'A ticket.',
    changes: [],
    stock: null,
  });
  const { settings } = (await ask('GET', `/accounts/${id}`)).body;
  const limits = { ...settings.limits, devices: null };
  await ask('POST', `/accounts/${id}/settings`, { limits, senderName: 'Juni' });
  await ask('POST', `/accounts/${id}`, { businessName: 'Juniper Hair' });
  const stock = (await ask('POST', `/accounts/${id}/refresh-stock-assets`)).body;
  const { items, total } = await log();
  expect(total).toBe(4);
  expect(items.map(({ action }: { action: string }) => action)).toEqual([
    ...['refreshStockAssets', 'update', 'update', 'view'],
  ]);
  const renamed = { id, name: 'Juniper Hair' };
  expect(items[0]).toMatchObject({ account: renamed, stock, reason: null });
  expect(items[1]).toMatchObject({
    account: renamed,
    changes: [{ field: 'businessName', before: 'Juniper Salon', after: 'Juniper Hair' }],
  });
  expect(items[2]).toMatchObject({
    account,
    changes: [
      { field: 'settings.limits.devices', before: `${settings.limits.devices}`, after: null },
      { field: 'settings.senderName', before: settings.senderName, after: 'Juni' },
    ],
  });
  expect(items[3]).toEqual(viewing.body);
  expect((await log('?action=view')).items).toEqual([viewing.body]);
  expect((await log('?show=1&page=4')).items).toEqual([viewing.body]);
  expect((await log('?accountId=owner-pets')).items).toEqual([]);
});

test('requests that are refused, change nothing or name an unknown account add no entry', async () => {
  const { total } = await log();
  const { businessName } = (await ask('GET', `/accounts/${id}`)).body;
  expect((await ask('POST', `/accounts/${id}`, { businessName })).status).toBe(200);
  const refused = [
    await ask('POST', `/accounts/${id}/viewings`, { reason: '' }),
    await ask('POST', `/accounts/${id}/viewings`, { reason: 'x'.repeat(201) }),
    await ask('POST', '/accounts/unknown/viewings', { reason: 'A ticket.' }),
    await ask('POST', `/accounts/${id}/settings`, { retentionDays: 1 }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 404, 422]);
  expect(refused[0]?.body.errors).toMatchObject([{ field: 'reason' }]);
  expect((await log()).total).toBe(total);
});

test('only administrators read the log or start viewing', async () => {
  const stranger = bearer('owner-new', { account: 'owner-new' });
  for (const who of [TOKENS.owner, TOKENS.enterprise, TOKENS.manager, TOKENS.location, stranger]) {
    const answers = [
      await ask('GET', '/accounts/audit', undefined, who),
      await ask('GET', `/accounts/audit?accountId=${id}`, undefined, who),
      await ask('POST', `/accounts/${id}/viewings`, { reason: 'Curious.' }, who),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
});

test('entries cannot be changed or deleted, neither by a call nor in the database', async () => {
  const before = await log();
  const entry = before.items[0].id;
  for (const method of ['POST', 'DELETE', 'PATCH', 'PUT']) {
    expect((await ask(method, `/accounts/audit/${entry}`, {})).status).toBe(404);
  }
  await sandbox.rows(async (db) => {
    for (const statement of [
      sql`update audit_entries set reason = 'another'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow('cannot be changed');
    }
  });
  expect(await log()).toEqual(before);
});
