// For tests that create, change and sign in users: a sandbox with a real identity emulator.
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from './store/tables.ts';
import {
  type Answered,
  type CallOptions,
  call,
  freshFolder,
  openSandbox,
  PROJECT,
  type TestSandbox as RunningSandbox,
  startPart,
  startSandboxProcess,
  type TestPart,
  withStore,
} from './testing.ts';

type Fill = (db: Kysely<Tables>) => Promise<unknown>;

export interface TestSandbox<Sandbox = { origin: string }> {
  folder: string;
  sandbox: Sandbox;
  emulator: TestEmulator;
  /** Calls the API with the front door's headers. */
  ask(method: string, path: string, asked?: CallOptions): Promise<Answered>;
  /** Signs in like the web SDK; the status says whether it succeeded. */
  signIn(email: string, password: string): Promise<{ status: number; token: string; refreshToken: string }>;
  /** A new token without a new sign-in. */
  renew(refreshToken: string): Promise<string>;
  /** A user of the emulator. */
  userOf(email: string): Promise<Record<string, unknown> | undefined>;
  /** Gives the emulator its users back, as the front door does when it has restarted. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

export interface KillableSandbox extends TestSandbox<TestPart> {
  /** Kills the sandbox and starts it again on the same folder. */
  killAndRestart(): Promise<void>;
}

/** @param fill inserts rows that no call creates */
export async function openTestSandbox(fill?: Fill): Promise<TestSandbox<RunningSandbox>> {
  const [sandbox, emulator] = await Promise.all([openSandbox(fill), openEmulator()]);
  return withEmulator(sandbox.folder, sandbox, emulator);
}

/** @param fill inserts rows that no call creates */
export async function openKillableSandbox(fill?: Fill): Promise<KillableSandbox> {
  const folder = await freshFolder();
  if (fill) await withStore(folder, fill);
  const [sandbox, emulator] = await Promise.all([startSandboxProcess(folder), openEmulator()]);
  const house = await withEmulator(folder, sandbox, emulator);
  return Object.assign(house, {
    killAndRestart: async () => {
      await house.sandbox.kill();
      house.sandbox = await startSandboxProcess(folder);
    },
  });
}

export interface TestEmulator {
  origin: string;
  /** Loses all users, like a restart: it keeps them only in memory. */
  forget(): Promise<void>;
}

let emulator: Promise<TestPart> | undefined;

/** Starting it takes seconds, so the files of a worker share one, without each other's users. */
export async function openEmulator(): Promise<TestEmulator> {
  emulator ??= startPart('../provider/identity.ts');
  const { origin } = await emulator;
  const forget = async () => {
    const users = `${origin}/emulator/v1/projects/${PROJECT}/accounts`;
    const { status } = await fetch(users, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
    expect(status).toBe(200);
  };
  await forget();
  return { origin, forget };
}

async function withEmulator<Sandbox extends { origin: string; stop(): Promise<void> }>(
  folder: string,
  sandbox: Sandbox,
  emulator: TestEmulator,
): Promise<TestSandbox<Sandbox>> {
  const { origin } = emulator;
  const identity = `${origin}/identitytoolkit.googleapis.com/v1`;

  const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };

  const house: TestSandbox<Sandbox> = {
    folder,
    sandbox,
    emulator,
    ask: (method, path, asked = {}) =>
      call(house.sandbox.origin, method, path, {
        ...asked,
        headers: { 'x-identity-origin': origin, ...asked.headers },
      }),
    async signIn(email, password) {
      const { status, body } = await post(`${identity}/accounts:signInWithPassword?key=k`, {
        email,
        password,
        returnSecureToken: true,
      });
      return { status, token: body.idToken ?? '', refreshToken: body.refreshToken ?? '' };
    },
    async renew(refreshToken) {
      const response = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=k`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      });
      return (await response.json()).id_token;
    },
    async userOf(email) {
      const path = `${identity}/projects/${PROJECT}/accounts:lookup`;
      const owner = { authorization: 'Bearer owner' };
      return (await post(path, { email: [email] }, owner)).body.users?.[0];
    },
    async restore() {
      const url = `${house.sandbox.origin}/internal/identity/restore`;
      expect((await post(url, { emulator: origin })).status).toBe(200);
    },
    stop: () => house.sandbox.stop(),
  };
  await house.restore();
  return house;
}
