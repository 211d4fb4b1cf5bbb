import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TOKENS } from '../testing.ts';
import { openTestSandbox, type TestSandbox } from '../testing-identity.ts';
import { hashOfInvitation, newInvitation } from './invitation.ts';
import { managerRow } from './row.ts';

vi.setConfig({ testTimeout: 30_000 });

let house: TestSandbox;
const now = new Date();
const DAY = 24 * 3600_000;
const secretOf = (name: string) => `secret-of-${name}-0123456789`;
const emailOf = (name: string) => `${name}@juniper.example`;
const STATES = {
  sam: { status: 'invited', days: 6 },
  late: { status: 'invited', days: -1 },
  gone: { status: 'disabled', days: 6 },
  again: { status: 'invited', days: 3 },
  expired: { status: 'invited', days: -3 },
  withdrawn: { status: 'disabled', days: 3 },
} as const;

beforeAll(async () => {
  house = await openTestSandbox(async (db) => {
    const accountId = 'owner-beauty';
    for (const [id, { status, days }] of Object.entries(STATES)) {
      const invitation = {
        hash: hashOfInvitation(secretOf(id)),
        expiresAt: new Date(now.getTime() + days * DAY),
      };
      await db
        .insertInto('managers')
        .values({ ...managerRow({ id, email: emailOf(id), status, invitation }, now), accountId })
        .execute();
      const tie = { accountId, managerId: id, locationId: 'location-queen' };
      await db.insertInto('managerLocations').values(tie).execute();
      const customAttributes = JSON.stringify({ user_type: 1, account: accountId });
      const record = {
        localId: id,
        email: emailOf(id),
        emailVerified: true,
        disabled: true,
        customAttributes,
      };
      await db
        .insertInto('identities')
        .values({ uid: id, record: JSON.stringify(record), updatedAt: now })
        .execute();
    }
  });
});
afterAll(() => house.stop());

const accept = (token: string, password = 'copper-kettle') =>
  house.ask('POST', '/accounts/invite/accept', { json: { token, password } });

const find = (token: string) => house.ask('POST', '/accounts/invite/find', { json: { token } });

test('the secret shows who invites, unless it is unknown, withdrawn or expired', async () => {
  expect((await find(secretOf('again'))).body).toEqual({
    businessName: 'Juniper Salon',
    email: emailOf('again'),
    role: 'manager',
    locations: ['Juniper Queen Street'],
  });
  expect((await find(secretOf('unknown'))).status).toBe(404);
  expect((await find(secretOf('gone'))).status).toBe(404);
  expect((await find(secretOf('late'))).status).toBe(409);
});

test('the secret allows choosing a password and signing in, once', async () => {
  expect((await house.signIn(emailOf('sam'), 'copper-kettle')).status).toBe(400);
  expect(await accept(secretOf('sam'))).toMatchObject({ status: 200, body: { email: emailOf('sam') } });
  const { status, token } = await house.signIn(emailOf('sam'), 'copper-kettle');
  expect(status).toBe(200);
  const seen = await house.ask('GET', '/account/managers/sam', { as: token });
  expect(seen.body).toMatchObject({ id: 'sam', status: 'active' });
  const again = await accept(secretOf('sam'), 'another-one');
  expect([again.status, again.body.detail]).toEqual([404, expect.stringContaining('already been used')]);
  expect((await house.signIn(emailOf('sam'), 'another-one')).status).toBe(400);
  expect((await house.signIn(emailOf('sam'), 'copper-kettle')).status).toBe(200);
});

test('refuses an unknown, withdrawn or expired secret, and changes nothing', async () => {
  expect((await accept(secretOf('nobody'))).status).toBe(404);
  expect((await accept(secretOf('gone'))).status).toBe(404);
  const late = await accept(secretOf('late'));
  expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('has expired')]);
  for (const name of ['late', 'gone'])
    expect((await house.signIn(emailOf(name), 'copper-kettle')).status).toBe(400);
});

test('refuses a short password', async () => {
  const short = await accept(secretOf('late'), 'short');
  expect([short.status, short.body.errors]).toMatchObject([422, [{ field: 'password' }]]);
});

test('each invitation has a secret, of which only a hash is stored', () => {
  const [one, other] = [newInvitation(now), newInvitation(now)];
  expect(one.secret).not.toBe(other.secret);
  expect(one.hash).toBe(hashOfInvitation(one.secret));
  expect(one.expiresAt.getTime() - now.getTime()).toBe(7 * DAY);
});

const resend = (id: string, as = TOKENS.owner) =>
  house.ask('POST', `/account/managers/${id}/invitation`, { as });

test.each(['again', 'expired', 'withdrawn'])(
  'after it is sent again, the previous link is invalid: %s',
  async (id) => {
    const path = `/account/managers/${id}`;
    const before = (await house.ask('GET', path, { as: TOKENS.owner })).body;
    const { status, body } = await resend(id);
    const { invitedAt, invitationEndsAt } = body;
    expect([status, body]).toEqual([
      200,
      {
        ...before,
        version: body.version,
        status: 'invited',
        invitedAt,
        invitationEndsAt,
      },
    ]);
    expect(Date.parse(invitationEndsAt) - Date.parse(invitedAt)).toBe(7 * DAY);
    expect(Date.parse(invitedAt)).toBeGreaterThan(now.getTime());
    expect((await house.ask('GET', path, { as: TOKENS.owner })).body).toEqual(body);
    expect((await accept(secretOf(id))).status).toBe(404);
  },
);

test('only the owner can send it again, while it is pending', async () => {
  const { status, body } = await resend('sam');
  expect([status, body.errors]).toEqual([409, []]);
  expect((await resend('manager-noor')).status).toBe(409);
  expect((await resend('nobody')).status).toBe(404);
  expect((await resend('late', TOKENS.manager)).status).toBe(403);
  expect((await resend('late', TOKENS.enterprise)).status).toBe(404);
});
