// What the limits of a plan refuse and allow.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, call, filesForm, openSandbox, picture, type TestSandbox, TOKENS } from '../testing.ts';
import { setLimits } from '../testing-rows.ts';

const STAFF = bearer('location-queen', { user_type: 2, account: 'owner-beauty' });
/** Less than a gigabyte, and more than a billion bytes. */
const STORED = 1_050_000_000;
const now = new Date();
const storedAsset = {
  id: 'asset-large',
  accountId: 'owner-pets',
  type: 'misc' as const,
  name: 'Film.mp4',
  mime: 'video/mp4',
  hash: 'a'.repeat(64),
  bytes: STORED,
  width: null,
  height: null,
  scene: null,
  stock: false,
  searchText: 'film.mp4',
  createdAt: now,
  updatedAt: now,
};
const limits = { devices: 0, locations: 1, contacts: 3, storageGb: 0 };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox(async (db) => {
    await setLimits(db, 'owner-beauty', limits);
    await setLimits(db, 'owner-pets', { storageGb: 1 });
    await db.insertInto('assets').values(storedAsset).execute();
  });
});
afterAll(() => sandbox.stop());

const ask = (method: string, path: string, json?: unknown, as = TOKENS.owner) =>
  call(sandbox.origin, method, path, { as, ...(json !== undefined && { json }) });
const problemOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  body.type,
  body.limit,
  body.detail,
];
const REACHED = '/problems/limit-reached';

test('refuses a code for one more device', async () => {
  expect(problemOf(await ask('POST', '/devices/code'))).toEqual([
    409,
    REACHED,
    { name: 'devices', used: 0, max: 0 },
    'Your plan includes 0 devices, and 0 are linked. Delete one, or upgrade your plan under Billing.',
  ]);
});

test('refuses one more location', async () => {
  const secret = 'copper-kettle-77';
  const location = { name: 'Harbour', email: 'harbour@juniper.example', timezone: 'America/Toronto' };
  const body = { ...location, password: secret, confirmPassword: secret };
  expect(problemOf(await ask('POST', '/account/locations', body))).toEqual([
    409,
    REACHED,
    { name: 'locations', used: 1, max: 1 },
    'Your plan includes 1 location, and you have 1. Delete one, or upgrade your plan under Billing.',
  ]);
});

test('imports rows until the plan is full, rejects the next, and refuses one more contact to all users', async () => {
  const form = new FormData();
  const rows = ['a@mail.example', 'b@mail.example', 'a@mail.example', 'c@mail.example', 'd@mail.example'];
  form.append('contacts', new File([`emailAddress\n${rows.join('\n')}\n`], 'all.csv', { type: 'text/csv' }));
  form.append('duplicates', 'update');
  const { body } = await call(sandbox.origin, 'POST', '/contacts/import', { as: TOKENS.owner, form });
  const message =
    'Your plan includes 3 contacts, and you have 3. Delete some, or upgrade your plan under Billing.';
  expect(body).toEqual({
    created: 3,
    updated: 1,
    optedOut: 0,
    skipped: 0,
    rejected: [{ row: 5, field: 'emailAddress', message }],
  });
  for (const as of [TOKENS.owner, STAFF]) {
    const refused = await ask('POST', '/contacts', { emailAddress: 'e@mail.example' }, as);
    expect(problemOf(refused)).toEqual([409, REACHED, { name: 'contacts', used: 3, max: 3 }, message]);
  }
  // Existing contacts can still be changed.
  const { items } = (await ask('GET', '/contacts')).body;
  expect((await ask('PATCH', '/contacts', { id: items[0].id, firstName: 'Ada' })).status).toBe(200);
});

test('refuses files that do not fit into the storage, and keeps none of them', async () => {
  const form = filesForm([['a.png', await picture().png().toBuffer()]]);
  const refused = await call(sandbox.origin, 'POST', '/assets?type=logo', { as: TOKENS.owner, form });
  expect(problemOf(refused)).toEqual([
    409,
    REACHED,
    { name: 'storageGb', used: 0, max: 0 },
    'Your plan includes 0 GB of storage, and 0 GB are used. Delete files, or upgrade your plan under Billing.',
  ]);
  expect((await ask('GET', '/assets')).body.items).toEqual([]);
});

test('counts 2^30 bytes as a gigabyte', async () => {
  const form = filesForm([['a.png', await picture().png().toBuffer()]]);
  const upload = await call(sandbox.origin, 'POST', '/assets?type=logo', { as: TOKENS.enterprise, form });
  expect(upload.status).toBe(200);
  const { usage } = (await ask('GET', '/payments/subscription', undefined, TOKENS.enterprise)).body;
  const used = Math.round((STORED / 2 ** 30) * 1e6) / 1e6;
  expect(usage).toContainEqual({ name: 'storageGb', used, max: 1 });
});
