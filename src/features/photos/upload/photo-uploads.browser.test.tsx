import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listedNames } from '~/components/upload/testing';
import { server } from './fake-photos';
import { PhotoUploads } from './photo-uploads';
import { choose, open, pictureFile, reset } from './testing';

vi.mock('~/api/photos', async (original) => (await import('./fake-photos')).fakePhotos(original));
beforeEach(reset);

it('uploads after the review, with the consent that is ticked by then', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await expect
    .element(page.getByText('Otherwise they stay out of the gallery until you confirm it.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText(/^1 photo stays out of the gallery/)).toBeVisible();
  await expect.element(page.getByText('Autumn', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Show 1 photo in the gallery' }))
    .not.toBeInTheDocument();
  // Nothing is left to choose for.
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();

  choose(await pictureFile('two.png'));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 photo is not in the gallery.')).toBeVisible();
  await page.getByRole('button', { name: 'Show 1 photo in the gallery' }).click();
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  expect(server.changes).toEqual([{ ids: ['new-2'], set: { visibility: 'public' } }]);
  await expect
    .element(page.getByRole('link', { name: 'See the photos' }))
    .toHaveAttribute('href', '/gallery?sessionId=autumn');
  // Other photos need their own consent.
  choose(await pictureFile('three.png'));
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});

it('offers to create the first session in place', async () => {
  await open(undefined, undefined, []);
  await expect
    .element(page.getByText('Photos belong to a session. Create your first one here.'))
    .toBeVisible();
  await expect.element(page.getByLabelText('Name of the session')).toHaveValue('First photos');
  await expect.element(page.getByRole('button', { name: 'Create a session' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
});

it('offers active sessions first, each with its status', async () => {
  await open();
  choose(await pictureFile('one.png'));
  const choice = page.getByRole('combobox', { name: 'Session' });
  await expect.element(choice).toHaveValue('autumn');
  const options = [...(choice.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['Autumn · Active', 'Trial · Draft', 'Summer · Ended']);
});

it('keeps photos that are not uploaded, and asks before it gives them up', async () => {
  const onClose = vi.fn();
  await open(onClose);
  choose(await pictureFile('one.png'));
  await expect.element(page.getByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Your photos are not uploaded yet' });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect.element(tray.getByRole('button', { name: /^1 not uploaded yet/ })).toBeVisible();
  await tray.getByRole('button', { name: 'Close uploads' }).click();
  expect(onClose).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

it('keeps photos whose upload failed but may be tried again', async () => {
  server.isDown = true;
  const onClose = vi.fn();
  await open(onClose);
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 failed')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /^1 not uploaded Open to try again/ })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps the focus in the dialog when the focused button disappears', async () => {
  await open();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (name: string) => {
    (button(name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await expect.element(button('Choose files')).toHaveFocus();
  for (const name of ['one.png', 'two.png', 'three.png']) choose(await pictureFile(name));
  await expect.element(button('Remove three.png')).toBeVisible();
  await press('Remove one.png');
  await expect.element(button('Remove two.png')).toHaveFocus();
  await press('Remove three.png');
  await expect.element(button('Remove two.png')).toHaveFocus();
  await press('Remove two.png');
  await expect.element(button('Choose files')).toHaveFocus();

  server.isDown = true;
  for (const name of ['one.png', 'two.png']) choose(await pictureFile(name));
  await press('Upload 2 photos');
  const summary = page.getByRole('status').filter({ hasText: '2 failed' });
  await expect.element(summary).toHaveFocus();
  // It fails again at once, and its button is back.
  await press('Send one.png again');
  await expect.element(button('Send one.png again')).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/ one\.png/);
  server.isDown = false;
  await press('Try all again');
  await expect.element(page.getByRole('link', { name: 'See the photos' })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^2\u00a0of 2 uploaded/);

  choose(await pictureFile('three.png'));
  await page.getByRole('checkbox').click();
  await press('Upload 1 photo');
  await expect.element(button('Show 1 photo in the gallery')).toBeVisible();
  await press('Show 1 photo in the gallery');
  await expect.element(page.getByRole('link', { name: 'See the photos' })).toHaveFocus();
});

it('shows a chosen picture in full size', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'View one.png' }).click();
  await expect.element(page.getByRole('img', { name: 'one.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('img', { name: 'one.png' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'View one.png' })).toHaveFocus();
});

it('says in full size that a video cannot be played', async () => {
  await open();
  choose(new File(['no video'], 'clip.mp4', { type: 'video/mp4' }));
  await page.getByRole('button', { name: 'View clip.mp4' }).click();
  await expect.element(page.getByText("This browser can't play the video. It may be damaged.")).toBeVisible();
});

it('adds the same file once', async () => {
  await open();
  const file = await pictureFile('one.png');
  choose(file);
  await expect.element(page.getByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
  choose(file);
  choose(await pictureFile('two.png'));
  await expect.element(page.getByRole('button', { name: 'Upload 2 photos' })).toBeVisible();
});

it('closes at once when all photos are uploaded', async () => {
  const onClose = vi.fn();
  await open(onClose);
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText(/^1 photo stays out of the gallery/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('calls a damaged image damaged, and does not offer to upload it', async () => {
  await open();
  choose(new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText("This image can't be opened. It may be damaged.")).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Upload/ })).not.toBeInTheDocument();
});

it('suggests the session that the gallery shows, then that of the last upload, then the active one', async () => {
  const suggested = async (shown?: string, { upload = false } = {}) => {
    const { unmount } = await open(() => {}, shown);
    choose(await pictureFile('one.png'));
    const session = page.getByRole('combobox');
    await expect.element(session).toBeVisible();
    const { value } = session.element() as HTMLSelectElement;
    if (upload) {
      await page.getByRole('button', { name: 'Upload 1 photo' }).click();
      await expect.element(page.getByText('1 of 1 uploaded')).toBeVisible();
    }
    await unmount();
    return value;
  };
  expect(await suggested()).toBe('autumn');
  expect(await suggested('trial', { upload: true })).toBe('trial');
  expect(await suggested()).toBe('trial');
  expect(await suggested('summer')).toBe('summer');
  expect(await suggested('of another account')).toBe('trial');
});

it('lists files that cannot be uploaded first, says what can, and removes them with one press', async () => {
  await open();
  choose(await pictureFile('one.png'), new File([], 'two.png', { type: 'image/png' }));
  await expect.poll(listedNames).toEqual(['two.png', 'one.png']);
  await expect.element(page.getByText(/^Images such as JPEG/)).not.toBeInTheDocument();
  choose(new File(['text'], 'three.png', { type: 'text/plain' }));
  await expect.poll(listedNames).toEqual(['two.png', 'three.png', 'one.png']);
  await expect.element(page.getByText("2 files can't be uploaded.")).toBeVisible();
  await expect.element(page.getByText(/^Images such as JPEG/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove all 2' }).click();
  await expect.poll(listedNames).toEqual(['one.png']);
  await expect.element(page.getByText(/can't be uploaded/)).not.toBeInTheDocument();
});

it('says which files are not added twice', async () => {
  await open();
  const [one, two] = [await pictureFile('one.png'), await pictureFile('two.png')];
  choose(one);
  choose(one, two);
  await expect.element(page.getByText('1 file is in the list already.')).toBeVisible();
  server.isDown = true;
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.element(page.getByText('2 failed')).toBeVisible();
  choose(one, two);
  await expect.element(page.getByText('2 files are in the list already.')).toBeVisible();
  server.isDown = false;
  await page.getByRole('button', { name: 'Try all again' }).click();
  await expect.element(page.getByText('2 of 2 uploaded')).toBeVisible();
  // Another session can have them, too.
  choose(one);
  await page.getByRole('combobox').selectOptions('trial');
  await expect.element(page.getByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
  expect(server.created).toBe(2);
});

it('says what the status of the session means for its guests', async () => {
  await open();
  choose(await pictureFile('one.png'));
  const session = page.getByRole('combobox', { name: 'Session' });
  await expect.element(session).toHaveAccessibleDescription(/^Suggested: your newest active session/);
  await session.selectOptions('summer');
  await expect
    .element(session)
    .toHaveAccessibleDescription('The session has ended. Guests can still see its photos.');
  await session.selectOptions('trial');
  await expect.element(session).toHaveAccessibleDescription(/^The session is a draft: guests only see/);
  await session.selectOptions('autumn');
  await expect.element(session).not.toHaveAccessibleDescription();
});

it('follows the gallery to another session when the dialog opens again', async () => {
  const { rerenderContent } = await open(() => {}, 'summer');
  choose(await pictureFile('one.png'));
  await page.getByRole('combobox').selectOptions('trial');
  await userEvent.keyboard('{Escape}');
  await rerenderContent(<PhotoUploads dropped={[]} shownSession="autumn" onClose={() => {}} />);
  await expect.element(page.getByRole('combobox')).toHaveValue('autumn');
});
