import { callsOf } from './support/api.ts';
import { contactsOf } from './support/contacts.ts';
import { png } from './support/files.ts';
import { expect, openAs, test } from './support/product.ts';

test('reports a deleted record once, keeps the title of its area and leads back to its list', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  const traces: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /ApiError|NotAllowed/.test(message.text())) traces.push(message.text());
  });
  await openAs(page, '/contacts/edit?id=00000000-0000-4000-8000-000000000000', newcomer);
  await expect(page.getByRole('heading', { name: 'This no longer exists' })).toBeVisible();
  await expect(page).toHaveTitle('Contacts · Frameside');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('link', { name: 'Back to Contacts' }).click();
  await expect(page).toHaveURL('/contacts');
  expect(asked.filter((path) => path.includes('00000000'))).toEqual([]);
  expect(traces).toEqual([]);
});

test('keeps the navigation for a signed-in user at an unknown address', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await openAs(page, '/no/such/page', newcomer);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Frameside');
  // Another word or number for a list leads to it.
  await page.goto('/sessions');
  await page.getByRole('link', { name: 'Go to /session' }).click();
  await expect(page).toHaveURL('/session');
  // An uploaded file has no design to open, so its address leads to the list.
  const { upload } = await callsOf(product, newcomer);
  const { name, mimeType, buffer } = await png();
  const form = new FormData();
  form.append('assets', new Blob([Uint8Array.from(buffer)], { type: mimeType }), name);
  const { items } = await upload<{ items: { id: string }[] }>('/assets?type=logo', form);
  await page.goto(`/assets/${items[0]?.id}`);
  await expect(page).toHaveURL(`/assets?open=${items[0]?.id}`);
  // What a route refuses is not found either: a service has no such page.
  for (const path of ['/auth/square', '/auth/unheard-of/callback']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click();
  await expect(page).toHaveURL('/contacts');
});

test('names the record in the title', { tag: '@long' }, async ({ page, product, newcomer }) => {
  await openAs(page, '/contacts/edit', newcomer);
  await expect(page).toHaveTitle('New contact · Contacts · Frameside');
  const contacts = await contactsOf(product, newcomer);
  const { id } = await contacts.make({
    firstName: 'Sakura',
    lastName: 'Choi',
    emailAddress: 's@example.com',
  });
  await page.goto(`/contacts/edit?id=${id}`);
  await expect(page).toHaveTitle('Sakura Choi · Contacts · Frameside');
  await page.goto(`/contacts?open=${id}`);
  await expect(page).toHaveTitle('Sakura Choi · Contacts · Frameside');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveTitle('Contacts · Frameside');
  for (const list of ['/contacts', '/devices']) {
    await page.goto(`${list}?open=00000000-0000-4000-8000-000000000000`);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(list);
  }
  await page.goto('/campaigns/create?id=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'This no longer exists' })).toBeVisible();
  await expect(page).toHaveTitle('Campaigns · Frameside');
});

test('reports that nothing was saved while offline, until the network is back', { tag: '@long' }, async ({
  page,
  context,
  newcomer,
}) => {
  await openAs(page, '/contacts/edit', newcomer);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email address 1').fill('ada@mail.example');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add the contact' }).click();
  const said = page.getByText("You're offline – nothing was saved.");
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await expect(said).toBeHidden();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});
