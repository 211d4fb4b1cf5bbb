import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../tenancy-support.ts';
import { bearer, filesForm, picture, TOKENS } from '../testing.ts';
import { openTestSandbox } from '../testing-identity.ts';
import { isLogged } from './viewing-changes.ts';

const SALON = 'owner-beauty';
const PETS = 'owner-pets';
const as = TOKENS.admin;
const READ_ONLY = { status: 403, body: { type: '/problems/viewing-read-only' } };
const NOT_VIEWING = { status: 403, body: { type: '/problems/viewing-required' } };
/** Figures, which the admin area shows for every account. */
const FIGURES = ['getAnalyticsSummary', 'getAnalyticsSeries', 'getAnalyticsBreakdown'];

let house: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => {
  house = await openTestSandbox();
});
afterAll(() => house.stop());

const view = (id = SALON, who = as) =>
  house.ask('POST', `/accounts/${id}/viewings`, { as: who, json: { reason: 'A ticket.' } });
const allow = (id = SALON, who = as) =>
  house.ask('POST', `/accounts/${id}/viewings/allow-changes`, { as: who });
const end = (id = SALON, who = as) => house.ask('DELETE', `/accounts/${id}/viewings`, { as: who });
const create = (id = SALON, who = as) =>
  house.ask('POST', `/products?uid=${id}`, { as: who, json: { name: 'Beard oil' } });
const log = async () =>
  (await house.ask('GET', `/accounts/audit?accountId=${SALON}`, { as })).body.items.map(
    ({ action, reason }: { action: string; reason: string | null }) => `${action}: ${reason}`,
  );

const writes = operations.filter(
  ({ id, effect, roles }) =>
    effect === 'write' && roles.includes('admin') && roles.length > 1 && id !== 'deleteSignIns',
);

test('refuses each read of an account to an administrator without an open viewing', async () => {
  const reads = operations.filter(
    ({ effect, roles }) => effect === 'read' && roles.includes('admin') && roles.includes('Regular'),
  );
  expect(reads.length).toBeGreaterThan(40);
  const refused = async () => {
    const ids: string[] = [];
    for (const { id, method, path } of reads) {
      const filled = path.replaceAll(/\{\w+\}/g, 'some-id');
      const { status, body } = await house.ask(method.toUpperCase(), `${filled}?uid=${SALON}`, { as });
      if (status === 403 && body.type === NOT_VIEWING.body.type) ids.push(id);
      else expect(status, id).not.toBe(403);
    }
    return ids;
  };
  const all = reads.map(({ id }) => id).filter((id) => !FIGURES.includes(id));
  const other = bearer('admin-2', { admin: true });
  await view(SALON, other);
  await view('owner-brooklyn');
  expect(await refused()).toEqual(all);
  await view();
  expect(await refused()).toEqual([]);
  for (const id of [SALON, 'owner-brooklyn']) await end(id);
  expect(await house.ask('GET', `/contacts?uid=${SALON}`, { as })).toMatchObject(NOT_VIEWING);
  await end(SALON, other);
});

test('refuses each write of an administrator who views an account', async () => {
  expect(writes.length).toBeGreaterThan(30);
  await view();
  for (const { id, method, path } of writes) {
    const filled = path.replaceAll(/\{\w+\}/g, 'some-id');
    const answer = await house.ask(method.toUpperCase(), `${filled}?uid=${SALON}`, { as });
    expect(answer, id).toMatchObject(READ_ONLY);
  }
  expect((await house.ask('GET', `/products?uid=${SALON}`, { as })).status).toBe(200);
});

test('allows writes from the moment at which changes are allowed until the viewing ends', async () => {
  await view();
  expect(await create()).toMatchObject(READ_ONLY);
  expect(await allow()).toMatchObject({
    status: 200,
    body: { action: 'allowChanges', reason: 'A ticket.', account: { id: SALON } },
  });
  expect((await create()).status).toBe(200);
  expect(await end()).toMatchObject({ status: 200, body: { id: SALON } });
  expect(await create()).toMatchObject(NOT_VIEWING);
  expect((await log()).slice(0, 4)).toEqual([
    ...['endView: A ticket.', 'change: A ticket.', 'allowChanges: A ticket.', 'view: A ticket.'],
  ]);
  const before = await log();
  expect((await allow()).status).toBe(409);
  expect((await end()).status).toBe(200);
  expect(await log()).toEqual(before);
});

