import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectWhole } from './support/axe.ts';
import { expect, openAs, setFaults, test } from './support/product.ts';

const bell = (page: Page) => page.getByRole('button', { name: 'Notifications' });
const tools = (page: Page) => page.getByRole('region', { name: 'Tools' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const list = (page: Page) => panel(page).getByRole('list', { name: 'Notifications' }).getByRole('listitem');

test('an import that finished while its user was away is a message until they read it', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { upload } = await callsOf(product, newcomer);
  const form = new FormData();
  form.append('contacts', new Blob(['emailAddress\nada@guests.example\nnobody\n']), 'people.csv');
  await upload('/contacts/import', form);
  await openAs(page, '/products', newcomer);
  await expect(tools(page).getByText('1 unread notification')).toBeAttached();
  await bell(page).click();
  await expect(list(page)).toHaveText(/Import of contacts finished.*1 added, 0 updated · 1 row skipped/);
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  await panel(page)
    .getByRole('link', { name: /Import of contacts/ })
    .click();
  await expect(page).toHaveURL('/contacts');
  await expect(tools(page).getByText(/unread/)).toHaveCount(0);
  await page.reload();
  await bell(page).click();
  await expect(list(page)).toHaveCount(1);
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});

test('an empty list says what will appear, and leads to the settings of notifications', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/products', newcomer);
  await bell(page).click();
  await expect(panel(page).getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await panel(page).getByRole('link', { name: 'Email notifications' }).click();
  await expect(page).toHaveURL('/account/profile#notifications');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Email notifications' })).toBeInViewport();
});

test('each kind of message leads to what it is about', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await setFaults(product, {
    operations: {
      listMessages: { prefer: 'example=firstPage' },
      getUnreadMessages: { prefer: 'example=some' },
    },
  });
  await openAs(page, '/products', newcomer);
  await expect(tools(page).getByText('2 unread notifications')).toBeAttached();
  await bell(page).click();
  await expect(list(page)).toHaveCount(4);
  const links = panel(page).getByRole('list', { name: 'Notifications' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    '/devices?open=device-1',
    '/gallery/photo-1',
    '/campaigns?open=campaign-1',
    '/contacts',
  ]);
  await expectWhole(page, 'messages');
  await expect(panel(page).getByRole('link', { name: 'Email notifications' })).toHaveAttribute(
    'href',
    '/account/profile#notifications',
  );
});
