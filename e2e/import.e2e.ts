// Importing contacts and products: the shared page, on the real sandbox.
import { readFile } from 'node:fs/promises';
import { addLocation, callsOf } from './support/api.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts';
import { oddList, peopleList, productList, workbook } from './support/import-files.ts';
import { button, choose, expectToAddUp, importClients, summary } from './support/imports.ts';
import { endsOf, expect, openAs, setFaults, signInAgain, test } from './support/product.ts';

test('[journey-7] matches, corrects and imports an unusual file, and exports the skipped rows', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/contacts?import=true', newcomer);
  await page.locator(choose).setInputFiles(oddList());
  await expect(page.getByText('120 rows · separated by semicolons · Latin-1')).toBeVisible();
  const becomes = (header: string) => page.getByLabel(`“${header}” becomes`);
  await expect(becomes('Mail privat')).toHaveValue('emailAddress');
  await becomes('Kundin').selectOption({ label: 'First name' });
  await becomes('Erreichbar unter').selectOption('phoneNumber');
  await button(page, 'Check 120 rows').click();

  await expect(page.getByText('All 120 rows can be imported. 7 of them without values')).toBeVisible();
  await page.getByLabel('Import these rows and leave out these values').uncheck();
  await expect(page.getByText('7 rows have problems.')).toBeVisible();
  await page.getByText(/^Problems\b/).click();
  await button(page, 'Next problem').click();
  const grid = page.getByRole('grid', { name: 'Rows in the file' });
  await expect(grid.locator('[aria-invalid]').first()).toBeFocused();
  await page.keyboard.type('416 555 7001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 rows have problems.')).toBeVisible();
  await page.getByText(/^Duplicates\b/).click();
  await expect(grid.getByRole('row').nth(1)).toContainText('Duplicate of row 32.');

  await page.getByLabel('Replace name').check();
  await expect(page.getByText('104 new · 6 skipped · 10 repeat an earlier row')).toBeVisible();
  await page.getByLabel('Tag for these contacts').fill('Import, May');
  await button(page, 'Import 114 rows').click();
  await expect(
    page.getByRole('heading', { name: '114 of 120 imported. 6 need your attention.' }),
  ).toBeVisible();
  expect(await summary(page)).toEqual({
    ...{ Added: 104, Updated: 10, 'Already existed (unchanged)': 0 },
    ...{ 'Skipped because of a problem': 6, 'Not sent': 0, 'Rows in the file': 120 },
  });

  const saving = page.waitForEvent('download');
  await button(page, 'Download 6 skipped rows').click();
  const left = await readFile(await (await saving).path(), 'utf8');
  expect(left.split('\r\n')[0]).toBe(
    '\uFEFFFirst name;Email address;Phone number;Birthday;Tags;Letzter Umsatz;Reason',
  );
  expect(left).toContain(
    'Zoé 29;person29@example.com;555-029;23.4.1990;"colour, new";"12,50";"Phone number: “555-029” can’t be used.',
  );
  await button(page, 'Show those added today').click();
  await expect(page).toHaveURL(/tag=Import(\+|%20)May&addedFrom=/);
  await expect(page.getByText('104 contacts')).toBeVisible();
});

