// The sandbox restores the users of a restarted emulator. The tests take the role of the front
// door.
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededUsers } from '../provider/users.ts';
import { bearer, call, openSandbox, PROJECT, type TestSandbox } from './testing.ts';
import { openEmulator, type TestEmulator } from './testing-identity.ts';

let sandbox: TestSandbox;
let emulator: TestEmulator;

const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  const response = await fetch(url, { ...options, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
};
/** A call of the web SDK. */
const sdk = (name: string, body: unknown) =>
  post(`${emulator.origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=k`, body);
/** A call of an administrator. */
const admin = (name: string, body: unknown) =>
  post(`${emulator.origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${name}`, body, {
    authorization: 'Bearer owner',
  });
const signIn = (email: string, password: string) =>
  sdk('signInWithPassword', { email, password, returnSecureToken: true });
const internal = (path: string, body: object) => post(`${sandbox.origin}/internal/identity/${path}`, body);
const restore = () => internal('restore', { emulator: emulator.origin });
const sync = (uid: string) => internal('sync', { uid, emulator: emulator.origin });
const asUser = (token: string) => call(sandbox.origin, 'GET', '/account', { as: token });

beforeAll(async () => {
  [sandbox, emulator] = await Promise.all([openSandbox(), openEmulator()]);
  expect(await restore()).toEqual({ status: 200, body: { users: seededUsers.length } });
});
afterAll(() => sandbox.stop());

test.each(seededUsers)('$email exists from the first start', async (user) => {
  const { status, body } = await signIn(user.email, user.password);
  expect(status).toBe(200);
  const claims = decodeJwt(body.idToken);
  expect(claims).toMatchObject({ sub: user.uid, user_type: user.userType, account: user.account });
  expect(claims.admin).toBe(user.admin);
  expect((await asUser(body.idToken)).body.id).toBe(user.account);
});

test('does not reveal whether an address has an account', async () => {
  const wrong = await signIn('owner@juniper.example', 'not the password');
  const unknown = await signIn('nobody@juniper.example', 'not the password');
  expect([wrong.status, wrong.body.error.message]).toEqual([400, 'INVALID_LOGIN_CREDENTIALS']);
  expect(unknown.body).toEqual(wrong.body);
});

test('a new user survives a restart of both processes: password, claims, name, session', async () => {
  const email = 'ivy@shop.example';
  const signedUp = await sdk('signUp', { email, password: 'secret12', returnSecureToken: true });
  const uid = signedUp.body.localId;
  await sync(uid);
  await admin('update', { localId: uid, customAttributes: JSON.stringify({ user_type: 3, account: uid }) });
  await sdk('update', { idToken: signedUp.body.idToken, displayName: 'Ivy Chen' });
  await sync(uid);
  const before = (await admin('lookup', { localId: [uid] })).body.users[0];

  await Promise.all([sandbox.restart(), emulator.forget()]);
  expect((await signIn(email, 'secret12')).status).toBe(400);
  expect((await restore()).body.users).toBe(seededUsers.length + 1);

  const after = (await admin('lookup', { localId: [uid] })).body.users[0];
  for (const field of [
    'email',
    'displayName',
    'passwordHash',
    'salt',
    'validSince',
    'createdAt',
    'customAttributes',
  ]) {
    expect(after[field], field).toBe(before[field]);
  }
  // An earlier token stays valid, so the restart signs no user out.
  expect((await sdk('lookup', { idToken: signedUp.body.idToken })).status).toBe(200);
  const signedIn = await signIn(email, 'secret12');
  expect(decodeJwt(signedIn.body.idToken)).toMatchObject({
    sub: uid,
    user_type: 3,
    account: uid,
    name: 'Ivy Chen',
  });
  expect((await asUser(signedIn.body.idToken)).body).toMatchObject({
    id: uid,
    userType: 3,
    ownerName: 'Ivy Chen',
  });
});

test('an account follows the address of its owner', async () => {
  const signUp = { email: 'first@shop.example', password: 'secret12', returnSecureToken: true };
  const { localId: uid, idToken } = (await sdk('signUp', signUp)).body;
  await sync(uid);
  expect((await asUser(idToken)).body.email).toBe('first@shop.example');
  await sdk('sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken,
    newEmail: 'next@shop.example',
  });
  const { oobCodes } = await fetch(`${emulator.origin}/emulator/v1/projects/${PROJECT}/oobCodes`).then(
    (answer) => answer.json() as Promise<{ oobCodes: { email: string; oobCode: string }[] }>,
  );
  const { oobCode } = oobCodes.findLast(({ email }) => email === 'first@shop.example') ?? {};
  expect((await sdk('update', { oobCode })).status).toBe(200);
  await sync(uid);
  const signedIn = await signIn('next@shop.example', 'secret12');
  expect((await asUser(signedIn.body.idToken)).body.email).toBe('next@shop.example');
});

