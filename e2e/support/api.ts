// Creates the data a test needs, by the same calls as the app.
import { randomUUID } from 'node:crypto';
import { administrator, expect, type Person, type Target } from './product.ts';

/** Calls the API as a user. @returns the JSON response; any status but 200 fails the test */
export async function callsOf({ origin }: Target, { email, password }: Person) {
  const answer = await signInAt(origin, email, password);
  expect(answer.status).toBe(200);
  const { idToken } = (await answer.json()) as { idToken: string };
  const ask = async <T>(path: string, init: RequestInit): Promise<T> => {
    const headers = { ...init.headers, authorization: `Bearer ${idToken}` };
    const response = await fetch(`${origin}/api/v1${path}`, { ...init, headers });
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as T;
  };
  const call = <T>(method: string, path: string, json?: object): Promise<T> =>
    ask(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    });
  const upload = <T>(path: string, form: FormData): Promise<T> => ask(path, { method: 'POST', body: form });
  return Object.assign(call, { upload });
}

/** Changes the features and limits of a user's account, as an administrator does. */
export async function changeSettings(product: Target, person: Person, settings: object): Promise<void> {
  const { id } = await (await callsOf(product, person))<{ id: string }>('GET', '/account');
  await (await callsOf(product, administrator))('POST', `/accounts/${id}/settings`, settings);
}

/** Adds a location. @returns its id and its sign-in */
export async function addLocation(product: Target, person: Person, name: string) {
  const email = `site-${randomUUID()}@example.com`;
  const password = 'copper-kettle-77';
  const { id } = await (await callsOf(product, person))<{ id: string }>('POST', '/account/locations', {
    ...{ name, email, password, confirmPassword: password, timezone: 'America/Toronto' },
  });
  return { id, email, password };
}

/** Whether the provider accepts a password. */
export const takesPassword = async ({ origin }: Target, { email, password }: Person): Promise<boolean> =>
  (await signInAt(origin, email, password)).status === 200;

const signInAt = (origin: string, email: string, password: string) =>
  fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
