// For tests that create, change and sign in users: a sandbox with a real identity emulator.
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from './store/tables.ts';
import {
  type Answered,
  type CallOptions,
  call,
  freshFolder,
  openStore,
  PROJECT,
  startPart,
  startSandboxProcess,
  type TestPart,
} from './testing.ts';

export interface TestSandbox {
  folder: string;
  sandbox: TestPart;
  emulator: TestPart;
  /** Calls the API with the front door's headers. */
  ask(method: string, path: string, asked?: CallOptions): Promise<Answered>;
  /** Signs in like the web SDK; the status says whether it succeeded. */
  signIn(email: string, password: string): Promise<{ status: number; token: string; refreshToken: string }>;
  /** A new token without a new sign-in. */
  renew(refreshToken: string): Promise<string>;
  /** A user of the emulator. */
  userOf(email: string): Promise<Record<string, unknown> | undefined>;
  /** Kills the sandbox, or both, and starts them again on the same folder. */
  killAndRestart(both?: 'both'): Promise<void>;
  stop(): Promise<void>;
}

const startEmulator = () => startPart('../provider/identity.ts');

/** @param fill inserts rows that no call creates, before the sandbox starts */
export async function openTestSandbox(fill?: (db: Kysely<Tables>) => Promise<void>): Promise<TestSandbox> {
  const folder = await freshFolder();
  if (fill) {
    const db = await openStore(folder);
    await fill(db);
    await db.destroy();
  }
  const [sandbox, emulator] = await Promise.all([startSandboxProcess(folder), startEmulator()]);
  const identity = '/identitytoolkit.googleapis.com/v1';

  const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const restore = async () => {
    const { origin } = house.emulator;
    const answer = await post(`${house.sandbox.origin}/internal/identity/restore`, { emulator: origin });
    expect(answer.status).toBe(200);
  };

  const house: TestSandbox = {
    folder,
    sandbox,
    emulator,
    ask: (method, path, asked = {}) =>
      call(house.sandbox.origin, method, path, {
        ...asked,
        headers: { 'x-identity-origin': house.emulator.origin, ...asked.headers },
      }),
    async signIn(email, password) {
      const { status, body } = await post(
        `${house.emulator.origin}${identity}/accounts:signInWithPassword?key=k`,
        { email, password, returnSecureToken: true },
      );
      return { status, token: body.idToken ?? '', refreshToken: body.refreshToken ?? '' };
    },
    async renew(refreshToken) {
      const response = await fetch(`${house.emulator.origin}/securetoken.googleapis.com/v1/token?key=k`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      });
      return (await response.json()).id_token;
    },
    async userOf(email) {
      const path = `${identity}/projects/${PROJECT}/accounts:lookup`;
      const owner = { authorization: 'Bearer owner' };
      return (await post(house.emulator.origin + path, { email: [email] }, owner)).body.users?.[0];
    },
    async killAndRestart(both) {
      await Promise.all([house.sandbox.kill(), both && house.emulator.kill()]);
      [house.sandbox, house.emulator] = await Promise.all([
        startSandboxProcess(folder),
        both ? startEmulator() : house.emulator,
      ]);
      if (both) await restore();
    },
    async stop() {
      await house.sandbox.stop();
      await house.emulator.stop();
    },
  };
  await restore();
  return house;
}
