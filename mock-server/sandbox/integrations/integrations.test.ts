import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOperation } from '../../../scripts/contract/operations.ts';
import { campaignCalls, inMinutes } from '../campaigns/testing-calls.ts';
import { call, openSandbox, rules, type TestSandbox, TOKENS } from '../testing.ts';
import { ask, prepare, salon } from './testing.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openSandbox(async (db) => {
    const row = { accountId: 'owner-beauty', accountLabel: null, connectedAt: new Date() };
    await db
      .insertInto('integrations')
      .values([
        { ...row, name: 'square', status: 'connected' },
        { ...row, name: 'google', status: 'connected' },
        { ...row, name: 'twilio', status: 'expired' },
        { ...row, accountId: 'owner-pets', name: 'meevo', status: 'connected' },
      ])
      .execute();
    const expired = {
      stateHash: 'old',
      accountId: 'owner-beauty',
      name: 'crm' as const,
      uid: 'owner-beauty',
      expiresAt: new Date(),
    };
    await db.insertInto('integrationStates').values(expired).execute();
  });
});
afterAll(() => sandbox.stop());

/** Does not follow redirects, because they lead to another site. */
async function authorize(
  path: string,
  cookie?: string,
): Promise<{ status: number; location: URL | undefined }> {
  const response = await fetch(`${sandbox.origin}/v1${path}`, {
    redirect: 'manual',
    headers: cookie === undefined ? {} : { cookie },
  });
  const { status, headers } = response;
  const found = findOperation(rules.contract, 'GET', path.split('?')[0] ?? '');
  const answer = { status, headers, body: await response.text() };
  expect(found && rules.judge.answer(found.operation, answer)).toEqual([]);
  const location = headers.get('location');
  return { status, location: location === null ? undefined : new URL(location) };
}

const names = async (as: string) => (await call(sandbox.origin, 'GET', '/account/integrations', { as })).body;

describe('the list', () => {
  test('lists connected services in alphabetical order', async () => {
    expect(await names(TOKENS.owner)).toEqual(['google', 'square']);
    expect(await names(TOKENS.manager)).toEqual(['google', 'square']);
    expect(await names(TOKENS.enterprise)).toEqual(['meevo']);
    expect(await names(TOKENS.admin)).toEqual([]);
  });

  test('is not available to a Location', async () => {
    const answer = await call(sandbox.origin, 'GET', '/account/integrations', { as: TOKENS.location });
    expect(answer.status).toBe(403);
  });
});

describe('the URL of a consent page', () => {
  test('does not exist for a service with an API key', async () => {
    for (const name of ['salon-interactive', 'meevo', 'phorest', 'textel', 'sendgrid']) {
      expect((await authorize(`/authorize/${name}?uid=owner-beauty`)).status).toBe(404);
    }
  });

  test.each([
    ['a service that nobody knows', '/authorize/nobody?uid=owner-beauty'],
    ['no account', '/authorize/square'],
    ['an account that does not exist', '/authorize/square?uid=nobody'],
    ['an account whose name is none', '/authorize/square?uid=%2e%2e'],
  ])('is refused for %s', async (_, path) => {
    expect(await authorize(path)).toEqual({ status: 422, location: undefined });
  });

  test('contains a new state for ten minutes, whose hash is stored with its user', async () => {
    const pages = [];
    for (const name of ['square', 'square', 'storage']) {
      const cookie = await prepare(sandbox.origin, salon, name);
      pages.push(await authorize(`/authorize/${name}?uid=owner-beauty`, cookie));
    }
    expect(pages.map(({ status }) => status)).toEqual([302, 302, 302]);
    const asked = pages.map(({ location }) => location?.searchParams);
    expect(asked[0]?.get('client_id')).toBeTruthy();
    expect(asked[0]?.get('scope')).toBeTruthy();
    expect(asked[0]?.get('redirect_uri')).toMatch(/^https:\/\/.*\/auth\/square\/callback$/);
    const states = asked.map((one) => one?.get('state') ?? '');
    expect(new Set(states).size).toBe(3);
    for (const state of states) expect(state).toMatch(/^[\w-]{22}$/);

    const rows = await sandbox.rows((db) => db.selectFrom('integrationStates').selectAll().execute());
    // Expired states were deleted.
    expect(rows).toHaveLength(3);
    const stored = states.map((state) =>
      rows.find(({ stateHash }) => stateHash === createHash('sha256').update(state).digest('hex')),
    );
    expect(stored.map((row) => [row?.accountId, row?.uid, row?.name])).toEqual([
      ['owner-beauty', 'owner-beauty', 'square'],
      ['owner-beauty', 'owner-beauty', 'square'],
      ['owner-beauty', 'owner-beauty', 'storage'],
    ]);
    for (const row of stored) {
      const left = (row?.expiresAt.getTime() ?? 0) - Date.now();
      expect(left).toBeGreaterThan(8 * 60_000);
      expect(left).toBeLessThanOrEqual(10 * 60_000);
    }
  });

  test('is the callback page with an error in a browser that was not prepared', async () => {
    const { location } = await authorize('/authorize/square?uid=owner-beauty');
    expect(location?.pathname).toBe('/auth/square/callback');
    expect(location?.search).toBe('?error=not_prepared');
  });

  test('is prepared by a cookie that scripts and other sites cannot use', async () => {
    const path = '/account/integrations/square/authorization';
    const { headers } = await call(sandbox.origin, 'POST', path, { as: TOKENS.owner });
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict; Secure$/);
    for (const as of [TOKENS.manager, TOKENS.location]) {
      expect((await call(sandbox.origin, 'POST', path, { as })).status).toBe(403);
    }
  });
});

