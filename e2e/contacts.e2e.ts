import { addLocation } from './support/api.ts';
import { expectWhole } from './support/axe.ts';
import { ada, contactsOf, field, panel, saved } from './support/contacts.ts';
import { endsOf, expect, openAs, test } from './support/product.ts';

test('adds the person whose number was not found, with what they agreed to', async ({ page, newcomer }) => {
  await openAs(page, '/contacts', newcomer);
  await field(page).fill('(416) 555-0118');
  await expect(page.getByText('No one has (416) 555-0118 yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Add this person' }).click();
  await expect(page).toHaveURL('/contacts/edit');
  await expect(page.getByLabel('Phone number 1')).toHaveValue('(416) 555-0118');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email address 1').fill('ada@mail.example');
  await page
    .getByRole('group', { name: 'Email', exact: true })
    .getByRole('radio', { name: 'Agreed' })
    .check();
  await page.getByRole('combobox', { name: 'Tags' }).fill('colour,');
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Day', { exact: true }).selectOption('23');
  await page.getByRole('button', { name: 'Add the contact' }).click();
  const added = panel(page, 'Ada Okafor');
  await expect(added).toContainText('April 23');
  await expect(added.getByRole('link', { name: '(416) 555-0118' })).toBeVisible();
  await expect(added).toContainText(/Agreed.*In person/);
  await expect(added.getByRole('list', { name: 'Tags' })).toHaveText('colour');
  await expect(added.locator('ol').getByRole('listitem')).toHaveText([
    /Email: Agreed/,
    /Added.*Added by hand/,
  ]);
});

test('loses no change when two tabs edit one contact', async ({ page, product, newcomer }) => {
  const contacts = await contactsOf(product, newcomer);
  const { id } = await contacts.make(ada);
  await openAs(page, `/contacts/edit?id=${id}`, newcomer);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Notes').fill('Likes tea.');
  await page.getByLabel('Last name').fill('Okafor-Lind');
  await page.getByLabel('Notes').fill('Likes coffee.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page);

  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const question = other.getByRole('dialog', { name: 'Changed in another tab or by someone else' });
  await expect(question.getByRole('textbox', { name: 'Theirs' })).toHaveValue('Likes coffee.');
  await expect(question.getByRole('textbox', { name: 'Yours' })).toHaveValue('Likes tea.');
  await expectWhole(other, 'a conflict');
  await question.getByRole('radio', { name: 'Keep mine' }).check();
  await question.getByRole('button', { name: 'Save' }).click();
  await saved(other);
  await expect(other.getByLabel('Last name')).toHaveValue('Okafor-Lind');
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('Likes tea.');
});

test('asks before a fact that is edited in place replaces the change of someone else', async ({
  page,
  product,
  newcomer,
}) => {
  const contacts = await contactsOf(product, newcomer);
  const { id } = await contacts.make(ada);
  await openAs(page, `/contacts?open=${id}`, newcomer);
  const opened = panel(page, 'Ada Okafor');
  await opened.getByRole('button', { name: 'Edit: Notes' }).click();
  await opened.getByRole('textbox', { name: 'Notes' }).fill('Likes tea.');
  await contacts.change({ id, notes: 'Likes coffee.', tags: ['vip'] });
  await opened.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Changed in another tab or by someone else' });
  await expect(question.getByRole('textbox', { name: 'Yours' })).toHaveValue('Likes tea.');
  await question.getByRole('radio', { name: 'Use theirs' }).check();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(question).toBeHidden();
  await expect(opened).toContainText('Likes coffee.');
  await expect(opened).toContainText('vip');
});

test('refuses an address of another contact at its field, and to remove the last address', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await (await contactsOf(product, newcomer)).make(ada);
  await openAs(page, '/contacts/edit', newcomer);
  const emails = page.getByRole('group', { name: 'Email addresses' });
  await page.getByLabel('Email address 1').fill('ben@mail.example');
  await page.getByRole('button', { name: 'Add another' }).first().click();
  await page.getByLabel('Email address 2').fill('ADA@mail.example');
  await expect(emails.getByText('Ada Okafor already has this email address.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Ada Okafor' })).toHaveAttribute('href', /open=/);
  await page.getByRole('button', { name: 'Add the contact' }).click();
  await expect(emails.getByRole('alert')).toHaveText('Ada Okafor already has this email address.');
  await expect(page.getByRole('link', { name: 'Open Ada Okafor' })).toHaveAttribute('href', /open=/);
  await page.getByLabel('Email address 2').fill('ben@work.example');
  await page.getByRole('button', { name: 'Make ben@work.example the main one' }).click();
  await page.getByRole('button', { name: 'Add the contact' }).click();
  await expect(panel(page, 'ben@work.example')).toBeVisible();

  const since = new Date();
  await page.goto('/contacts');
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await endsOf(product, 'listContacts', since), 'painted with one request').toEqual([200]);
  // Enter opens the contact with exactly this address.
  await field(page).fill('Ben@work.example');
  await field(page).press('Enter');
  await panel(page, 'ben@work.example').getByRole('link', { name: 'Edit' }).click();
  // A contact without any address cannot be reached.
  await page.getByRole('button', { name: 'Remove ben@work.example' }).click();
  await page.getByRole('button', { name: 'Remove ben@mail.example' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(emails.getByRole('alert')).toHaveText('Enter an email address or a phone number.');
  await page.getByLabel('Phone number 1').fill('1 416 555 0129');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('(416) 555-0129');
});

