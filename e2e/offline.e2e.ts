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
