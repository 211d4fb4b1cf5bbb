import { expect, type Page } from '@playwright/test';
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

/** Writes a message that is sent at once. */
export async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Autumn');
  await page.getByLabel('Subject').fill('Autumn is here');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('radio', { name: 'Now' }).check();
}

/** Enters the postal address, without which no email is sent, in the composer of an account that has none. */
export async function enterAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add your postal address.' }).click();
  await expect(goButton(page)).toBeDisabled();
  await expect(page.getByLabel('Street and number')).toBeFocused();
  await page.keyboard.type('88 Juniper Street');
  await page.getByLabel('City').fill('Toronto');
  await page.getByLabel('Country').focus();
  await page.locator('input[role=combobox]').fill('Canada');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByLabel('Street and number')).toHaveCount(0);
}

const sendPanel = (page: Page) => page.getByRole('dialog', { name: 'Autumn' });
const undoButton = (page: Page) => sendPanel(page).getByRole('button', { name: 'Undo send' });

export async function undoInTime(page: Page): Promise<void> {
  await undoButton(page).click();
  await expect(page.getByText('Not sent. It is a draft again.')).toBeVisible();
  await expect(sendPanel(page).getByText('Draft', { exact: true })).toBeVisible();
}

/**
 * Undoes a send after the server has begun it, on a page that slept for longer than the server waits. Needs
 * `page.clock.install()`.
 */
export async function undoTooLate(page: Page, sent: string, whenSent: () => Promise<void>): Promise<void> {
  await expect(undoButton(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 1000);
  await whenSent();
  await undoButton(page).click();
  const tooLate = page
    .getByRole('region', { name: 'Notifications' })
    .getByText(`Too late: it was sent to ${sent} people.`);
  await expect(tooLate).toBeVisible();
  await page.clock.runFor(60_000);
  await page.clock.resume();
  await expect(sendPanel(page).getByText('Sent', { exact: true }).first()).toBeVisible();
  await expect(tooLate).toBeVisible();
}