test('restores federated and phone users too', async () => {
  const postBody = `id_token=${encodeURIComponent(JSON.stringify({ sub: 'g-1', email: 'gil@mail.example', email_verified: true }))}&providerId=google.com`;
  const federated = () =>
    sdk('signInWithIdp', {
      postBody,
      requestUri: 'http://localhost',
      returnSecureToken: true,
      returnIdpCredential: true,
    });
  const uid = (await federated()).body.localId;
  const phoneUid = (
    await post(
      `${emulator.origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`,
      { phoneNumber: '+14165550142' },
      { authorization: 'Bearer owner' },
    )
  ).body.localId;
  await sync(uid);
  await sync(phoneUid);
  await emulator.forget();
  expect((await restore()).status).toBe(200);
  expect((await federated()).body).toMatchObject({ localId: uid });
  expect((await admin('lookup', { phoneNumber: ['+14165550142'] })).body.users[0].localId).toBe(phoneUid);
});

test('a deleted user stays deleted, and their token is invalid', async () => {
  const { body } = await sdk('signUp', {
    email: 'gone@shop.example',
    password: 'secret12',
    returnSecureToken: true,
  });
  await sync(body.localId);
  expect((await asUser(body.idToken)).status).toBe(200);
  await sdk('delete', { idToken: body.idToken });
  await sync(body.localId);
  expect((await asUser(body.idToken)).status).toBe(401);
  await restore();
  expect((await signIn('gone@shop.example', 'secret12')).status).toBe(400);
});

test('removes characters from a name that the database cannot store', async () => {
  const email = 'odd@shop.example';
  const { body } = await sdk('signUp', { email, password: 'secret12', displayName: 'a\0b\ud800' });
  expect((await sync(body.localId)).status).toBe(200);
  await emulator.forget();
  await restore();
  expect((await signIn(email, 'secret12')).status).toBe(200);
  const { users } = (await admin('lookup', { email: [email] })).body;
  expect(users[0].displayName).toBe('ab\ufffd');
});

test('a disabled user, and a token from before a revocation, are 401', async () => {
  const { body } = await sdk('signUp', {
    email: 'dee@shop.example',
    password: 'secret12',
    returnSecureToken: true,
  });
  const later = Math.floor(Date.now() / 1000) + 5;
  await admin('update', { localId: body.localId, validSince: `${later}` });
  await sync(body.localId);
  expect((await asUser(body.idToken)).status).toBe(401);
  await admin('update', { localId: body.localId, validSince: '0' });
  await sync(body.localId);
  expect((await asUser(body.idToken)).status).toBe(200);
  await admin('update', { localId: body.localId, disableUser: true });
  await sync(body.localId);
  expect((await asUser(body.idToken)).status).toBe(401);
});

test('does not mark a user as deleted whom neither the emulator nor the database knows', async () => {
  const token = bearer('of-another-provider', { user_type: 0, account: 'of-another-provider' });
  expect((await asUser(token)).status).toBe(200);
  expect((await sync('of-another-provider')).status).toBe(200);
  expect((await asUser(token)).status).toBe(200);
});

test.each(['manager@juniper.example', 'queen@juniper.example'])(
  'staff cannot change their own address or delete their sign-in: %s',
  async (email) => {
    const idToken = async () => (await signIn(email, 'frameside')).body.idToken;
    const uid = (await admin('lookup', { email: [email] })).body.users[0].localId;
    const attempts = [
      async () => sdk('update', { idToken: await idToken(), email: `other-${email}` }),
      async () => sdk('update', { idToken: await idToken(), deleteAttribute: ['EMAIL'] }),
      async () => sdk('delete', { idToken: await idToken() }),
    ];
    for (const attempt of attempts) {
      expect((await attempt()).status).toBe(200);
      expect((await sync(uid)).status).toBe(403);
      expect((await admin('lookup', { localId: [uid] })).body.users[0].email).toBe(email);
      expect((await asUser(await idToken())).status).toBe(200);
    }
    await sdk('update', { idToken: await idToken(), displayName: 'A new name' });
    expect((await sync(uid)).status).toBe(200);
    expect((await admin('lookup', { localId: [uid] })).body.users[0].displayName).toBe('A new name');
  },
);

test('reports invalid requests, and an unavailable emulator', async () => {
  expect((await internal('sync', {})).status).toBe(400);
  expect((await internal('sync', { uid: 'x' })).status).toBe(400);
  expect((await internal('sync', { uid: 'x', emulator: 'http://example.com' })).status).toBe(400);
  expect((await internal('restore', {})).status).toBe(400);
  expect((await internal('sync', { uid: 'x', emulator: 'http://127.0.0.1:1' })).status).toBe(500);
});
