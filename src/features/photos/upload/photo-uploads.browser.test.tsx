import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '~/api/errors';
import type { Photo } from '~/api/photos';
import { listSessionsQuery } from '~/api/sessions';
import type { CallOptions } from '~/api/transport';
import { listedNames } from '~/components/upload/testing';
import { renderComponent } from '~/dev/render-component';
import { stopViewing, viewAs, viewedAccount } from '~/identity';
import { notifications } from '~/ui/notifications';
import { PhotoUploads } from './photo-uploads';

const changes = vi.hoisted((): unknown[] => []);
const server = vi.hoisted(() => ({
  ...{ isDown: false, isSlow: false, isCutOff: false, created: 0 },
  keys: [] as string[],
  finish() {},
}));
interface Asked {
  data: { photos: File[]; consentGiven: boolean; visibility?: 'public' | 'hidden' };
  params: { sessionId: string };
}
vi.mock('~/api/photos', async (original) => {
  const api = await original<typeof import('~/api/photos')>();
  const { useMutation } = await import('@tanstack/react-query');
  return {
    ...api,
    createPhotosMutation: ({ idempotencyKey = '' }: CallOptions = {}) => ({
      mutationFn: async ({
        data: {
          photos: [photo],
          consentGiven,
          visibility = 'hidden',
        },
        params: { sessionId },
      }: Asked) => {
        if (server.isDown) throw new Error('The server is down.');
        server.keys.push(idempotencyKey);
        if (photo?.name.startsWith('refused')) throw refusedFile;
        if (server.isCutOff) throw new ApiError({ kind: 'network' });
        if (server.isSlow) await new Promise<void>((finish) => Object.assign(server, { finish }));
        server.created += 1;
        const id = `new-${server.created}`;
        return { items: [{ id, sessionId, visibility, consent: { given: consentGiven } } as Photo] };
      },
    }),
    useUpdatePhotos: (settings: object) =>
      useMutation({
        mutationFn: async ({ data }: { data: { ids: string[] } }) => {
          if (server.isDown) throw new ApiError({ kind: 'network', nothingSent: true });
          changes.push(data);
          return { changed: data.ids, missing: [], refused: [] };
        },
        ...settings,
      }),
  };
});

const refusedFile = new ApiError({
  kind: 'status',
  status: 422,
  problem: {
    ...{ type: '/problems/invalid', title: 'Invalid request', status: 422, detail: 'One file is no photo.' },
    errors: [{ field: 'photos.0', message: 'Unsupported file type' }],
  },
  retryAfterMs: null,
});

beforeEach(() => {
  Object.assign(server, { isDown: false, isSlow: false, isCutOff: false, created: 0, keys: [] });
  changes.length = 0;
  localStorage.clear();
  stopViewing();
  notifications.forget();
});

async function pictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

async function open(onClose = () => {}, shownSession?: string) {
  const client = await renderComponent(null);
  client.queryClient.setQueryData(listSessionsQuery({ show: 200 }).queryKey, {
    items: [
      { id: 'trial', name: 'Trial', status: 'draft' },
      { id: 'summer', name: 'Summer', status: 'ended' },
      { id: 'autumn', name: 'Autumn', status: 'active' },
    ],
  } as never);
  await client.rerenderContent(<PhotoUploads dropped={[]} shownSession={shownSession} onClose={onClose} />);
  return client;
}

function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it('uploads after the review, with the consent that is ticked by then', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await expect.element(page.getByText('Otherwise they stay hidden until you confirm it.')).toBeVisible();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText(/^1 photo stays hidden/)).toBeVisible();
  await expect.element(page.getByText('Autumn', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show 1 photo to guests' })).not.toBeInTheDocument();
  // Nothing is left to choose for.
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();

  choose(await pictureFile('two.png'));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText("Guests can't see 1 photo.")).toBeVisible();
  await page.getByRole('button', { name: 'Show 1 photo to guests' }).click();
  await expect.element(page.getByText('Guests can see 1 photo now.')).toBeVisible();
  expect(changes).toEqual([{ ids: ['new-2'], set: { visibility: 'public' } }]);
  await expect
    .element(page.getByRole('link', { name: 'See the photos' }))
    .toHaveAttribute('href', '/gallery?sessionId=autumn');
  // Other photos need their own consent.
  choose(await pictureFile('three.png'));
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});

