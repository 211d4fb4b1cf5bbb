// A salon's first day: its clients from the booking system, and the first email to those who agreed.
import {
  block,
  enterAddress,
  goButton,
  reached,
  sendAtOnce,
  undoInTime,
  undoTooLate,
  write,
} from './support/campaigns.ts';
import { importClients } from './support/imports.ts';
import { subscribe } from './support/payments.ts';
import { expect, openAs, test } from './support/product.ts';

const ROWS = 3000;
/** Nine of ten agreed; two of a hundred have no email address. */
const AGREED = '2,640';

test('imports 3,000 clients and sends an email to those who agreed, once undone in time and once too late', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  test.setTimeout(600_000);
  // A trial has fewer emails.
  const call = await subscribe(product, newcomer, 'plan-business-month');
  await page.clock.install();
  await openAs(page, '/contacts?import=true', newcomer);
  expect((await importClients(page, ROWS)) / ROWS).toBeGreaterThan(0.97);

  await page.goto('/campaigns/create?idea=blank');
  await write(page, 'Hi {{firstName}},\n\ncome by.');
  await expect(reached(page)).toHaveText(`${AGREED} people will get this email`);
  await expect(block(page, 'Audience').getByText(/^Skipped: 290 without consent/)).toBeVisible();
  await expect(goButton(page)).toBeDisabled();
  await enterAddress(page);

  await sendAtOnce(page);
  await undoInTime(page);
  const { items } = await call<{ items: { id: string }[] }>('GET', '/campaigns');
  const campaign = () => call('GET', `/campaigns/${items[0]?.id}`);
  expect(await campaign()).toMatchObject({ status: 'draft', stats: { sent: 0 } });

  await page.getByRole('link', { name: 'Keep editing' }).click();
  await page.getByRole('radio', { name: 'Now' }).check();
  await sendAtOnce(page);
  await undoTooLate(page, AGREED, () =>
    expect
      .poll(campaign, { timeout: 180_000 })
      .toMatchObject({ status: 'sent', stats: { audience: 2990, sent: 2640, skipped: { noConsent: 290 } } }),
  );
});
