import type { Page } from '@playwright/test';
import { callsOf } from './api.ts';
import type { Person, Target } from './product.ts';

/** Contacts of a salon: matched by the tag, matched by the last visit, and without consent; and its postal address. */
export async function fill(product: Target, person: Person): Promise<void> {
  await giveAddress(product, person);
  await fillContacts(product, person);
}

/** Emails need the postal address of the account. */
export async function giveAddress(product: Target, person: Person): Promise<void> {
  const place = { line1: '88 Juniper Street', line2: '', city: 'Toronto', region: 'ON' };
  const address = { ...place, postalCode: 'M5V 2T6', country: 'CA' };
  await (await callsOf(product, person))('POST', '/account', { address });
}

export async function fillContacts(product: Target, person: Person): Promise<void> {
  const call = await callsOf(product, person);
  const yes = { emailConsent: { status: 'in', how: 'staff' }, smsConsent: { status: 'in', how: 'staff' } };
  const colour = { tags: ['colour'] };
  for (const [firstName, more] of [
    ['Ada', { ...colour, ...yes, emailAddress: 'ada@mail.example', phoneNumber: '4165550101' }],
    ['Bo', { ...colour, ...yes, emailAddress: 'bo@mail.example' }],
    ['Cleo', { ...colour, emailAddress: 'cleo@mail.example' }],
    ['Dov', { ...colour, ...yes, phoneNumber: '4165550104' }],
    ['Eli', { ...yes, emailAddress: 'eli@mail.example' }],
  ] as const)
    await call('POST', '/contacts', { firstName, ...more });
}

/** Ten in the morning, some days from now, in the format of the field. */
export const inDays = (days: number, clock = '10:00') =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;

export const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const reached = (page: Page) => block(page, 'Audience').getByRole('status');
export const goButton = (page: Page) =>
  block(page, 'Review').getByRole('button', { name: /^(Send|Activate|Save and)\b(?! a test)/ });

/** Presses the button that sends immediately, and confirms the sheet. */
export async function sendAtOnce(page: Page): Promise<void> {
  await goButton(page).click();
  await page
    .getByRole('dialog', { name: /^Send to/ })
    .getByRole('button', { name: /^(Send now|Activate|Save and)/ })
    .click();
}