it('shows the result first, above the files that were refused', async () => {
  await open();
  const dialog = page.getByRole('dialog');
  choose(new File([], 'empty.png', { type: 'image/png' }));
  await expect.element(dialog.getByText('This file is empty.')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
  choose(await pictureFile('one.png'));
  await expect.element(dialog.getByText('Cancel')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(dialog.getByText(/^1 photo stays hidden/)).toBeVisible();
  const text = dialog.element().textContent ?? '';
  const order = ["1 of 1 uploaded, 1 file can't be uploaded", '1 photo stays hidden', 'one.png', 'empty.png'];
  expect(order.map((words) => text.indexOf(words))).toEqual(
    order.map((words) => text.indexOf(words)).toSorted((one, other) => one - other),
  );
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Cancel')).not.toBeInTheDocument();
  // One is in the header.
  await expect.element(dialog.getByRole('button', { name: 'Close' }).last()).toHaveTextContent('Close');
});

it('offers active sessions first, each with its status', async () => {
  await open();
  choose(await pictureFile('one.png'));
  const choice = page.getByRole('combobox', { name: 'Session' });
  await expect.element(choice).toHaveValue('autumn');
  const options = [...(choice.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['Autumn · Active', 'Trial · Draft', 'Summer · Ended']);
});

it('asks before it closes with photos that are not uploaded', async () => {
  const onClose = vi.fn();
  await open(onClose);
  choose(await pictureFile('one.png'));
  await expect.element(page.getByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Your photos are not uploaded yet' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(onClose).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

it('asks before it closes with photos whose upload failed but may be tried again', async () => {
  server.isDown = true;
  const onClose = vi.fn();
  await open(onClose);
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 failed')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Your photos are not uploaded yet' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('leads to the uploaded photos while others failed, and keeps those', async () => {
  const onClose = vi.fn();
  await open(onClose);
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 of 1 uploaded')).toBeVisible();
  server.isDown = true;
  choose(await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  const link = page.getByRole('link', { name: 'See the photos' });
  await expect.element(link).toHaveAttribute('data-variant', 'secondary');
  await link.click();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect.element(tray.getByText('1 not uploaded')).toBeVisible();
  await tray.getByRole('button', { name: 'Close uploads' }).click();
  const question = page.getByRole('dialog', { name: 'Some photos are not uploaded yet' });
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(onClose).not.toHaveBeenCalled();
  await tray.getByRole('button', { name: /^1 not uploaded/ }).click();
  await expect.element(page.getByText('The server is down.')).toBeVisible();
});

it('does not offer to show photos again that are shown, after more uploads', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await page.getByRole('button', { name: 'Show 1 photo to guests' }).click();
  await expect.element(page.getByText('Guests can see 1 photo now.')).toBeVisible();
  server.isDown = true;
  choose(await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  await expect.element(page.getByText('Guests can see 1 photo now.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show 1 photo to guests' })).not.toBeInTheDocument();
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
  await expect.poll(() => document.activeElement?.textContent).toBe('2\u00a0of 2 uploaded');

  choose(await pictureFile('three.png'));
  await page.getByRole('checkbox').click();
  await press('Upload 1 photo');
  await expect.element(button('Show 1 photo to guests')).toBeVisible();
  await press('Show 1 photo to guests');
  await expect.element(page.getByRole('link', { name: 'See the photos' })).toHaveFocus();
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
  await expect.element(page.getByText(/^1 photo stays hidden/)).toBeVisible();
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
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.element(page.getByText('2 of 2 uploaded')).toBeVisible();
  choose(one, two);
  await expect.element(page.getByText('2 files are in the list already.')).toBeVisible();
  expect(server.created).toBe(2);
});

it('keeps uploading in the background, reports the end, and opens again', async () => {
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
  await expect.element(tray.getByText('1 photo uploaded')).toBeVisible();
  await expect.element(tray.getByText('Hidden from guests')).toBeVisible();
  expect(notifications.past().map(({ type }) => type)).toEqual(['success']);
  await tray.getByRole('button', { name: /^1 photo uploaded/ }).click();
  expect(notifications.list()).toEqual([]);
  await expect.element(dialog.getByText('Hidden from guests')).toBeVisible();
  // The way back leads to another page, where the result stays at hand.
  await router.navigate({ to: '/other' as '/' });
  await expect.element(dialog).not.toBeInTheDocument();
  await tray.getByRole('button', { name: 'Close uploads' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

it('warns in the background of files that the server refused', async () => {
  await open();
  const files = [await pictureFile('one.png'), await pictureFile('refused.png')];
  server.isSlow = true;
  choose(...files);
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await userEvent.keyboard('{Escape}');
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect.element(tray.getByText('0 of 1 uploaded')).toBeVisible();
  server.finish();
  await expect.element(tray.getByText("1 can't be uploaded")).toBeVisible();
  expect(notifications.past().map(({ type }) => type)).toEqual(['warning']);
  await tray.getByRole('button', { name: /^1 photo uploaded/ }).click();
  await expect.element(page.getByText("This file can't be opened. It may be damaged.")).toBeVisible();
});

it('stays open after a double click on the button that starts the upload', async () => {
  server.isSlow = true;
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).dblClick();
  await expect.element(page.getByRole('button', { name: 'Keep uploading in the background' })).toBeVisible();
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

it('shows the photos to guests at once, if the user wants that', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^Everyone in these photos agreed/ }).click();
  await page.getByRole('checkbox', { name: /^Show them to guests/ }).click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('Guests can see 1 photo now.')).toBeVisible();
  await expect.element(page.getByText('Guests can see it')).toBeVisible();
});

it('recognizes files that were uploaded to the session on an earlier visit', async () => {
  const [one, two] = [await pictureFile('one.png'), await pictureFile('two.png')];
  const first = await open();
  choose(one);
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 of 1 uploaded')).toBeVisible();
  await first.unmount();

  await open();
  choose(one, two);
  const notice = page.getByText('1 of these files was uploaded to this session before.');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText('uploaded before', { exact: false }).last()).toBeVisible();
  await page.getByRole('combobox').selectOptions('trial');
  await expect.element(notice).not.toBeInTheDocument();
  await page.getByRole('combobox').selectOptions('autumn');
  await page.getByRole('button', { name: 'Remove this file' }).click();
  await expect.poll(listedNames).toEqual(['two.png']);
});

it('sends a file again under the same key when the connection was lost', async () => {
  server.isCutOff = true;
  await open();
  choose(await pictureFile('one.png'), await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.element(page.getByText('2 failed')).toBeVisible();
  await expect.element(page.getByText('Connection lost. Try again.').first()).toBeVisible();
  server.isCutOff = false;
  await page.getByRole('button', { name: 'Try all again' }).click();
  await expect.element(page.getByText('2 of 2 uploaded')).toBeVisible();
  const [one, two, ...again] = server.keys;
  expect(one).not.toBe(two);
  expect(again).toEqual([one, two]);
});

it('says beside the button why photos could not be shown, and hides them again on request', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  const show = page.getByRole('button', { name: 'Show 1 photo to guests' });
  await expect.element(show).toHaveAttribute('data-variant', 'primary');
  server.isDown = true;
  await show.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent("You're offline – nothing was saved. Try again when you're back online.");
  server.isDown = false;
  await show.click();
  await expect.element(page.getByText('Guests can see 1 photo now.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hide again' }).click();
  await expect.element(page.getByText("Guests can't see 1 photo.")).toBeVisible();
  expect(changes).toEqual(
    ['public', 'hidden'].map((visibility) => ({ ids: ['new-1'], set: { visibility } })),
  );
});

it('leads to the whole gallery after uploads to two sessions', async () => {
  await open();
  for (const session of ['autumn', 'trial']) {
    choose(await pictureFile(`${session}.png`));
    await page.getByRole('combobox').selectOptions(session);
    await page.getByRole('button', { name: 'Upload 1 photo' }).click();
    await expect.element(page.getByRole('link', { name: 'See the photos' })).toBeVisible();
  }
  await expect
    .element(page.getByRole('link', { name: 'See the photos' }))
    .toHaveAttribute('href', '/gallery');
});

it('confirms the consent that was forgotten, and shows the photos', async () => {
  await open();
  choose(await pictureFile('one.png'), await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect
    .element(page.getByText('2 photos stay hidden because consent is not confirmed.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Confirm consent and show' }).click();
  await expect.element(page.getByText('Guests can see 2 photos now.')).toBeVisible();
  await expect.element(page.getByText(/stay hidden/)).not.toBeInTheDocument();
  expect(changes).toEqual([{ ids: ['new-1', 'new-2'], set: { consentGiven: true, visibility: 'public' } }]);
});
