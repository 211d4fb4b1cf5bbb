// Files that are dragged onto the pages that show uploads.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dragOver, png } from './support/files.ts';
import { openWall, pictureFile, uploadPhotos } from './support/photos.ts';
import { expect, openAs, test } from './support/product.ts';

test('accepts photos dropped anywhere on the window, and says so while they are dragged', async ({
  page,
  product,
  newcomer,
}) => {
  await uploadPhotos(product, newcomer, 1);
  await openWall(page, newcomer);
  await expect(page.getByRole('region', { name: 'Gallery' })).toBeVisible();
  const prompt = page.getByText('Drop photos to upload');
  const first = await dragOver(page.getByRole('navigation').first(), await pictureFile('first.jpg'));
  await expect(prompt).toBeVisible();
  await first.leave();
  await expect(prompt).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  const { drop } = await dragOver(heading, await pictureFile('first.jpg'));
  await expect(prompt).toBeVisible();
  await drop();
  const dialog = page.getByRole('dialog', { name: 'Upload photos' });
  await expect(dialog.getByRole('listitem')).toHaveText(/^first\.jpg/);
  await expect(prompt).toHaveCount(0);
  // More files are added to them, also beside the dialog.
  const second = await dragOver(page.locator('html'), await pictureFile('second.jpg'));
  await expect(dialog.getByText('Drop files to add them')).toBeVisible();
  await second.drop();
  await expect(dialog.getByRole('listitem')).toHaveText([/^first\.jpg/, /^second\.jpg/]);
});

test('takes files dropped on the list to the page that uploads them', async ({ page, newcomer }) => {
  await openAs(page, '/assets?type=logo', newcomer);
  await expect(page.getByText(/^No assets of the type/)).toBeVisible();
  const { drop } = await dragOver(page.getByRole('heading', { level: 1 }), await png('brand.png', 600));
  await expect(page.getByText('Drop files to upload')).toBeVisible();
  await drop();
  await expect(page).toHaveURL('/assets/create?type=logo');
  const review = page.getByRole('form', { name: 'Files to review' });
  await expect(review.getByLabel('Type of brand.png')).toHaveValue('logo');
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
});

test('uploads the photos of a dropped folder, and names a file that is gone', async ({
  page,
  product,
  newcomer,
}, testInfo) => {
  const folder = testInfo.outputPath('From the camera');
  const inner = join(folder, 'Second day');
  await mkdir(inner, { recursive: true });
  const store = async (path: string) => writeFile(path, (await pictureFile('x')).buffer);
  for (const path of [join(folder, 'one.jpg'), join(inner, 'two.jpg'), join(inner, 'gone.jpg')])
    await store(path);
  await writeFile(join(folder, '.hidden'), 'x');
  await uploadPhotos(product, newcomer, 1);
  await openWall(page, newcomer);
  await page.getByRole('button', { name: 'Upload photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload photos' });
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeVisible();
  const box = await dialog.getByRole('region', { name: 'Files to upload' }).boundingBox();
  if (!box) throw new Error('no place to drop at');
  // Only real drags have folders.
  const browser = await page.context().newCDPSession(page);
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    browser.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  await drag('dragEnter');
  await expect(dialog.getByText('Drop files to add them')).toBeVisible();
  await drag('dragOver');
  await drag('drop');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await rm(join(inner, 'gone.jpg'));
  await dialog.getByRole('button', { name: 'Upload 3 photos' }).click();
  await expect(dialog.getByText("2 of 2 uploaded, 1 file can't be uploaded")).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'gone.jpg' })).toContainText(
    "This file can't be read. It may have been moved.",
  );
});
