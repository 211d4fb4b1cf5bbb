import type { Page } from '@playwright/test';
import { expect, openAs, type Person, test } from './support/product.ts';

const person = (name: string, house: string): Person => ({
  email: `${name}@${house}.example`,
  password: 'frameside',
});
const manager = person('manager', 'juniper');
const location = person('queen', 'juniper');
const enterprise = person('enterprise', 'pawlish');

const ways = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();

for (const [who, login, open, closed, words] of [
  [
    'a Location',
    location,
    ['Gallery', 'Contacts', 'Devices', 'Templates'],
    ['Campaigns', 'Locations', 'Managers', 'Billing', 'Accounts'],
    /the account owner/,
  ],
  [
    'a Manager',
    manager,
    ['Campaigns', 'Locations', 'Managers', 'Integrations'],
    ['Billing', 'Accounts'],
    /the account owner/,
  ],
  ['an Enterprise', enterprise, ['Campaigns', 'Locations', 'Billing'], ['Accounts'], /administrators/],
] as const) {
  test(`${who} sees the permitted actions, and who may perform the others`, { tag: '@long' }, async ({
    page,
  }) => {
    const asked: string[] = [];
    await openAs(page, '/dashboard', login);
    await expect.poll(() => ways(page)).toEqual(expect.arrayContaining([...open]));
    const shown = await ways(page);
    expect(closed.filter((name) => shown.includes(name))).toEqual([]);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const path =
      closed[0] === 'Campaigns'
        ? '/campaigns'
        : closed[0] === 'Billing'
          ? '/account/billing'
          : '/admin/dashboard';
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have access to this");
    await expect(page.getByText(/^(Ask|Only) /)).toHaveText(words);
    expect(
      asked.filter(
        (one) => one.endsWith(path.replace('/admin/dashboard', '/accounts')) && one.startsWith('/api'),
      ),
    ).toEqual([]);
  });
}

test('hides a button from users without the permission, and names who has it', { tag: '@long' }, async ({
  page,
}) => {
  // Other tests may have added assets of other types.
  await openAs(page, '/assets?type=layout', location);
  await expect(page.getByText('No assets of the type “Layout”')).toBeVisible();
  await expect(page.getByText(/Ask the account owner/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Upload/ })).toHaveCount(0);
});