for (const count of [300, 3000])
  test(`imports ${count} clients of a booking system, a third of them with a fault`, {
    tag: count > 300 ? '@long' : [],
  }, async ({ page, product, newcomer }) => {
    const { id: location } = await addLocation(product, newcomer, 'Mitte');
    await openAs(page, '/contacts?import=true', newcomer);
    const added = await importClients(page, count, async () => {
      await expect(page.getByText('Phone number: “call mum” can’t be used.').first()).toBeVisible();
      await expectAccessibleInBoth(page, 'values to decide about');
      await expect(page.getByText(/^VIP → vip/)).toBeVisible();
      await expect(page.getByLabel('Location of these people')).toHaveValue(location);
    });
    expect(added / count).toBeGreaterThan(0.97);

    const call = await callsOf(product, newcomer);
    const find = (i: number) => call('GET', `/contacts/find?emailAddress=client${i}@mail.example`);
    expect(await find(1)).toMatchObject({
      ...{ birthday: '02-03', lastVisitAt: '2026-02-03T12:00:00.000Z', locationIds: [location] },
      emailConsent: { status: 'in', evidence: 'Signed up in the salon' },
      tags: ['vip', expect.stringMatching(/^Import/)],
      ...{ visitCount: 1, spent: 150 },
    });
    expect(await find(13)).toMatchObject({ birthday: '04-02' });
    expect(await find(19)).toMatchObject({ phoneNumber: '4160000133' });
    expect(await find(24)).toMatchObject({ phoneNumber: null, emailAddress: 'client24@mail.example' });
    expect(await find(30)).toMatchObject({ emailAddress: 'client30@mail.example' });

    await button(page, 'Undo this import').click();
    await button(page, 'Undo import').click();
    await expect(
      page.getByText(`Import undone · ${added.toLocaleString('en-US')} contacts deleted`, { exact: true }),
    ).toBeVisible({ timeout: 20_000 });
    expect(await call('GET', '/contacts')).toMatchObject({ total: 0 });
  });

test('resumes an import that a 503 stopped, and sends no row twice', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openAs(page, '/contacts?import=true', newcomer);
  await page.locator(choose).setInputFiles(peopleList(2100));
  await button(page, 'Check 2,100 rows').click();
  // The forecast is a call of the same operation.
  await expect(page.getByText('2,100 new')).toBeVisible();
  const since = new Date();
  await setFaults(product, { operations: { importContacts: { prefer: 'code=503' } } });
  await button(page, 'Import 2,100 rows').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Import continues with row 2.');
  await setFaults(product, {});
  await button(page, 'Resume').click();
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  expect(await summary(page)).toMatchObject({ Added: 2100, Updated: 0, 'Rows in the file': 2100 });
  expect(await endsOf(product, 'importContacts', since)).toEqual([200, 200, 503]);
});

test('imports the first sheet of a workbook, with dates and numbers as typed', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openAs(page, '/contacts?import=true', newcomer);
  await page.locator(choose).setInputFiles(
    workbook([
      ['Name', 'Email', 'Mobile', 'Birthday', 'Last visit'],
      ['Ada Okafor', 'ada@mail.example', 4160000133, new Date('1985-04-02'), new Date('2026-04-23')],
      ['Bo Li', 'bo@mail.example', null, null, null],
    ]),
  );
  await expect(page.getByText('2 rows · first sheet')).toBeVisible();
  await button(page, 'Check 2 rows').click();
  await button(page, 'Import 2 rows').click();
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  const call = await callsOf(product, newcomer);
  expect(await call('GET', '/contacts/find?emailAddress=ada@mail.example')).toMatchObject({
    ...{ firstName: 'Ada', lastName: 'Okafor', phoneNumber: '4160000133', birthday: '04-02' },
    lastVisitAt: '2026-04-23T12:00:00.000Z',
  });
});

