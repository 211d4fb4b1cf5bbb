import type { Page } from '@playwright/test';
import type { components } from '../../src/api/generated/schema.d.ts';
import { expect, type Person, type Target } from './product.ts';

type Schemas = components['schemas'];

async function ask(address: string, method: string, body: object, headers = {}) {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.status, address).toBe(200);
  return answer.json();
}

/** The user's contacts, created and changed by another API client before a test begins. */
export async function contactsOf({ origin }: Target, { email, password }: Person) {
  const { idToken } = (await ask(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    'POST',
    { email, password, returnSecureToken: true },
  )) as { idToken: string };
  const bearer = { authorization: `Bearer ${idToken}` };
  return {
    make: (contact: Schemas['ContactCreate']): Promise<Schemas['Contact']> =>
      ask(`${origin}/api/v1/contacts`, 'POST', contact, bearer),
    change: (change: Schemas['ContactUpdate']): Promise<Schemas['Contact']> =>
      ask(`${origin}/api/v1/contacts`, 'PATCH', change, bearer),
  };
}

export const field = (page: Page) => page.getByRole('searchbox', { name: 'Name, email or phone number' });
export const panel = (page: Page, name: string) => page.getByRole('dialog', { name });
export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
export const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

export const ada = {
  firstName: 'Ada',
  lastName: 'Okafor',
  emailAddress: 'ada@mail.example',
  phoneNumber: '4165550118',
};
