// The mock as `npm start` runs it: real front door, sandbox, identity emulator and Prism.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toWire } from '../scripts/contract/cases/http.ts';
import { createCaseMaker } from '../scripts/contract/cases/make.ts';
import { createJudge } from '../scripts/contract/judge.ts';
import { loadContract } from '../scripts/contract/load.ts';
import type { Entry } from './journal.ts';
import { databaseOf, newFolder } from './sandbox/testing.ts';
import { type Mock, startMock } from './start.ts';

const READY = { timeout: 90_000, interval: 200 };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const dataDir = newFolder();
let mock: Mock;
const start = async () => {
  const databaseUrl = await databaseOf(dataDir);
  mock = await startMock({ port: 0, dataDir, databaseUrl, log: () => undefined });
};
beforeAll(start);
afterAll(() => mock?.stop());

interface Session {
  localId: string;
  idToken: string;
}

async function identity(call: string, body: object): Promise<Session> {
  const response = await fetch(`${mock.origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Session;
}

const signIn = (email: string, password: string) => identity('signInWithPassword', { email, password });

async function api(path: string, { idToken }: Session, init: RequestInit = {}) {
  const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${idToken}` };
  const response = await fetch(`${mock.origin}/api/v1${path}`, { ...init, headers });
  expect(response.headers.get('x-contract-violations')).toBeNull();
  return {
    status: response.status,
    body: (await response.json()) as { items: { id: string; url: string }[] },
  };
}

test('sign-in, upload and reads survive a kill of each part and a restart', async () => {
  const owner = await signIn('owner@juniper.example', 'frameside');
  expect(owner.localId).toBe('owner-beauty');

  const form = new FormData();
  form.append('assets', new Blob([PNG]), 'dot.png');
  const made = await api('/assets?type=logo', owner, { method: 'POST', body: form });
  expect(made.status).toBe(200);
  const [asset] = made.body.items;
  const readBack = async (session: Session) => {
    const { body } = await api('/assets', session);
    expect(body.items.map(({ id }) => id)).toEqual([asset?.id]);
    const file = await fetch(mock.origin + (body.items[0]?.url ?? ''));
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG);
  };
  await readBack(owner);

  // `Prefer` goes to Prism, also for an operation of the sandbox.
  expect((await api('/assets', owner, { headers: { prefer: 'code=503' } })).status).toBe(503);
  expect((await api('/devices', owner)).status).toBe(200);

  const newcomer = { email: 'newcomer@example.com', password: 'secret-1' };
  const { localId } = await identity('signUp', newcomer);
  for (const part of Object.values(mock.parts)) if (part.pid !== undefined) process.kill(part.pid, 'SIGKILL');
  const signedIn = await vi.waitFor(() => signIn(newcomer.email, newcomer.password), READY);
  expect(signedIn.localId).toBe(localId);
  // The user stays signed in.
  await identity('lookup', { idToken: owner.idToken });
  await vi.waitFor(() => readBack(owner), READY);

  expect(mock.violations()).toEqual([]);
  await mock.stop();
  await start();
  expect((await signIn(newcomer.email, newcomer.password)).localId).toBe(localId);
  await readBack(await signIn('owner@juniper.example', 'frameside'));
});

test('every operation is handled by the sandbox, and every response matches the contract', async () => {
  const contract = loadContract();
  const cases = createCaseMaker(contract, createJudge(contract));
  const { idToken } = await signIn('owner@juniper.example', 'frameside');
  for (const operation of contract.operations) {
    const { method, target, headers, body } = toWire(cases.plain(operation));
    const answer = await fetch(mock.api + target, {
      method,
      headers: { ...headers, authorization: `Bearer ${idToken}` },
      ...(body && { body: Buffer.from(body) }),
      redirect: 'manual',
    });
    expect(answer.status, operation.id).toBeLessThan(500);
    const journal = await fetch(`${mock.origin}/_mock/requests`);
    const [last] = (await journal.json()) as Entry[];
    expect(last, operation.id).toMatchObject({ operationId: operation.id, by: 'sandbox', violations: 0 });
  }
});
