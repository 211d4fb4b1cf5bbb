import { readFile } from 'node:fs/promises';
import { expectAccessible, expectWhole } from './support/axe.ts';
import { ada, contactsOf, panel, saved } from './support/contacts.ts';
import { expect, openAs, setFaults, test } from './support/product.ts';

test('merges two contacts of the same person, after a preview of the result', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const consent = { status: 'out', how: 'stop' } as const;
  const contacts = await contactsOf(product, newcomer);
  for (const contact of [
    { ...ada, tags: ['colour'], smsConsent: { status: 'in', how: 'booth' } as const },
    {
      firstName: 'A.',
      lastName: 'Okafor',
      phoneNumber: '+493012345670',
      tags: ['gift'],
      smsConsent: consent,
    },
    { firstName: 'Ben', emailAddress: 'ben@mail.example' },
  ])
    await contacts.make(contact);
  await openAs(page, '/contacts', newcomer);
  await page.getByRole('link', { name: 'Ada Okafor' }).click();
  await panel(page, 'Ada Okafor').getByRole('button', { name: 'Merge' }).click();
  const found = page.getByRole('list', { name: 'People found' }).getByRole('button');
  // Contacts of the same name are listed first, without the contact itself.
  await expect(found).toHaveText([/A\. Okafor/]);
  await page.getByRole('dialog').getByRole('searchbox').fill('ben');
  await expect(found).toHaveText([/Ben/]);
  await page.getByRole('dialog').getByRole('searchbox').fill('okafor');
  await found.filter({ hasText: 'A. Okafor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are they the same person?' });
  await expect(dialog.getByRole('row', { name: /^Name/ })).toContainText('Ada OkaforA. OkaforAda Okafor');
  const afterwards = (name: RegExp) => dialog.getByRole('row', { name }).getByRole('cell').last();
  await expect(afterwards(/^Phone/)).toHaveText('(416) 555-0118+49 301 234 5670');
  await expect(afterwards(/^SMS/)).toHaveText('Opted out');
  await expect(afterwards(/^Tags/)).toHaveText('colour, gift');
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await expect(afterwards(/^Name/)).toHaveText('A. Okafor');
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await saved(page);
  // Beside the panel, the list is narrow, and so has no row of headers. It keeps its order.
  await expect(page.getByRole('row')).toHaveText([/Ben/, /Ada Okafor/]);
  // The canceled edit changed nothing.
  await expect(panel(page, 'Ada Okafor')).toContainText('+49 301 234 5670');
  await expect(panel(page, 'Ada Okafor').locator('dd').getByText('By replying STOP')).toBeVisible();
  await expect(
    panel(page, 'Ada Okafor').getByRole('listitem').filter({ hasText: 'Merged with A. Okafor' }),
  ).toBeVisible();
  await expect(panel(page, 'Ada Okafor').getByRole('list', { name: 'Tags' })).toHaveText('colourgift');
});

test('keeps what is typed in a panel when a save fails, undoes a save, and deletes the contact', async ({
  page,
  product,
  newcomer,
}) => {
  await (await contactsOf(product, newcomer)).make(ada);
  await openAs(page, '/contacts', newcomer);
  await page.getByRole('link', { name: 'Ada Okafor' }).click();
  await panel(page, 'Ada Okafor').getByRole('button', { name: 'Edit: Name' }).click();
  const first = page.getByRole('textbox', { name: 'First name' });
  await first.fill('Adaeze');
  await setFaults(product, { operations: { updateContact: { prefer: 'code=500' } } });
  await first.press('Enter');
  await expect(page.getByRole('form', { name: 'Name' }).getByRole('alert').last()).not.toBeEmpty();
  await expect(first).toHaveValue('Adaeze');
  await setFaults(product, {});
  await first.press('Enter');
  const edited = panel(page, 'Adaeze Okafor');
  await expect(edited).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  const restored = panel(page, 'Ada Okafor');
  await expect(restored).toBeVisible();
  await restored.getByRole('button', { name: 'Delete', exact: true }).click();
  await restored.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No contacts yet' })).toBeVisible();
});

test('changes the tags of a contact in its panel; a tag leads to the contacts with it', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { id } = await (await contactsOf(product, newcomer)).make({ ...ada, tags: ['gift'] });
  await openAs(page, `/contacts?open=${id}`, newcomer);
  const edited = panel(page, 'Ada Okafor');
  await edited.getByRole('button', { name: 'Edit: Tags' }).click();
  const tags = edited.getByRole('combobox', { name: 'Tags' });
  await expectAccessible(page, 'a panel with an editable field');
  await tags.fill('colour');
  await tags.press('Control+Enter');
  await expect(edited.getByRole('list', { name: 'Tags' })).toHaveText('giftcolour');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(edited.getByRole('list', { name: 'Tags' })).toHaveText('gift');
  await edited.getByRole('link', { name: 'gift' }).click();
  await expect(page).toHaveURL(/tag=gift/);
});

