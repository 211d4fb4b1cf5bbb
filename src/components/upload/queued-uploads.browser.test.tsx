import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/dev/render-component';
import { QueuedUploads } from './queued-uploads';
import { createUploadQueue, type Upload } from './upload-queue';

const refused = (id: number, offline: boolean): Upload<string> => ({
  ...{ id, type: 'logo', file: new File(['x'], `${id}.png`) },
  state: { status: 'refused', reason: 'Nothing was saved.', again: true, offline },
});

it('continues the uploads that waited for the network when it is back', async () => {
  const uploads = [refused(1, true), refused(2, false)];
  const queue = {
    ...{ list: () => uploads, subscribe: () => () => {} },
    ...{ cancel: vi.fn(), cancelAll: vi.fn(), retry: vi.fn(), remove: vi.fn() },
  };
  await renderComponent(<QueuedUploads queue={queue} />);
  window.dispatchEvent(new Event('online'));
  expect(queue.retry.mock.calls).toEqual([[1]]);
});

it('sends all failed files again with one press, and forgets one that is removed', async () => {
  const send = vi.fn(async () => Promise.reject(new Error('down')));
  const queue = createUploadQueue<string>({
    send,
    explain: () => ({ reason: 'Try again.', again: true }),
    refuse: () => null,
  });
  await renderComponent(<QueuedUploads queue={queue} />);
  queue.add([new File(['x'], 'one.png'), new File(['x'], 'two.png'), new File(['x'], 'three.png')], 'logo');
  await expect.element(page.getByText('0 of 3 uploaded, 3 not uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  await expect.element(page.getByText('0 of 2 uploaded, 2 not uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try all again' }).click();
  await expect.poll(() => send.mock.calls.length).toBe(5);
});
