import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createJudge } from '../../../scripts/contract/judge.ts';
import { loadContract } from '../../../scripts/contract/load.ts';
import { findOperation } from '../../../scripts/contract/operations.ts';
import { call, freshFolder, startSandbox, type TestPart, TOKENS } from '../testing.ts';
import { openStore } from '../testing-rows.ts';

const contract = loadContract();
const judge = createJudge(contract);
let folder: string;
let sandbox: TestPart;

beforeAll(async () => {
  folder = await freshFolder();
  const db = await openStore(folder);
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
    expiresAt: new Date(),
  };
  await db.insertInto('integrationStates').values(expired).execute();
  await db.destroy();
  sandbox = await startSandbox(folder);
});
afterAll(() => sandbox.stop());

/** Follows no redirect: what is behind it is somebody else's. */
async function authorize(path: string): Promise<{ status: number; location: URL | undefined }> {
  const response = await fetch(`${sandbox.origin}/v1${path}`, { redirect: 'manual' });
  const { status, headers } = response;
  const found = findOperation(contract, 'GET', path.split('?')[0] ?? '');
  const answer = { status, headers, body: await response.text() };
  expect(found && judge.answer(found.operation, answer)).toEqual([]);
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

  test('contains a new state each time, whose hash is kept for ten minutes', async () => {
    const pages = [];
    for (const name of ['square', 'square', 'storage']) {
      pages.push(await authorize(`/authorize/${name}?uid=owner-beauty`));
    }
    expect(pages.map(({ status }) => status)).toEqual([302, 302, 302]);
    const asked = pages.map(({ location }) => location?.searchParams);
    expect(asked[0]?.get('client_id')).toBeTruthy();
    expect(asked[0]?.get('scope')).toBeTruthy();
    expect(asked[0]?.get('redirect_uri')).toMatch(/^https:\/\/.*\/auth\/square\/callback$/);
    const states = asked.map((one) => one?.get('state') ?? '');
    expect(new Set(states).size).toBe(3);
    for (const state of states) expect(state).toMatch(/^[\w-]{22}$/);

    await sandbox.stop();
    const db = await openStore(folder);
    const rows = await db.selectFrom('integrationStates').selectAll().execute();
    await db.destroy();
    // The one that had expired is swept away.
    expect(rows).toHaveLength(3);
    const kept = states.map((state) =>
      rows.find(({ stateHash }) => stateHash === createHash('sha256').update(state).digest('hex')),
    );
    expect(kept.map((row) => [row?.accountId, row?.name])).toEqual([
      ['owner-beauty', 'square'],
      ['owner-beauty', 'square'],
      ['owner-beauty', 'storage'],
    ]);
    for (const row of kept) {
      const left = (row?.expiresAt.getTime() ?? 0) - Date.now();
      expect(left).toBeGreaterThan(8 * 60_000);
      expect(left).toBeLessThanOrEqual(10 * 60_000);
    }
  });
});
