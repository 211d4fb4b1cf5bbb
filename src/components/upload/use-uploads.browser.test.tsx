import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/dev/render-component';
import { QueuedUploads } from './queued-uploads';
import { createUploadQueue, type UploadQueue } from './upload-queue';
import { useUploads } from './use-uploads';

function Uploads({ queue }: { queue: UploadQueue<string> }) {
  useUploads(queue);
  return <QueuedUploads queue={queue} noteOf={() => 'Logo'} />;
}

const explain = (file: unknown) => ({
  reason: 'Nothing was saved.',
  again: true,
  offline: (file as File).name !== 'failed.png',
});

it('continues the uploads that waited for the network when it is back, and stops all at the end', async () => {
  const signals: AbortSignal[] = [];
  let isOffline = true;
  const queue = createUploadQueue<string>({
    send(file, _type, { signal }) {
      if (isOffline || file.name === 'failed.png') return Promise.reject(file);
      signals.push(signal);
      return new Promise(() => {});
    },
    explain,
    refuse: () => null,
  });
  const { unmount } = await renderComponent(<Uploads queue={queue} />);
  queue.add([new File(['x'], 'waits.png'), new File(['x'], 'failed.png')], 'logo');
  await expect
    .element(page.getByText("You're offline. The uploads continue when you're online again."))
    .toBeVisible();
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('0 of 2 uploaded, 1 failed')).toBeVisible();
  await unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('cancels what waits for the network, all or one, and offers it beside what failed', async () => {
  const queue = createUploadQueue<string>({
    send: (file) => Promise.reject(file),
    explain,
    refuse: () => null,
  });
  await renderComponent(<Uploads queue={queue} />);
  queue.add(
    ['one.png', 'two.png', 'three.png', 'failed.png'].map((name) => new File(['x'], name)),
    'logo',
  );
  await expect.element(page.getByText('1 failed, 3 waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel one.png' }).click();
  await page.getByRole('button', { name: 'Cancel all' }).click();
  await expect.element(page.getByText('1 failed, 3 canceled')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('1 failed, 3 canceled')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel all' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Upload 3 canceled files' }).click();
  await expect.element(page.getByText('1 failed, 3 waiting')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