describe('keys', () => {
  const keysOf = (name: string, keys: Record<string, string>) =>
    call(sandbox.origin, 'POST', `/account/integrations/${name}`, { as: TOKENS.owner, json: { keys } });
  const apiKey = 'SG.a-secret-key';

  test.each([
    ['sendgrid', { apiKey: 'a-key-of-another-service' }, 'keys.apiKey'],
    ['sendgrid', { apiKey: 'SG.revoked-last-year' }, 'keys.apiKey'],
    ['phorest', { apiKey }, 'keys.siteId'],
    ['square', { apiKey }, 'keys'],
  ])('are checked for %s', async (name, keys, field) => {
    const { status, body } = await keysOf(name, keys);
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });

  test('connect a service, and are not returned or stored', async () => {
    const reply = await keysOf('sendgrid', { apiKey });
    expect(reply.status).toBe(200);
    const overview = await call(sandbox.origin, 'GET', '/account/integrations/overview', {
      as: TOKENS.owner,
    });
    expect(JSON.stringify([reply.body, overview.body])).not.toContain(apiKey);
    const rows = await sandbox.rows((db) => db.selectFrom('integrations').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(apiKey);
  });

  test('make the keys of reports that a connection lacks, and keep those it has', async () => {
    const stored = () =>
      sandbox.rows((db) =>
        db
          .selectFrom('integrations')
          .select(['hookKey', 'hookSecret'])
          .where('name', '=', 'sendgrid')
          .executeTakeFirstOrThrow(),
      );
    expect((await keysOf('sendgrid', { apiKey })).status).toBe(200);
    // As before its reports were signed with a key pair.
    await sandbox.rows((db) =>
      db.updateTable('integrations').set({ hookKey: null }).where('name', '=', 'sendgrid').execute(),
    );
    expect((await keysOf('sendgrid', { apiKey })).status).toBe(200);
    const made = await stored();
    expect(made.hookKey).toMatch(/^[A-Za-z0-9+/=]{100,}$/);
    expect((await keysOf('sendgrid', { apiKey })).status).toBe(200);
    expect(await stored()).toEqual(made);
  });
});

describe('disconnecting', () => {
  const { make, change } = campaignCalls(() => sandbox);

  test('names the campaigns that stop, and stops them', async () => {
    const { origin } = sandbox;
    const ada = { emailAddress: 'ada@people.example', emailConsent: { status: 'in', how: 'staff' } };
    expect((await ask(origin, salon, 'POST', '/contacts', ada)).status).toBe(200);
    const text = { subject: 'Spring', body: 'New looks.' };
    const campaign = await make({ name: 'Spring looks', time: inMinutes(60), ...text });
    expect((await change(campaign.id, { status: 'scheduled' })).status).toBe(200);
    const path = '/account/integrations/sendgrid';
    const { body } = await ask(origin, salon, 'GET', path);
    expect(body.dependents).toMatchObject({
      campaigns: [{ id: campaign.id, name: 'Spring looks' }],
      campaignCount: 1,
    });
    const gone = await ask(origin, salon, 'DELETE', path);
    expect(gone.body).toEqual({ name: 'sendgrid', stoppedCampaigns: 1 });
    expect((await ask(origin, salon, 'GET', `/campaigns/${campaign.id}`)).body.status).toBe('draft');
    expect((await ask(origin, salon, 'GET', path)).status).toBe(404);
    expect((await ask(origin, salon, 'DELETE', path)).status).toBe(404);
  });

  test('is for owners only', async () => {
    const google = '/account/integrations/google';
    for (const as of [TOKENS.manager, TOKENS.location]) {
      expect((await call(sandbox.origin, 'DELETE', google, { as })).status).toBe(403);
    }
    const admin = { as: TOKENS.admin };
    const json = { reason: 'A ticket.' };
    await call(sandbox.origin, 'POST', '/accounts/owner-beauty/viewings', { ...admin, json });
    expect((await call(sandbox.origin, 'DELETE', `${google}?uid=owner-beauty`, admin)).status).toBe(403);
    expect((await call(sandbox.origin, 'GET', `${google}?uid=owner-beauty`, admin)).status).toBe(200);
  });
});
