// Uploading photos from the computer, also while the user goes to other pages.
import type { Page } from '@playwright/test';
import { pdf } from './support/files.ts';
import { openWall, pictureFile, tiles, uploadPhotos } from './support/photos.ts';
import { expect, type Person, setFaults, signOut, type Target, test } from './support/product.ts';

/** Opens the dialog in the gallery of a session with one photo. */
async function openDialog(page: Page, product: Target, person: Person) {
  const { sessionId } = await uploadPhotos(product, person, 1);
  await openWall(page, person, `?sessionId=${sessionId}`);
  await page.getByRole('button', { name: 'Upload photos' }).click();
  return { sessionId, dialog: page.getByRole('dialog', { name: 'Upload photos' }) };
}

test('[upload] uploads photos manually, and one invalid file stops no other', async ({
  page,
  product,
  newcomer,
}) => {
  const { sessionId, dialog } = await openDialog(page, product, newcomer);
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      await pictureFile('first.jpg'),
      pdf('prices.pdf'),
      pdf('disguised.jpg', 'image/jpeg'),
      await pictureFile('second.jpg'),
    ]);
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(dialog.getByLabel('Session')).toHaveValue(sessionId);
  await dialog.getByRole('button', { name: 'Upload 2 photos' }).click();
  for (const name of ['first.jpg', 'second.jpg']) await expect(row(name)).toContainText('Uploaded');
  await expect(row('prices.pdf')).toContainText('Unsupported file type');
  await expect(row('disguised.jpg')).toContainText('It may be damaged.');
  await expect(dialog.getByText('2 photos stay out of the gallery')).toBeVisible();
  await dialog.getByRole('link', { name: 'See the photos' }).click();
  await expect(tiles(page)).toHaveCount(3);
});

test('[upload] continues on other pages, and asks before signing out would cancel it', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { sessionId, dialog } = await openDialog(page, product, newcomer);
  await dialog
    .locator('input[type=file]')
    .setInputFiles([await pictureFile('first.jpg'), await pictureFile('second.jpg')]);
  await setFaults(product, { operations: { createPhotos: { latencyMs: 5000 } } });
  await dialog.getByRole('button', { name: 'Upload 2 photos' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Contacts', exact: true })).toBeVisible();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray).toContainText('0 of 2 uploaded');
  await signOut(page);
  const question = page.getByRole('dialog', { name: 'Photos are still being uploaded' });
  await question.getByRole('button', { name: 'Keep uploading' }).click();
  await expect(tray).toContainText('2 photos uploaded', { timeout: 30_000 });
  await tray.getByRole('button', { name: /^2 photos uploaded/ }).click();
  await dialog.getByRole('link', { name: 'See the photos' }).click();
  await expect(page).toHaveURL(`/gallery?sessionId=${sessionId}`);
  await expect(tray).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(3);
});

test('[upload] finishes when online again, before a page that could not be opened offline is loaded', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const { sessionId, dialog } = await openDialog(page, product, newcomer);
  await dialog.locator('input[type=file]').setInputFiles([await pictureFile('first.jpg')]);
  await setFaults(product, { operations: { createPhotos: { latencyMs: 3000 } } });
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Upload 1 photo' }).click();
  await dialog.getByRole('button', { name: 'Keep uploading in the background' }).click();
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Templates', exact: true })).toBeVisible();
  await page.goto(`/gallery?sessionId=${sessionId}`);
  await expect(tiles(page)).toHaveCount(2);
});
