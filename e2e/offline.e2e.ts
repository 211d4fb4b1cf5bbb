import { ada, contactsOf, row } from './support/contacts.ts';
import { png } from './support/files.ts';
import { savedResponses } from './support/offline.ts';
import { openWall, tiles, uploadPhotos } from './support/photos.ts';
import { expect, openAs, setFaults, signOut, test } from './support/product.ts';

test('keeps loaded data readable when the API is unreachable, says so, and clears it on sign-out', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await (await contactsOf(product, newcomer)).make(ada);
  await openAs(page, '/contacts', newcomer);
  await expect(row(page, /Ada/)).toBeVisible();
  await expect.poll(() => page.evaluate(savedResponses)).toBeGreaterThan(1);
  for (const parts of [{ sandbox: 'hang' }, { sandbox: 'down', identity: 'hang' }]) {
    await setFaults(product, { parts });
    await page.reload();
    await expect(row(page, /Ada/)).toBeVisible();
  }
  await expect(page.getByText(/^Could not refresh. Showing data from/)).toBeVisible();
  // The page says that data which was never loaded cannot be shown.
  await page.goto('/products');
  await expect(page.getByText('The service cannot be reached')).toBeVisible();
  await setFaults(product, {});
  await page.reload();
  await expect(page.getByText('No products yet')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/signin');
  await expect.poll(() => page.evaluate(savedResponses)).toBe(0);
});

test('keeps a form when the next page cannot be opened without a connection', async ({
  page,
  newcomer,
  context,
}) => {
  await openAs(page, '/products/create', newcomer);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Serum');
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline/)).toBeInViewport();
  const choose = page.getByRole('button', { name: 'Choose a picture' });
  await choose.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/products/create');
  await expect(name).toHaveValue('Serum');
  await context.setOffline(false);
  await choose.click();
  // A picture is uploaded without leaving the form.
  await page.getByLabel('Picture to upload').setInputFiles([await png()]);
  await expect(page.getByRole('img', { name: 'logo.png' })).toBeVisible();
  await expect(name).toHaveValue('Serum');
});

test('opens a photo of the wall without a connection', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
  context,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 4);
  await api('POST', `/photos/${ids[0]}`, { caption: 'Copper' });
  await openWall(page, newcomer);
  // Loads the page, and this photo's neighbor.
  await tiles(page).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Gallery', exact: true }).click();
  await context.setOffline(true);
  await tiles(page).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copper' })).toBeVisible();
});

test('opens rows of a list without a connection, and says which page needs one', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
  context,
}) => {
  await (await contactsOf(product, newcomer)).make(ada);
  await openAs(page, '/contacts', newcomer);
  const link = row(page, /Ada/).getByRole('link');
  await expect(link).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: 'Contacts' });
  const before = await heading.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline/)).toBeInViewport();
  expect(await heading.boundingBox(), 'the page stays where it is').toEqual(before);
  await link.click();
  const panel = page.getByRole('dialog', { name: 'Ada' });
  await expect(panel.getByText('ada@')).toBeVisible();
  await expect(panel.getByText("You'll see more here as soon as you're back online.")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.getByRole('link', { name: 'Add a contact' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.goBack();
  await expect(link).toBeVisible();
});

test('opens the palette and the messages for the first time without a connection', { tag: '@long' }, async ({
  page,
  newcomer,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/static/overlay-contents-'),
  );
  await openAs(page, '/products', newcomer);
  await loaded;
  await context.setOffline(true);
  const notice = page.getByText(/^You're offline/);
  await expect(notice).toBeInViewport();
  expect((await notice.boundingBox())?.height, 'one line').toBeLessThan(45);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});
