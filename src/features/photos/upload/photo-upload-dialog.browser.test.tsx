import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Photo } from '~/api/photos';
import { listSessionsQuery } from '~/api/sessions';
import { renderComponent } from '~/dev/render-component';
import { PhotoUploadDialog } from './photo-upload-dialog';

const changes = vi.hoisted((): unknown[] => []);
const server = vi.hoisted(() => ({ isDown: false }));
vi.mock('~/api/photos', async (original) => {
  const api = await original<typeof import('~/api/photos')>();
  const { useMutation } = await import('@tanstack/react-query');
  return {
    ...api,
    createPhotosMutation: () => ({
      mutationFn: async ({ data: { consentGiven } }: { data: { consentGiven: boolean } }) => {
        if (server.isDown) throw new Error('The server is down.');
        return { items: [{ id: 'new', sessionId: 'autumn', consent: { given: consentGiven } } as Photo] };
      },
    }),
    useUpdatePhotos: (settings: object) =>
      useMutation({
        mutationFn: async ({ data }: { data: { ids: string[] } }) => {
          changes.push(data);
          return { changed: data.ids, missing: [], refused: [] };
        },
        ...settings,
      }),
  };
});

async function pictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

async function open(onClose = () => {}) {
  const client = await renderComponent(null);
  client.queryClient.setQueryData(listSessionsQuery({ show: 200 }).queryKey, {
    items: [
      { id: 'trial', name: 'Trial', status: 'draft' },
      { id: 'summer', name: 'Summer', status: 'ended' },
      { id: 'autumn', name: 'Autumn', status: 'active' },
    ],
  } as never);
  await client.rerenderContent(<PhotoUploadDialog dropped={[]} onClose={onClose} />);
}

function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it('uploads after the review, with the consent that is ticked by then', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await expect.element(page.getByText('Otherwise they stay hidden from guests.')).toBeVisible();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText(/^1 photo stays hidden/)).toBeVisible();
  await expect.element(page.getByText(/^Autumn · /)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show', exact: true })).not.toBeInTheDocument();
  // Nothing is left to choose for.
  await expect.element(page.getByLabelText('Session')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();

  choose(await pictureFile('two.png'));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText(/^1 photo is hidden until you show it/)).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.element(page.getByText('1 photo shown')).toBeVisible();
  expect(changes).toEqual([{ ids: ['new'], set: { visibility: 'public' } }]);
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
  const order = ['1 of 1 uploaded', '1 photo stays hidden', 'one.png', 'empty.png'];
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
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(onClose).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Leave without uploading' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('asks before it closes with photos whose upload failed but may be tried again', async () => {
  server.isDown = true;
  const onClose = vi.fn();
  await open(onClose);
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('0 of 1 uploaded, 1 not uploaded')).toBeVisible();
  server.isDown = false;
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Your photos are not uploaded yet' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
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
  await expect.element(page.getByText('This image cannot be opened. It may be damaged.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Upload/ })).not.toBeInTheDocument();
});
