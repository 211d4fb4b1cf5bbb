import { png } from './support/files.ts';
import { savedResponses } from './support/offline.ts';
import { expect, setFaults, signIn, signOut, test } from './support/product.ts';

test('keeps loaded data readable when the API is unreachable, says so, and clears it on sign-out', async ({
  page,
  product,
  newcomer,
}) => {
  await page.goto('/assets/create');
  await signIn(page, newcomer);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await png('kept.png'));
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  await page.goto('/assets');
  await expect(page.getByText('kept.png')).toBeVisible();
  await expect.poll(() => page.evaluate(savedResponses)).toBeGreaterThan(1);

  for (const parts of [{ sandbox: 'down' }, { sandbox: 'hang' }, { sandbox: 'down', identity: 'hang' }]) {
    await setFaults(product, { parts });
    await page.reload();
    await expect(page.getByText('kept.png')).toBeVisible();
  }
  await setFaults(product, { parts: { sandbox: 'down' } });
  await page.reload();
  await expect(page.getByText(/^Could not refresh. Showing data from/)).toBeVisible();
  // The page says that data which was never loaded cannot be shown.
  await page.goto('/assets?type=overlay');
  await expect(page.getByText('The service cannot be reached')).toBeVisible();
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No assets of the type “Overlay”')).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/signin');
  await expect.poll(() => page.evaluate(savedResponses)).toBe(0);
});

test('keeps a form when a dialog cannot be opened for the first time, and opens it later', async ({
  page,
  newcomer,
  context,
}) => {
  await page.goto('/products/create');
  await signIn(page, newcomer);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Serum');
  await context.setOffline(true);
  const choose = page.getByRole('button', { name: 'Choose a picture' });
  await choose.click();
  await expect(page.getByText('This needs a connection the first time it is opened.')).toBeVisible();
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/products/create');
  await expect(name).toHaveValue('Serum');
  await context.setOffline(false);
  await choose.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
