// For tests: the browser's steps from the button "Connect" to the callback page.
import { bearer, call, TOKENS } from '../testing.ts';

export interface Person {
  as: string;
  account: string;
  /** The account that an Enterprise acts on. */
  uid?: string;
}

export const salon: Person = { as: TOKENS.owner, account: 'owner-beauty' };
/** Two users who may connect services of one account. */
export const branch: Person = {
  as: bearer('owner-brooklyn', { user_type: 0, account: 'owner-brooklyn' }),
  account: 'owner-brooklyn',
};
export const enterprise: Person = { as: TOKENS.enterprise, account: 'owner-brooklyn', uid: 'owner-brooklyn' };

const pathOf = (path: string, { uid }: Person) => (uid === undefined ? path : `${path}?uid=${uid}`);

export const ask = (origin: string, person: Person, method: string, path: string, json?: unknown) =>
  call(origin, method, pathOf(path, person), { as: person.as, json });

/** @returns the cookie as the browser sends it back */
export async function prepare(origin: string, person: Person, name: string): Promise<string> {
  const { headers } = await ask(origin, person, 'POST', `/account/integrations/${name}/authorization`);
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Navigates without following the redirect. */
export async function authorize(origin: string, name: string, uid: string, cookie?: string): Promise<URL> {
  const response = await fetch(`${origin}/v1/authorize/${name}?uid=${uid}`, {
    redirect: 'manual',
    headers: cookie === undefined ? {} : { cookie },
  });
  return new URL(response.headers.get('location') ?? `x:${response.status}`);
}

export interface Returned {
  code?: string;
  state?: string;
  error?: string;
}

/** Presses a button on the simulated consent page. */
export async function answerConsent(
  origin: string,
  page: URL,
  answer: string,
): Promise<{ status: number; returned: Returned }> {
  const path = page.pathname.replace('/_providers', '/internal/providers');
  const response = await fetch(`${origin}${path}${page.search}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer, label: 'Juniper at Square' }),
  });
  const location = response.headers.get('location');
  const query = location === null ? [] : [...new URL(location).searchParams];
  return { status: response.status, returned: Object.fromEntries(query) };
}

export const connect = (origin: string, person: Person, name: string, { code, state }: Returned) =>
  ask(origin, person, 'POST', `/account/integrations/${name}`, { code, state });