test('edits the tags of selected contacts, filters by them, exports and deletes', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const contacts = await contactsOf(product, newcomer);
  for (const contact of [
    {
      firstName: 'Ada',
      emailAddress: 'ada@mail.example',
      tags: ['gift'],
      emailConsent: { status: 'in', how: 'staff' } as const,
    },
    { firstName: 'Ben', emailAddress: 'ben@mail.example' },
    { firstName: 'Chloé', emailAddress: 'chloe@mail.example' },
  ])
    await contacts.make(contact);
  // Wide enough for the column of tags.
  await page.setViewportSize({ width: 1600, height: 900 });
  await openAs(page, '/contacts?sort=name', newcomer);
  await page.getByRole('checkbox', { name: 'Select Ada' }).check();
  await page.getByRole('checkbox', { name: 'Select Ben' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Tags' }).click();
  const tags = page.getByRole('dialog', { name: 'Edit tags for 2 contacts' });
  await expect(tags.getByRole('button', { name: 'Edit tags' })).toBeDisabled();
  const adding = tags.getByRole('combobox', { name: 'Add' });
  await adding.focus();
  // Tags of other contacts are suggested, once they are loaded.
  await expect(async () => {
    await adding.press('ArrowDown');
    expect(await tags.getByRole('option').allTextContents()).toEqual(['gift']);
  }).toPass();
  await adding.fill('autumn,');
  await tags.getByRole('checkbox', { name: 'gift' }).check();
  await tags.getByRole('button', { name: 'Edit tags' }).click();
  await expect(tags).toBeHidden();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('cell', { name: 'autumn' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('autumn');
  await expect(page).toHaveURL('/contacts?sort=name&tag=autumn');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Email consent' }).selectOption('Agreed');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Escape');

  // The file contains all matching contacts, or the selected ones if there is a selection.
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toMatch(
    /^\uFEFF?Email address,[^\n]*\r?\n[^\n]*ada@mail.example[^\n]*\s*$/,
  );

  await page.goto('/contacts');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete 3 contacts?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No contacts yet' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`by keyboard alone, on a phone, ${colorScheme}: nothing is wider than the screen, axe finds nothing`, {
    tag: '@long',
  }, async ({ page, product, newcomer }) => {
    const contacts = await contactsOf(product, newcomer);
    for (const contact of [
      {
        ...ada,
        tags: ['colour'],
        notes: 'Prefers Thursdays.',
        emails: [{ value: 'a-very-long-address-of@the-workshop-of-okafor.example' }],
      },
      {
        firstName: 'A.',
        lastName: 'Okafor',
        phoneNumber: '+493012345670',
        emailConsent: { status: 'out' } as const,
      },
    ])
      await contacts.make(contact);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, '/contacts', newcomer);
    await expect(page.getByRole('link', { name: 'Ada Okafor' })).toBeVisible();
    await expectWhole(page, 'people');
    await page.keyboard.press('/');
    await page.keyboard.type('4165550118');
    await expect(page.getByRole('link', { name: 'Open Ada Okafor' })).toBeVisible();
    await expectWhole(page, 'whose number it is');
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Ada Okafor')).toContainText('Added on');
    await expectWhole(page, 'a panel');
    await page.getByRole('button', { name: 'Merge' }).press('Enter');
    await expect(page.getByRole('button', { name: /A\. Okafor/ })).toBeVisible();
    await expectWhole(page, 'choosing the other');
    await page.getByRole('button', { name: /A\. Okafor/ }).press('Enter');
    await expect(page.getByRole('table', { name: 'About this contact' })).toBeVisible();
    await expectWhole(page, 'what is kept');
    // Escape closes the topmost layer, the next one the layer below; the focus returns.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Merge' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expectWhole(page, 'a question in the panel');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
    await expect(panel(page, 'Ada Okafor')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ada Okafor', exact: true })).toBeFocused();
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Consent' }).press('Enter');
    await page.getByRole('radio', { name: 'Opted out' }).press('Space');
    await expectWhole(page, 'a consent of many');
    await page.keyboard.press('Escape');
    await page
      .getByRole('region', { name: 'Selected rows' })
      .getByRole('button', { name: 'Tags' })
      .press('Enter');
    await expect(page.getByRole('dialog', { name: 'Edit tags for 1 contact' })).toBeVisible();
    await expectWhole(page, 'tags of many');
    await page.goto('/contacts?tab=phones');
    await page.getByRole('button', { name: 'Delete +49 301 234 5670' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWhole(page, 'a number to delete');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete +49 301 234 5670' })).toBeFocused();
    await page.goto('/contacts/edit');
    await page.getByLabel('First name').focus();
    await page.keyboard.type('Mei');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('group', { name: 'Email addresses' }).getByRole('alert')).toHaveText(
      'Enter an email address or a phone number.',
    );
    await expectWhole(page, 'a form with a fault');
  });
}
