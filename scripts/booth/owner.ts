// Performs a user's steps in the app before a booth can run, for demonstrations.
import type { Category } from '../../mock-server/sandbox/seed/files.ts';
import type { components } from '../../src/api/generated/schema.d.ts';
import { type Ask, askFor, Refused } from './api.ts';
import type { Options } from './options.ts';

type Schemas = components['schemas'];

export interface Owner {
  category: Category;
  newCode(): Promise<string>;
  /**
   * Assigns the active session to a booth, and a location if the session has one.
   * @returns the session's name; undefined if none is active
   */
  giveSession(deviceId: string): Promise<string | undefined>;
}

/** @throws Error with one sentence */
export async function signIn(
  target: string,
  { email, password }: NonNullable<Options['owner']>,
): Promise<Owner> {
  const answer = await fetch(
    `${target}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=booth`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  ).catch(() => {
    throw new Error(`${target} cannot be reached; start the product with npm start.`);
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in with this password.`);
  const { idToken } = (await answer.json()) as { idToken: string };
  const call = <T>(path: string, ask: Ask = {}) =>
    askFor<T>(`${target}/api/v1${path}`, { ...ask, headers: { authorization: `Bearer ${idToken}` } });

  return {
    // A Manager and a Location may not read the account.
    category: await call<Schemas['Account']>('/account').then(
      ({ category }) => category,
      (error) => {
        if (error instanceof Refused) return 'beauty';
        throw error;
      },
    ),
    newCode: async () => (await call<Schemas['DeviceCode']>('/devices/code', { method: 'POST' })).code,
    async giveSession(deviceId) {
      const { items } = await call<Schemas['SessionPage']>('/sessions?status=active&show=200');
      const session = items.find(({ endsAt }) => !endsAt || Date.parse(endsAt) > Date.now());
      if (!session) return undefined;
      const [locationId] = session.locationIds;
      const json = { sessionId: session.id, ...(locationId && { locationId }) };
      await call(`/devices/${deviceId}`, { method: 'POST', json });
      return session.name;
    },
  };
}
