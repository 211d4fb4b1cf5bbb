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

it('continues the uploads that waited for the network when it is back, and stops all at the end', async () => {
  const signals: AbortSignal[] = [];
  let isOffline = true;
  const queue = createUploadQueue<string>({
    send(file, _type, { signal }) {
      if (isOffline || file.name === 'failed.png') return Promise.reject(file);
      signals.push(signal);
      return new Promise(() => {});
    },
    explain: (file) => ({
      reason: 'Nothing was saved.',
      again: true,
      offline: (file as File).name !== 'failed.png',
    }),
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
