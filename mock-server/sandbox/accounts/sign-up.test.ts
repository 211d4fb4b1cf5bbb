import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Answered, bearer, TOKENS } from '../testing.ts';
import { openTestSandbox } from '../testing-identity.ts';

vi.setConfig({ testTimeout: 30_000 });

let house: Awaited<ReturnType<typeof openTestSandbox>>;
const SALON = { businessName: 'Sage & Stone', category: 'beauty', timezone: 'Europe/Lisbon', locale: 'pt' };
const post = (as: string | undefined, json: unknown, headers = {}): Promise<Answered> =>
  house.ask('POST', '/accounts', { ...(as && { as }), json, headers });
const ownAccount = async (as: string) => (await house.ask('GET', '/account', { as })).body;

beforeAll(async () => {
  house = await openTestSandbox();
});
afterAll(() => house.stop());

/** Signs up at the provider, as the web SDK does. */
async function newcomer({ confirmed = true } = {}) {
  const address = `${house.emulator.origin}/identitytoolkit.googleapis.com/v1`;
  const person = { email: `${crypto.randomUUID()}@new.example`, password: 'a-long-secret' };
  const ask = async (url: string, body: object, headers = {}) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const { localId } = await ask(`${address}/accounts:signUp?key=k`, { ...person, returnSecureToken: true });
  if (confirmed) {
    const admin = { authorization: 'Bearer owner' };
    await ask(`${address}/projects/demo-test/accounts:update`, { localId, emailVerified: true }, admin);
  }
  return { ...person, uid: localId as string, ...(await house.signIn(person.email, person.password)) };
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('creates the requested account, which the next token contains', async () => {
  const { uid, email, token, refreshToken } = await newcomer();
  const made = await post(token, SALON, { 'x-referral': 'spring-fair' });
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({
    ...SALON,
    id: uid,
    email,
    userType: 0,
    status: 'trial',
    referral: 'spring-fair',
    ownerName: email.split('@')[0],
  });
  // The token is renewed without a new sign-in, so the user stays signed in.
  const renewed = await house.renew(refreshToken);
  expect(claimsOf(renewed)).toMatchObject({ user_type: 0, account: uid });
  expect(await ownAccount(renewed)).toEqual(made.body);
  const found = await house.ask('GET', '/accounts?search=sage%20%26', { as: TOKENS.admin });
  expect(found.body.items.map(({ id }: { id: string }) => id)).toEqual([uid]);
  expect((await post(renewed, SALON)).status).toBe(409);
});

test('creates a first location and an active session', async () => {
  const { token, refreshToken } = await newcomer();
  await post(token, SALON);
  const as = await house.renew(refreshToken);
  const { items: locations } = (await house.ask('GET', '/account/locations', { as })).body;
  expect(locations).toMatchObject([{ name: 'Sage & Stone', email: null, timezone: 'Europe/Lisbon' }]);
  const { items: sessions } = (await house.ask('GET', '/sessions', { as })).body;
  expect(sessions).toMatchObject([{ name: 'Sage & Stone', status: 'active', locationIds: [] }]);
  const session = (await house.ask('GET', `/sessions/${sessions[0].id}`, { as })).body;
  expect(session).toMatchObject({
    language: 'pt',
    experiences: [{ kind: 'photo', title: 'Foto', enabled: true }],
  });
  const { setup } = (await house.ask('GET', '/analytics/dashboard', { as })).body;
  expect(setup).toMatchObject({ contacts: false, location: true, session: true, photo: false });
});

test('creates nothing twice when repeated with the same token', async () => {
  const { token } = await newcomer();
  const first = await post(token, SALON);
  expect(await post(token, SALON)).toMatchObject({ status: 200, body: first.body });
  expect((await house.ask('GET', '/account/locations', { as: token })).body.items).toHaveLength(1);
  expect((await house.ask('GET', '/sessions', { as: token })).body.items).toHaveLength(1);
});

test('refuses a user who was deleted meanwhile', async () => {
  const { uid, token } = await newcomer();
  const deleted = await fetch(
    `${house.emulator.origin}/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:delete`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: uid }),
    },
  );
  expect(deleted.status).toBe(200);
  const refused = await post(token, SALON);
  expect(refused).toMatchObject({ status: 401, body: { type: '/problems/not-signed-in' } });
});

test('the account survives a restart of sandbox and provider', async () => {
  const { email, password, uid, token } = await newcomer();
  const { body } = await post(token, SALON);
  await house.sandbox.restart();
  await house.emulator.forget();
  await house.restore();
  const again = await house.signIn(email, password);
  expect(claimsOf(again.token)).toMatchObject({ user_type: 0, account: uid });
  expect(await ownAccount(again.token)).toEqual(body);
});

test('refuses an unconfirmed address, and a user who already has an account', async () => {
  const { token, refreshToken } = await newcomer({ confirmed: false });
  const refused = await post(token, SALON);
  expect([refused.status, refused.body.detail]).toEqual([403, expect.stringMatching(/confirm|verify/i)]);
  expect(claimsOf(await house.renew(refreshToken))).not.toHaveProperty('account');
  expect((await post(TOKENS.owner, SALON)).status).toBe(409);
  for (const as of [TOKENS.manager, TOKENS.location, TOKENS.enterprise]) {
    expect((await post(as, SALON)).status).toBe(403);
  }
  expect((await post(undefined, SALON)).status).toBe(401);
});

test('names invalid fields', async () => {
  const answer = await post(bearer('somebody'), { businessName: '', category: 'bakery', plan: 'x' });
  const fields = answer.body.errors.map(({ field }: { field: string }) => field).toSorted();
  expect([answer.status, fields]).toEqual([422, ['businessName', 'category', 'plan']]);
});
