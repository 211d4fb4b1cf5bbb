import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { viewAs, viewedAccount } from '~/session/viewing';
import { server } from '~/testing/fake-photos';
import { choose, open, pictureFile, reset } from '~/testing/photo-uploads';

vi.mock('~/api/photos', async (original) => (await import('~/testing/fake-photos')).fakePhotos(original));
beforeEach(reset);

it('keeps uploading in the background, tells the end, and opens again', async () => {
  server.isSlow = true;
  const onClose = vi.fn();
  const { router } = await open(onClose);
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await page.getByRole('button', { name: 'Keep uploading in the background' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).not.toBeInTheDocument();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect.element(tray.getByText('0 of 1 uploaded')).toBeVisible();
  await expect.element(tray.getByRole('button', { name: 'Close uploads' })).not.toBeInTheDocument();
  server.finish();
  await expect.element(tray.getByRole('button', { name: /^1 photo uploaded/ })).toBeVisible();
  await expect.element(tray.getByText('1 of 1 uploaded, 1 not in the gallery')).toBeVisible();
  await expect.element(tray.getByRole('status')).toHaveTextContent('1 photo uploaded');
  await tray.getByRole('button', { name: /^1 photo uploaded/ }).click();
  await expect.element(dialog.getByText(/In the gallery: no/)).toBeVisible();
  // The way back leads to another page, where the result stays at hand.
  await router.navigate({ to: '/other' as '/' });
  await expect.element(dialog).not.toBeInTheDocument();
  await tray.getByRole('button', { name: 'Close uploads' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

it('says in the background that files failed and that others cannot be uploaded', async () => {
  await open();
  server.isDown = true;
  choose(await pictureFile('one.png'), new File([], 'empty.png', { type: 'image/png' }));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await userEvent.keyboard('{Escape}');
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect.element(tray.getByText("1 failed, 1 file can't be uploaded")).toBeVisible();
  await tray.getByRole('button', { name: /^1 not uploaded yet/ }).click();
  await expect.element(page.getByText('The server is down.')).toBeVisible();
});

it('stays open after a double click on the button that starts the upload', async () => {
  server.isSlow = true;
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).dblClick();
  const background = page.getByRole('button', { name: 'Keep uploading in the background' });
  await expect.element(background).toBeVisible();
  // In the product it is where the button was that was clicked first.
  background.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.element(background).toBeVisible();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

it('asks before another account is shown while photos are uploaded', async () => {
  server.isSlow = true;
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await userEvent.keyboard('{Escape}');
  viewAs({ uid: 'pets', name: 'Pawlish', readOnly: false });
  const question = page.getByRole('dialog', { name: 'Photos are still being uploaded' });
  await question.getByRole('button', { name: 'Keep uploading' }).click();
  expect(viewedAccount()).toBeNull();
  viewAs({ uid: 'pets', name: 'Pawlish', readOnly: false });
  await question.getByRole('button', { name: 'Cancel uploads and leave' }).click();
  await expect.poll(() => viewedAccount()?.name).toBe('Pawlish');
});
