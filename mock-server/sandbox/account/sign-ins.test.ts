// A user ends all their own sign-ins, and no other user's.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../testing-identity.ts';

let house: TestSandbox;
beforeAll(async () => {
  house = await openTestSandbox();
});
afterAll(() => house.stop());

const PASSWORD = 'frameside';
const OWNER = 'owner@juniper.example';
const signIn = (email: string) => house.signIn(email, PASSWORD);
const statusOf = async (as: string) => (await house.ask('GET', '/account', { as })).status;
const end = (as: string, email: string, query = '') =>
  house.ask('POST', `/account/sign-ins/delete${query}`, { as, json: { email } });

test.each(['owner', 'manager', 'queen'])('ends the sign-ins of %s in every browser', async (name) => {
  const email = `${name}@juniper.example`;
  const [here, elsewhere] = [await signIn(email), await signIn(email)];
  expect((await end(here.token, email)).status).toBe(200);
  // A renewed token belongs to the same sign-in.
  const tokens = [here.token, elsewhere.token, await house.renew(elsewhere.refreshToken)];
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401, 401]);
  expect(await statusOf((await signIn(email)).token)).toBe(200);
});

test('refuses another address, and leaves other users signed in', async () => {
  const [owner, manager] = [await signIn(OWNER), await signIn('manager@juniper.example')];
  const refused = await end(manager.token, OWNER);
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'email']);
  expect((await end(owner.token, OWNER.toUpperCase())).status).toBe(200);
  expect(await statusOf(manager.token)).toBe(200);
});

test('ends the own sign-ins also while viewing another account', async () => {
  const admin = await signIn('admin@frameside.example');
  expect((await end(admin.token, OWNER, '?uid=owner-beauty')).status).toBe(422);
  const owner = await signIn(OWNER);
  expect((await end(admin.token, 'admin@frameside.example', '?uid=owner-beauty')).status).toBe(200);
  expect([await statusOf(admin.token), await statusOf(owner.token)]).toEqual([401, 200]);
});
