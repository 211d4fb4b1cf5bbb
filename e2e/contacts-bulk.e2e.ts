import { callsOf } from './support/api.ts';
import { expect, openAs, test } from './support/product.ts';

interface Contacts {
  items: { tags: string[]; emailConsent: { status: string; how: string | null } }[];
}

test('merges two selected contacts', async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/contacts', { firstName: 'Ada', emailAddress: 'ada@mail.example' });
  await call('POST', '/contacts', { firstName: 'Adah', emailAddress: 'adah@mail.example' });
  await call('POST', '/contacts', { firstName: 'Ben', emailAddress: 'ben@mail.example' });
  await openAs(page, '/contacts?sort=name', newcomer);
  await page.getByRole('checkbox', { name: 'Select Ada', exact: true }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select Adah' }).check();
  await bar.getByRole('button', { name: 'Merge' }).click();
  const question = page.getByRole('dialog', { name: 'Are they the same person?' });
  await question.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('dialog', { name: 'Ada', exact: true })).toContainText('adah@mail.example');
  await expect(bar).toBeHidden();
  await expect(page.locator('[data-list-row]')).toHaveCount(2);
});

test('undoes a bulk change of tags only for the contacts it changed', async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/contacts', { firstName: 'Ada', emailAddress: 'ada@mail.example', tags: ['vip'] });
  await call('POST', '/contacts', { firstName: 'Ben', emailAddress: 'ben@mail.example' });
  const tags = async () => {
    const { items } = await call<Contacts>('GET', '/contacts?sort=name');
    return items.map((contact) => contact.tags);
  };
  await openAs(page, '/contacts?sort=name', newcomer);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit tags for 2 contacts' });
  await dialog.getByRole('combobox', { name: 'Add' }).fill('vip,');
  await dialog.getByRole('button', { name: 'Edit tags' }).click();
  await expect.poll(tags).toEqual([['vip'], ['vip']]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(tags).toEqual([['vip'], []]);
});

test('sets a consent with its source for the selected contacts, except those who opted out', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/contacts', { firstName: 'Ada', emailAddress: 'ada@mail.example' });
  await call('POST', '/contacts', {
    ...{ firstName: 'Ben', emailAddress: 'ben@mail.example', emailConsent: { status: 'out', how: 'stop' } },
  });
  await openAs(page, '/contacts?sort=name', newcomer);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Consent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit consent for 2 contacts' });
  await dialog.getByRole('radio', { name: 'Agreed' }).check();
  await dialog.getByLabel('Known from').selectOption('In an import');
  await dialog.getByRole('button', { name: 'Save consent' }).click();
  // Contacts who opted out must be asked individually, and are listed.
  await expect(dialog.getByRole('status')).toContainText('1 contact updated.');
  await expect(dialog.getByRole('listitem')).toContainText(/Ben.*opted out of emails/);
  const { items } = await call<Contacts>('GET', '/contacts?sort=name');
  expect(items.map(({ emailConsent: { status, how } }) => [status, how])).toEqual([
    ['in', 'import'],
    ['out', 'stop'],
  ]);
});

test('copies a name that was not found into the new contact', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/contacts', { firstName: 'Ben', emailAddress: 'ben@mail.example' });
  await openAs(page, '/contacts?search=Anna Muster', newcomer);
  await expect(page.getByRole('link', { name: 'Add a contact' })).toBeVisible();
  await page.getByRole('link', { name: 'Add “Anna Muster”' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Anna');
  await expect(page.getByLabel('Last name')).toHaveValue('Muster');
});