test('refuses a locked workbook, and needs an address; each of our fields belongs to one column', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/contacts', newcomer);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Import/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeFocused();
  await expectAccessible(page, 'file');
  await page
    .locator(choose)
    .setInputFiles({ ...oddList(), name: 'list.xlsx', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This workbook has a password');
  await page
    .locator(choose)
    .setInputFiles({ ...oddList(), name: 'list.ods', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(alert).toContainText('This workbook could not be read.');
  await page.locator(choose).setInputFiles(oddList());
  const becomes = (header: string) => page.getByLabel(`“${header}” becomes`);
  await expect(becomes('Geburtstag')).toHaveValue('birthday');
  await expect(becomes('Letzter Umsatz')).toHaveValue('');
  await becomes('Mail privat').selectOption('');
  await button(page, 'Check 120 rows').click();
  await expect(alert).toContainText('Email address or Phone number');
  await becomes('Letzter Umsatz').selectOption('emailAddress');
  // Each of our fields can be chosen once: the previous column loses it.
  await becomes('Mail privat').selectOption('emailAddress');
  await expect(becomes('Letzter Umsatz')).toHaveValue('');
  await expectAccessible(page, 'columns');
});

test('corrects rows by keyboard and mouse, and imports the skipped ones once they are corrected', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/contacts', newcomer);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Import/ })
    .first()
    .click();
  await page.locator(choose).setInputFiles(oddList());
  await page.getByLabel('“Erreichbar unter” becomes').selectOption('phoneNumber');
  await button(page, 'Check 120 rows').click();
  await page.getByLabel('Import these rows and leave out these values').uncheck();
  await page.getByText(/^Problems\b/).click();
  const grid = page.getByRole('grid', { name: 'Rows in the file' });
  await expect(grid).toHaveAttribute('aria-rowcount', '8');
  await expectAccessibleInBoth(page, 'rows with problems');
  await button(page, 'Next problem').click();
  const bad = grid.locator('[aria-invalid]');
  await expect(bad.first()).toBeFocused();
  await expect(bad.first()).toHaveAccessibleDescription(
    'Phone number: “555-03” can’t be used. Enter 10 digits, or start with + and the country code.',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.type('416 555 7001');
  await expectAccessible(page, 'a cell being changed');
  await page.keyboard.press('Enter');
  await page.keyboard.type('+49 30 901820');
  await page.keyboard.press('Enter');
  await expect(page.getByText('5 rows have problems.')).toBeVisible();
  await expect(grid.getByRole('row').nth(1)).toContainText('(416) 555-7001');
  await expect(grid.getByRole('row').nth(1)).toContainText('Fixed');
  // One by mouse, first with a wrong value and then a correct one.
  await page.getByText('All rows').click();
  const cell = grid.getByRole('gridcell', { name: 'person0@example.com' });
  await cell.dblclick();
  await grid.getByRole('textbox', { name: 'Email address' }).fill('nobody');
  await page.getByText('Check the rows').click();
  await expect(page.getByText('6 rows have problems.')).toBeVisible();
  await grid.getByRole('gridcell', { name: 'nobody', exact: true }).dblclick();
  await grid.getByRole('textbox', { name: 'Email address' }).fill('person0@example.com');
  await page.keyboard.press('Tab');
  await expect(page.getByText('5 rows have problems.')).toBeVisible();
  // Back leads to the columns, and asks nothing.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeFocused();
  await button(page, 'Check 120 rows').click();
  await page.getByLabel('Replace name').check();
  await button(page, 'Import 115 rows').click();
  await expect(
    page.getByRole('heading', { name: '115 of 120 imported. 5 need your attention.' }),
  ).toBeFocused();
  await expectAccessible(page, 'summary');
  const updatesStay = page.getByText('Contacts that already existed keep their changes.');
  await expect(updatesStay).toBeVisible();

  const saving = page.waitForEvent('download');
  await button(page, 'Download 5 skipped rows').click();
  const left = await readFile(await (await saving).path(), 'utf8');
  let next = 2000;
  const mended = left.replace(/;555-0\d+/g, () => `;(416) 555-${next++}`);
  await button(page, 'Import another file').click();
  await page
    .locator(choose)
    .setInputFiles({ name: 'left.csv', mimeType: 'text/csv', buffer: Buffer.from(mended) });
  await button(page, 'Check 5 rows').click();
  await expect(page.getByText('5 new', { exact: true })).toBeVisible();
  await page.getByLabel('Tag for these contacts').fill('Import, May');
  await button(page, 'Import 5 rows').click();
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  await expect(page.getByText(/^The imported contacts have the tag “Import May”/)).toBeVisible();
  await expect(updatesStay).toBeHidden();
});

test('resumes a long import after a cancellation, a 503 and an expired session', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await openAs(page, '/contacts?import=true', newcomer);
  await page.locator(choose).setInputFiles(peopleList(9000));
  await button(page, 'Check 9,000 rows').click();
  await setFaults(product, { operations: { importContacts: { latencyMs: 700 } } });
  const since = new Date();
  await button(page, 'Import 9,000 rows').click();
  await expect(page.getByText('2,000 of 9,000 rows')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page.getByText('You have stopped it.')).toBeVisible({ timeout: 20_000 });
  // Rows in flight have arrived.
  await expect(page.getByText('4,000 of 9,000 rows')).toBeVisible();
  await expect(page.getByText('Import continues with row 4,002.')).toBeVisible();
  await expectAccessible(page, 'stopped');

  await setFaults(product, { operations: { importContacts: { prefer: 'code=503' } } });
  await button(page, 'Resume').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Import continues with row 4,002.');
  await expectAccessible(page, 'failed');
  await setFaults(product, { operations: { importContacts: { latencyMs: 700 } } });
  await button(page, 'Resume').click();
  await expect(page.getByText('6,000 of 9,000 rows')).toBeVisible({ timeout: 20_000 });

  // A token refused once is renewed; refused twice, the session ends. The rows wait for the next sign-in.
  await setFaults(product, { operations: { importContacts: { prefer: 'code=401' } } });
  await expect(page.getByText('Your session ended. Sign in again.')).toBeVisible({ timeout: 20_000 });
  await button(page, 'Resume').click();
  await expect(page.getByRole('dialog', { name: 'You were signed out' })).toBeVisible();
  await setFaults(product, {});
  await signInAgain(page, newcomer.password);
  await expect(page).toHaveURL('/contacts?import=true');
  await expect(page.getByText('Your session ended. Sign in again.')).toBeVisible();
  await button(page, 'Resume').click();
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible({
    timeout: 30_000,
  });
  const numbers = await summary(page);
  expect(numbers).toMatchObject({ Added: 9000, 'Rows in the file': 9000 });
  expectToAddUp(numbers);
  // No row was sent twice: five batches, and three responses that accepted none.
  expect((await endsOf(product, 'importContacts', since)).filter((status) => status === 200)).toHaveLength(5);

  // Again, skipping known contacts and canceled immediately: unsent rows are reported.
  await button(page, 'Import another file').click();
  await page.locator(choose).setInputFiles(peopleList(3000));
  await button(page, 'Check 3,000 rows').click();
  await page.getByLabel('Skip the row').check();
  await setFaults(product, { operations: { importContacts: { latencyMs: 3000 } } });
  await button(page, 'Import 3,000 rows').click();
  await button(page, 'Cancel').click();
  await button(page, 'Stop at once').click();
  await expect(page.getByText('It is not known whether rows 2 to 2,001 were stored.')).toBeVisible();
  await button(page, 'End import').click();
  const stopped = await summary(page);
  expect(stopped).toMatchObject({ Added: 0, 'Not sent': 3000 });
  expectToAddUp(stopped);
});

test('imports products by keyboard only, with any decimal mark, and asks before leaving midway', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/products?import=true', newcomer);
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeFocused();
  const template = page.waitForEvent('download');
  await button(page, 'Download an empty template').click();
  expect(await readFile(await (await template).path(), 'utf8')).toMatch(/^\uFEFFName,Brand,SKU,.*\r\n$/);
  await page.getByRole('heading', { name: 'Choose a file' }).focus();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(productList());
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeFocused();
  // Past the row of the headings and the four columns, which were all recognized.
  for (let i = 0; i < 6; i++) await page.keyboard.press('Tab');
  await expect(button(page, 'Check 3 rows')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check the rows' })).toBeFocused();
  await expect(button(page, 'Next problem')).toBeVisible();
  // Past the choice to leave the value out.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await expect(button(page, 'Next problem')).toBeFocused();
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid');
  await expect(grid.getByText('a lot')).toBeFocused();

  await page.getByRole('link', { name: 'Gallery' }).click();
  const question = page.getByRole('dialog', { name: 'Leave the import?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'question');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await button(page, 'Close').click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/products?import=true');

  await button(page, 'Next problem').press('Enter');
  // A worker finds it.
  await expect(grid.getByText('a lot')).toBeFocused();
  await page.keyboard.type('52.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All 3 rows can be imported.')).toBeVisible();
  await button(page, 'Import 3 rows').press('Enter');
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  expect(await summary(page)).toMatchObject({ Added: 2, Updated: 1, 'Rows in the file': 3 });
});
