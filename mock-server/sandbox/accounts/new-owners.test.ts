import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOKENS } from '../testing.ts';
import { openTestSandbox } from '../testing-identity.ts';

let house: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => {
  house = await openTestSandbox();
});
afterAll(() => house.stop());

const as = TOKENS.admin;
const ada = {
  businessName: 'Fern & Co',
  category: 'beauty',
  ownerName: 'Ada Fern',
  email: 'ada@fern.example',
};
const request = (json: object) => house.ask('POST', '/accounts/requests', { json });
const requests = async () => (await house.ask('GET', '/accounts/requests', { as })).body.items;

test('an account request needs no sign-in, and never reveals whether the address is known', async () => {
  expect(await request(ada)).toMatchObject({ status: 200, body: { email: ada.email } });
  const known = await request({ ...ada, email: 'owner@juniper.example' });
  expect(known).toMatchObject({ status: 200, body: { email: 'owner@juniper.example' } });
  await request({ ...ada, email: 'ADA@fern.example', message: 'Two salons.' });
  expect(await requests()).toMatchObject([
    { ...ada, email: 'ADA@fern.example', message: 'Two salons.' },
    { email: 'owner@juniper.example', message: null },
  ]);
  expect((await request({ ...ada, email: 'ada' })).body.errors).toMatchObject([{ field: 'email' }]);
  for (const who of [TOKENS.owner, TOKENS.enterprise, TOKENS.manager, TOKENS.location]) {
    expect((await house.ask('GET', '/accounts/requests', { as: who })).status).toBe(403);
    expect((await house.ask('POST', '/accounts/invite', { as: who, json: ada })).status).toBe(403);
  }
});

test('requests from one address are limited, and others are not', async () => {
  const from = (address: string, i = 0) =>
    house.ask('POST', '/accounts/requests', {
      json: { ...ada, email: `${i}@many.example` },
      headers: { 'x-client-address': address },
    });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => from('198.51.100.7', i)));
  const stored = answers.filter(({ status }) => status === 200).length;
  // One more a minute.
  expect(stored).toBeGreaterThanOrEqual(10);
  expect(stored).toBeLessThan(50);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 429 });
  expect((await from('198.51.100.8')).status).toBe(200);
  await house.sandbox.rows((db) =>
    db.deleteFrom('accountRequests').where('emailKey', 'like', '%@many.example').execute(),
  );
});

test('an administrator creates an account, whose owner cannot sign in yet', async () => {
  const { status, body } = await house.ask('POST', '/accounts/invite', { as, json: ada });
  expect([status, body]).toMatchObject([200, { ...ada, userType: 0, status: 'trial' }]);
  expect((await requests()).map(({ email }: { email: string }) => email)).toEqual(['owner@juniper.example']);
  const log = (await house.ask('GET', '/accounts/audit', { as })).body.items;
  expect(log).toMatchObject([{ action: 'create', account: { id: body.id, name: ada.businessName } }]);
  await house.ask('POST', `/accounts/${body.id}/viewings`, { as, json: { reason: 'A ticket.' } });
  const overview = await house.ask('GET', `/account/locations?uid=${body.id}`, { as });
  expect(overview.body.items).toMatchObject([{ name: ada.businessName, email: null }]);
  // Signing in works only once the invitation is accepted; e2e/admin.e2e.ts follows its link.
  const user = await house.userOf(ada.email);
  expect(user).toMatchObject({ localId: body.id, disabled: true });
  expect((await house.signIn(ada.email, 'copper-kettle-77')).status).toBe(400);
  const unknown = { token: 'a'.repeat(43), password: 'copper-kettle-77' };
  expect((await house.ask('POST', '/accounts/invite/accept', { json: unknown })).status).toBe(404);
});

test('an address that is in use is refused, and nothing is created', async () => {
  const again = await house.ask('POST', '/accounts/invite', { as, json: { ...ada, businessName: 'Fern 2' } });
  expect([again.status, again.body.errors]).toMatchObject([409, [{ field: 'email' }]]);
  expect((await house.ask('GET', '/accounts?search=fern%202', { as })).body.items).toEqual([]);
});