test('deletes an address in its list, but not the last one of a contact', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const contacts = await contactsOf(product, newcomer);
  await contacts.make(ada);
  await contacts.make({ phoneNumber: '4165550129' });
  await openAs(page, '/contacts?tab=phones', newcomer);
  await page.getByRole('button', { name: 'Delete (416) 555-0129' }).click();
  const question = page.getByRole('dialog', { name: 'Delete (416) 555-0129?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question.getByRole('alert')).toContainText('would have no email address or phone number left');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: 'Emails', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Email address or name' }).fill('unknown');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByRole('button', { name: 'Delete ada@mail.example' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No email addresses yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Phone numbers', exact: true }).click();
  await page.getByRole('link', { name: '(416) 555-0118' }).click();
  // The panel opens beside the list of numbers.
  await expect(page).toHaveURL(/\/contacts\?tab=phones&open=/);
  await panel(page, 'Ada Okafor').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('loads older entries of a history on request', { tag: '@long' }, async ({ page, product, newcomer }) => {
  const contacts = await contactsOf(product, newcomer);
  const { id } = await contacts.make(ada);
  for (let i = 0; i < 6; i += 1)
    for (const status of ['out', 'in'] as const) await contacts.change({ id, smsConsent: { status } });
  await openAs(page, `/contacts?open=${id}`, newcomer);
  const happened = panel(page, 'Ada Okafor').locator('ol').getByRole('listitem');
  await expect(happened).toHaveCount(10);
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(happened).toHaveCount(13);
  await expect(happened.last()).toContainText('Added');
});

test('[journey-10] [contact-find] a Location finds one contact by address or number, and adds one', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const location = await addLocation(product, newcomer, 'Pier');
  const shown = '(416) 555-0118';
  const since = new Date();
  await page.goto('/team');
  await page.getByLabel('Email address of your location').fill(location.email);
  await page.getByLabel('Password', { exact: true }).fill(location.password);
  await page.keyboard.press('Enter');
  const ways = page.getByRole('navigation', { name: 'Main' });
  await ways.getByRole('link', { name: 'Contacts' }).click();
  for (const closed of ['Campaigns', 'Managers', 'Locations', 'Billing'])
    await expect(ways.getByRole('link', { name: closed }), closed).toHaveCount(0);
  const find = page.getByRole('textbox', { name: 'Email address or phone number' });
  const press = () => page.getByRole('button', { name: 'Find' }).click();
  await find.fill('Ada');
  await press();
  await expect(find).toHaveAccessibleDescription('Enter a full email address or phone number.');
  await find.fill(shown);
  await press();
  await expect(page.getByText(`No one has ${shown} yet.`)).toBeVisible();
  await expectWhole(page, 'nobody found');
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Add this person' }).click();
  await expect(page.getByLabel('Phone number 1')).toHaveValue(shown);
  await expect(page.getByText('Locations', { exact: true }), 'their own is taken').toHaveCount(0);
  await page.getByLabel('First name').fill('Mei');
  await page.getByLabel('Email address 1').fill('mei@mail.example');
  await page.getByRole('group', { name: 'SMS' }).getByRole('radio', { name: 'Agreed' }).check();
  await page.getByRole('button', { name: 'Add the contact' }).click();
  await expect(page.getByRole('heading', { name: 'Mei' })).toBeVisible();
  await expect(page).toHaveURL('/contacts');
  await expect(page.getByText('In person')).toBeVisible();
  await expectWhole(page, 'somebody found');
  for (const way of ['mei@mail.example', '+1 4165550118']) {
    await page.reload();
    await find.fill(way);
    await press();
    await expect(page.getByRole('heading', { name: 'Mei' })).toBeVisible();
  }
  await page.goto('/account/billing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have access to this");
  for (const call of ['listContacts', 'getContact', 'listContactEmails', 'listLocations'])
    expect(await endsOf(product, call, since), call).toEqual([]);
});
