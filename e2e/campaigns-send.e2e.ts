import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { block, fill, goButton } from './support/campaigns.ts';
import { endsOf, expect, signIn, test } from './support/product.ts';

async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Autumn');
  await page.getByLabel('Subject').fill('Autumn is here');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('radio', { name: 'Now' }).check();
}

test('sends nothing before recipients and text are confirmed, and can undo', async ({
  page,
  product,
  newcomer,
}) => {
  await page.goto('/campaigns/create');
  await signIn(page, newcomer);
  await fill(product, newcomer);
  await page.reload();
  const since = new Date();
  await write(page, 'Hi {{firstName}},\n\ncome by.');
  await goButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Send to 3 people?' });
  await expect(sheet.getByText(/Ada/)).toBeVisible();
  await expect(sheet.getByText('Autumn is here')).toBeVisible();
  await expect(sheet.getByText('Hi there,')).toBeVisible();
  await expectAccessibleInBoth(page, 'the send sheet', { without: 'iframe' });
  expect(await endsOf(product, 'updateCampaign', since)).toEqual([]);
  await sheet.getByRole('button', { name: 'Keep editing' }).click();
  await expect(goButton(page)).toBeFocused();

  await goButton(page).click();
  await sheet.getByRole('button', { name: 'Send now to 3 people' }).click();
  const panel = page.getByRole('dialog', { name: 'Autumn' });
  await panel.getByRole('button', { name: 'Undo send' }).click();
  await expect(panel.getByText('Draft', { exact: true })).toBeVisible();

  // The server sends it even after the page is closed.
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  const call = await callsOf(product, newcomer);
  expect(await call('PATCH', `/campaigns/${id}`, { status: 'sending' })).toMatchObject({
    status: 'scheduled',
  });
  await page.goto('about:blank');
  await expect
    .poll(async () => call('GET', `/campaigns/${id}`), { timeout: 30_000 })
    .toMatchObject({ status: 'sent', stats: { sent: 3 } });
});

test('Ctrl+Enter advances through the composer from the start, and picking a contact starts in the search field', async ({
  page,
  product,
  newcomer,
}) => {
  await page.goto('/campaigns/create');
  await signIn(page, newcomer);
  await fill(product, newcomer);
  await page.reload();
  await expect(page.getByLabel('Name')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  const inAudience = block(page, 'Audience').locator(':focus');
  await expect(inAudience).toHaveCount(1);

  await page.getByRole('button', { name: 'Sample contact' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find a contact' })).toBeFocused();
  await page.keyboard.type('ada');
  await page.getByRole('button', { name: /^Ada/ }).click();
  await expect(page.getByRole('button', { name: 'As Ada' })).toBeFocused();
});

test('reports ready only when the API would send the campaign, and shows no pattern', async ({
  page,
  product,
  newcomer,
}) => {
  await page.goto('/campaigns/create');
  await signIn(page, newcomer);
  await fill(product, newcomer);
  await page.reload();
  const review = block(page, 'Review');
  await write(page, 'Hello {{unknownThing}}');
  const blocker = review.getByRole('button', { name: /\{\{unknownThing\}\} is not a placeholder/ });
  await expect(blocker).toBeVisible();
  await expect(goButton(page)).toBeDisabled();
  await blocker.click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Message' }).fill('[Book](juniper.example/book)');
  await expect(review.getByRole('button', { name: /The link to “juniper.example\/book”/ })).toBeVisible();

  await page.getByRole('textbox', { name: 'Message' }).fill('[Book]({{link}})');
  const link = page.getByLabel('Link', { exact: true });
  await link.fill('juniper.example/book');
  await link.blur();
  await expect(link).toHaveValue('https://juniper.example/book');
  await expect(review.getByText('Ready to send')).toBeVisible();
  await link.fill('ftp://juniper.example');
  await link.blur();
  await expect(review.getByText('Ready to send')).toHaveCount(0);
  await expect(page.getByText('^https?')).toHaveCount(0);
  await expect(
    page.frameLocator('iframe[title="The email"]').getByText('Book', { exact: true }),
  ).toBeVisible();
});