test('records each change with its record and fields, for administrators and the owner', async () => {
  const change = (method: string, path: string, json?: object) =>
    house.ask(method, `${path}?uid=${SALON}`, { as, ...(json && { json }) });
  await view();
  await allow();
  const ada = (await change('POST', '/contacts', { firstName: 'Ada', emailAddress: 'ada@guests.example' }))
    .body;
  await change('PATCH', '/contacts', {
    id: ada.id,
    notes: 'Prefers SMS.',
    lastName: 'Okonkwo',
    tags: ['VIP'],
  });
  const comb = (await create()).body;
  await change('POST', '/products/bulk', { ids: [comb.id], set: { active: false } });
  await change('DELETE', `/products/${comb.id}`);
  await change('DELETE', `/contacts/${ada.id}`);
  expect((await change('PATCH', '/contacts', { id: ada.id, notes: 'x' })).status).toBe(404);
  const { items } = (
    await house.ask('GET', `/accounts/audit?accountId=${SALON}&action=change&show=6`, { as })
  ).body;
  const contact = { type: 'contact', id: ada.id };
  expect(items).toMatchObject([
    { operation: 'deleteContact', record: { ...contact, name: 'Ada Okonkwo' }, changes: [] },
    { operation: 'deleteProduct', record: { type: 'product', id: comb.id, name: 'Beard oil' }, changes: [] },
    {
      ...{ operation: 'updateProducts', record: null, count: 1 },
      changes: [{ field: 'set.active', before: null, after: 'false' }],
    },
    { operation: 'createProduct', record: { type: 'product', id: comb.id, name: 'Beard oil' }, count: null },
    {
      ...{ operation: 'updateContact', record: { ...contact, name: 'Ada Okonkwo' } },
      ...{ reason: 'A ticket.', admin: { id: 'admin-1' }, account: { id: SALON } },
      changes: [
        { field: 'notes', before: null, after: 'Prefers SMS.' },
        { field: 'lastName', before: null, after: 'Okonkwo' },
        { field: 'tags', before: '', after: 'VIP' },
      ],
    },
    { operation: 'createContact', record: { ...contact, name: 'Ada' } },
  ]);
  const own = (who: string) => house.ask('GET', '/account/audit?show=6', { as: who });
  expect((await own(TOKENS.owner)).body.items).toEqual(items);
  expect((await own(TOKENS.enterprise)).body.items).toEqual([]);
  expect((await own(TOKENS.manager)).status).toBe(403);
});

test('records the change of a sign-in, and an upload', async () => {
  await view();
  await allow();
  const manager = { firstName: 'Sam', email: 'sam@fern.example', locationIds: ['location-queen'] };
  const sam = await house.ask('POST', `/account/managers?uid=${SALON}`, { as, json: manager });
  expect(sam.status).toBe(200);
  const form = filesForm([['logo.png', await picture(8, 8).png().toBuffer()]]);
  const uploaded = await house.ask('POST', `/assets?uid=${SALON}&type=overlay`, { as, form });
  expect(uploaded.status).toBe(200);
  const { items } = (await house.ask('GET', `/accounts/audit?accountId=${SALON}&show=2`, { as })).body;
  expect(items).toMatchObject([
    { operation: 'createAssets', record: { type: 'asset', name: 'logo.png' } },
    { operation: 'createManager', record: { type: 'manager', id: sam.body.id, name: 'Sam' } },
  ]);
});

test('a new viewing of the account is read-only again', async () => {
  await view();
  await allow();
  await view();
  expect(await create()).toMatchObject(READ_ONLY);
});

test('changes are allowed for one administrator, in one account', async () => {
  await view();
  await allow();
  const other = bearer('admin-2', { admin: true });
  expect(await create(SALON, other)).toMatchObject(NOT_VIEWING);
  expect((await allow(SALON, other)).status).toBe(409);
  expect(await create('owner-brooklyn')).toMatchObject(NOT_VIEWING);
  expect((await allow('unknown')).status).toBe(404);
  expect((await end('unknown')).status).toBe(404);
});

test('records every write but those about the administrator themselves', () => {
  const others = writes.filter((operation) => !isLogged(operation)).map(({ id }) => id);
  expect(others.toSorted()).toEqual(['createView', 'deleteView', 'updateMessages']);
});

test('a viewing lasts an hour', async () => {
  await house.sandbox.rows((db) => db.updateTable('viewings').set({ endsAt: new Date() }).execute());
  expect(await create(PETS)).toMatchObject(NOT_VIEWING);
  expect(await house.ask('GET', `/products?uid=${PETS}`, { as })).toMatchObject(NOT_VIEWING);
  expect((await allow(PETS)).status).toBe(409);
  expect((await end(PETS)).status).toBe(200);
});

test('an Enterprise works in its own accounts without a viewing, and in no other', async () => {
  const { items } = (await house.ask('GET', '/accounts', { as: TOKENS.enterprise })).body;
  const own = items.map(({ id }: { id: string }) => id).find((id: string) => id !== PETS);
  expect((await create(own, TOKENS.enterprise)).status).toBe(200);
  const foreign = await create(SALON, TOKENS.enterprise);
  expect(foreign).toMatchObject({ status: 403, body: { type: '/problems/not-allowed' } });
});

test('only administrators start, change and end viewings', async () => {
  for (const who of [TOKENS.owner, TOKENS.enterprise, TOKENS.manager, TOKENS.location]) {
    for (const ask of [view, allow, end]) expect((await ask(SALON, who)).status).toBe(403);
  }
});
