import { callsOf } from './support/api.ts';
import { expectWhole } from './support/axe.ts';
import { block, fill, goButton, reached } from './support/campaigns.ts';
import { expect, openAs, test } from './support/product.ts';

test('creates a campaign for the selected contacts, and completes it by keyboard', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await fill(product, newcomer);
  await openAs(page, '/contacts?sort=name', newcomer);
  await page.getByRole('checkbox', { name: 'Select Ada' }).check();
  await page.getByRole('checkbox', { name: 'Select Bo' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a campaign to 2 contacts' });
  await expect(dialog.getByLabel('Tag to add')).toBeFocused();
  await expect(dialog.getByLabel('Tag to add')).toHaveValue(/^selection of /);
  await expectWhole(page, 'a campaign to a selection');
  // A tag could match other contacts too.
  await dialog.getByLabel('Tag to add').fill('colour');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Other contacts already have this tag.')).toBeVisible();
  await dialog.getByLabel('Tag to add').fill('vip');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'vip' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove vip' })).toBeVisible();
  await expect(reached(page)).toHaveText('2 people will get this email');

  await page.getByLabel('Name').focus();
  for (const part of ['Audience', 'Content']) {
    await page.keyboard.press('Control+Enter');
    await expect(block(page, part).locator(':focus')).toHaveCount(1);
  }
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.keyboard.type('Hello');
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await page.keyboard.type('Come by.');
  for (const part of ['Sender', 'Schedule']) {
    await page.keyboard.press('Control+Enter');
    await expect(block(page, part).locator(':focus')).toHaveCount(1);
  }
  await page.getByRole('radio', { name: 'Now' }).press('Space');
  await expect(goButton(page)).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(block(page, 'Review').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  await expect(goButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send now/ })
    .press('Enter');
  await expect(page.getByRole('dialog', { name: 'vip' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1, name: 'New campaign' })).toBeVisible();
});

test('addresses a campaign from a contact’s panel to this contact only', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await fill(product, newcomer);
  await openAs(page, '/contacts?sort=name', newcomer);
  await page.getByRole('link', { name: 'Bo', exact: true }).click();
  await page.getByRole('dialog', { name: 'Bo' }).getByRole('button', { name: 'Send a message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a campaign to Bo' });
  await dialog.getByRole('button', { name: 'Start campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'only Bo' })).toBeVisible();
  await expect(reached(page)).toHaveText('1 person will get this email');
  await expect(page.getByText('1 contact matches the rules.')).toBeVisible();

  await page.goto('/contacts?search=Cleo');
  await page.getByRole('link', { name: 'Cleo', exact: true }).click();
  await page.getByRole('dialog', { name: 'Cleo' }).getByRole('button', { name: 'Send a message' }).click();
  const refusal = page.getByRole('dialog', { name: 'Send a campaign to Cleo' });
  await expect(refusal).toContainText('This contact cannot get a campaign.');
  await expect(refusal).toContainText(/Email\s*Not asked/);
  await expect(refusal.getByRole('button', { name: 'Start campaign' })).toHaveCount(0);
});

test('cancels several campaigns at once, and lists those that cannot be canceled with the reason', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await fill(product, newcomer);
  const call = await callsOf(product, newcomer);
  const words = { channel: 'email', subject: 'Hello', body: 'Come by.', timezone: 'UTC' };
  const trigger = { event: 'birthday', delayDays: 7 };
  await call('POST', '/campaigns', { name: 'A draft', ...words });
  const { id } = await call<{ id: string }>('POST', '/campaigns', {
    name: 'Birthdays',
    ...words,
    kind: 'automatic',
    trigger,
  });
  await call('PATCH', `/campaigns/${id}`, { status: 'sending' });
  await openAs(page, '/campaigns', newcomer);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel 2 campaigns?' });
  await question.getByRole('button', { name: 'Cancel campaign' }).click();
  await expect(question.getByRole('alert')).toContainText(/One was not changed:.*A draft: /);
  await expectWhole(page, 'what was refused of many');
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /Birthdays/ })).toContainText('Canceled');
  await expect(page.getByRole('row', { name: /A draft/ })).toContainText('Draft');
});
