import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { server } from '~/testing/fake-photos';
import { choose, open, pictureFile, reset } from '~/testing/photo-uploads';
import { PhotoUploads } from './photo-uploads';

vi.mock('~/api/photos', async (original) => (await import('~/testing/fake-photos')).fakePhotos(original));
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
  const question = page.getByRole('dialog', { name: 'Some photos are not uploaded yet' });
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
  await expect.element(page.getByRole('dialog').getByText('1 failed')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /^1 not uploaded yet/ })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('moves the focus to the summary when its button disappears', async () => {
  await open();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (name: string) => {
    (button(name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  const summary = (text: string) => page.getByRole('dialog').getByRole('status').filter({ hasText: text });
  await expect.element(button('Choose files')).toHaveFocus();
  for (const name of ['one.png', 'two.png']) choose(await pictureFile(name));
  await expect.element(button('Remove two.png')).toBeVisible();
  await press('Remove one.png');
  await expect.element(summary('1 file to upload')).toHaveFocus();
  await press('Remove two.png');
  await expect.element(button('Choose files')).toHaveFocus();

  server.isDown = true;
  for (const name of ['one.png', 'two.png']) choose(await pictureFile(name));
  await press('Upload 2 photos');
  await expect.element(summary('2 failed')).toHaveFocus();
  server.isDown = false;
  await press('Try all again');
  await expect.element(page.getByRole('link', { name: 'See the photos' })).toBeVisible();
  await expect.element(summary('2 of 2 uploaded')).toHaveFocus();

  choose(await pictureFile('three.png'));
  await page.getByRole('checkbox').click();
  await press('Upload 1 photo');
  await expect.element(button('Show 1 photo in the gallery')).toBeVisible();
  await press('Show 1 photo in the gallery');
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  await expect.element(summary('3 of 3 uploaded')).toHaveFocus();
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
      await expect.element(page.getByRole('dialog').getByText('1 of 1 uploaded')).toBeVisible();
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

it('says of files that cannot be uploaded why, and what can, and removes them with one press', async () => {
  await open();
  choose(new File(['text'], 'note.txt', { type: 'text/plain' }), await pictureFile('one.png'));
  choose(new File([], 'empty.png', { type: 'image/png' }), new File(['x'], 'photo.heic'));
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('note.txt').getByText('Unsupported file type')).toBeVisible();
  await expect.element(row('empty.png').getByText('This file is empty.')).toBeVisible();
  await expect.element(page.getByText(/^Images such as JPEG/)).toBeVisible();
  await expect
    .element(page.getByRole('dialog').getByText("2 files can't be uploaded, 2 files to upload"))
    .toBeVisible();
  await page.getByRole('button', { name: 'Remove all 2' }).click();
  await expect.element(row('note.txt')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog').getByText(/^2.files to upload$/)).toBeVisible();
});

it('says which files are not added twice', async () => {
  await open();
  const [one, two] = [await pictureFile('one.png'), await pictureFile('two.png')];
  choose(one);
  choose(one, two);
  await expect.element(page.getByText('1 file is in the list already.')).toBeVisible();
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.element(page.getByRole('dialog').getByText('2 of 2 uploaded')).toBeVisible();
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
  await expect.element(session).not.toHaveAccessibleDescription();
  await session.selectOptions('summer');
  await expect
    .element(session)
    .toHaveAccessibleDescription('The session has ended. Guests can still see its photos.');
  await session.selectOptions('trial');
  await expect.element(session).toHaveAccessibleDescription(/^The session is a draft: guests only see/);
});

it('follows the gallery to another session when the dialog opens again', async () => {
  const { rerenderContent } = await open(() => {}, 'summer');
  choose(await pictureFile('one.png'));
  await page.getByRole('combobox').selectOptions('trial');
  await userEvent.keyboard('{Escape}');
  await rerenderContent(<PhotoUploads dropped={[]} shownSession="autumn" onClose={() => {}} />);
  await expect.element(page.getByRole('combobox')).toHaveValue('autumn');
});
