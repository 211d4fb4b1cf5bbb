// The lab's backend: the complete sandbox in a temporary folder, with one caller per user type.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsecuredJWT } from 'jose';
import { type Mock, startMock } from '../../../mock-server/start.ts';
import type { Contract } from '../../contract/load.ts';
import type { Caller } from './caller.ts';
import type { Backend } from './lab-run.ts';

export interface LabSandbox {
  /** `http://127.0.0.1:1234/api/v1`. */
  api: string;
  /** The contract's user types, the main one first, and a booth. */
  callers: Caller[];
  /** Removes the folder too. */
  stop(): Promise<void>;
}

const PROJECT = 'demo-frameside';
/** Seconds. */
const LASTS = 36_000;

/** A new user at the identity provider who has not finished signing up. */
const NEWCOMER = { localId: 'owner-new', email: 'new@maple.example', emailVerified: true };

/**
 * Users of the seed data: the admin is also an owner, the enterprise user shares the others' account, and one has not
 * finished signing up.
 */
const PEOPLE = [
  { as: 'Regular', sub: 'owner-beauty', claims: { user_type: 0, account: 'owner-beauty' } },
  { as: 'Manager', sub: 'manager-noor', claims: { user_type: 1, account: 'owner-beauty' } },
  { as: 'Location', sub: 'location-queen', claims: { user_type: 2, account: 'owner-beauty' } },
  { as: 'Enterprise', sub: 'owner-pets', claims: { user_type: 3, account: 'owner-pets' } },
  { as: 'Regular,admin', sub: 'admin-1', claims: { user_type: 0, account: 'admin-1', admin: true } },
  { as: 'Enterprise', sub: 'owner-beauty', claims: { user_type: 3, account: 'owner-beauty' } },
  {
    as: 'Regular',
    sub: NEWCOMER.localId,
    claims: { user_type: 0, email: NEWCOMER.email, email_verified: true },
  },
];

export async function startLabSandbox(): Promise<LabSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'drift-lab-'));
  const mock = await startMock({
    port: 0,
    dataDir,
    seed: 'small',
    databaseUrl: undefined,
    projectId: PROJECT,
    log: () => undefined,
  });
  await addNewcomer(mock);
  const callers = PEOPLE.map(({ as, sub, claims }): Caller => {
    const env = `${as}_${sub}`.replace(/\W/g, '_').toUpperCase();
    return { as, part: { kind: 'bearer', name: 'Authorization', env, value: tokenOf(sub, claims) } };
  });
  await liftLimits(mock.api, callers);
  const key = await linkBooth(mock.api, callers[0]?.part.value ?? '');
  callers.push({ as: 'booth', part: { kind: 'header', name: 'X-Device-Key', env: 'BOOTH', value: key } });
  return {
    api: mock.api,
    callers,
    async stop() {
      await mock.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Each faulty run gets its own sandbox, because leftovers would affect the next run. */
export async function onFreshSandbox<T>(
  contract: Contract,
  work: (backend: Backend) => Promise<T>,
): Promise<T> {
  const { api, callers, stop } = await startLabSandbox();
  try {
    return await work({ contract, api, callers });
  } finally {
    await stop();
  }
}

/** Calls the services directly, because the front door has no administrator access. */
async function addNewcomer({ parts: { identity, sandbox } }: Mock): Promise<void> {
  const emulator = `http://127.0.0.1:${identity?.port}`;
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  await post(emulator + accounts, NEWCOMER, 'owner');
  const sync = `http://127.0.0.1:${sandbox?.port}/internal/identity/sync`;
  await post(sync, { uid: NEWCOMER.localId, emulator });
}

/**
 * A run keeps more records at once than a plan includes, and a refusal would hide what is checked. One account has high
 * limits and the other none, so that responses show both.
 */
async function liftLimits(api: string, callers: Caller[]): Promise<void> {
  const token = callers.find(({ as }) => as.endsWith('admin'))?.part.value ?? '';
  for (const [account, most] of Object.entries({ 'owner-beauty': 100_000, 'owner-pets': null })) {
    const limits = { devices: most, locations: most, contacts: most, storageGb: most };
    await post(`${api}/accounts/${account}/settings`, { limits }, token);
  }
}

/** Issued a minute ago, to allow for clock changes. */
function tokenOf(sub: string, claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000) - 60;
  return new UnsecuredJWT({ auth_time: now, ...claims })
    .setSubject(sub)
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setIssuedAt(now)
    .setExpirationTime(now + LASTS)
    .encode();
}

/** @returns the key of a booth with a running session */
async function linkBooth(api: string, token: string): Promise<string> {
  const code = await post(`${api}/devices/code`, undefined, token);
  const linked = await post(`${api}/booth/link`, { code: code.code, model: 'iPad', appVersion: '4.2.1' });
  const templates = await fetch(`${api}/templates`, { headers: { authorization: `Bearer ${token}` } });
  const [template] = ((await templates.json()) as { items: { id: string }[] }).items;
  const experiences = [{ kind: 'photo', title: 'Photo', templateId: template?.id }];
  const session = await post(`${api}/sessions`, { name: 'What the booth runs', experiences }, token);
  await post(`${api}/sessions/${session.id}`, { status: 'active' }, token);
  await post(`${api}/devices/${linked.deviceId}`, { sessionId: session.id }, token);
  return `${linked.key}`;
}

async function post(url: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
