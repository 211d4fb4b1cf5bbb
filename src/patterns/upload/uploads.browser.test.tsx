import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { createUploadQueue, type SendOptions, type UploadQueue } from './upload-queue';
import { UploadRow } from './upload-row';
import { UploadSummary } from './upload-summary';
import { uploadView } from './upload-view';
import { useUploads } from './use-uploads';

function Uploads({ queue }: { queue: UploadQueue<string> }) {
  const uploads = useUploads(queue);
  const summary = useRef<HTMLDivElement>(null);
  return (
    <>
      <UploadSummary queue={queue} view={uploadView(uploads)} summary={summary} />
      <ul>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            queue={queue}
            onRemove={() => summary.current?.focus()}
          />
        ))}
      </ul>
    </>
  );
}

type Send = (file: File, type: string, options: SendOptions) => Promise<{ id: string }>;

async function open(send: Send) {
  const queue = createUploadQueue<string>({
    send,
    explain: (error) => ({ status: error === 'offline' ? 'offline' : 'failed', reason: 'Try again.' }),
    check: () => null,
  });
  const screen = await renderComponent(<Uploads queue={queue} />);
  const upload = (...files: [name: string, content: string][]) => {
    queue.add(files.map(([name, content]) => new File([content], name)));
    queue.start(() => 'logo');
  };
  return { ...screen, upload };
}

const untilCanceled: Send = (_file, _type, { signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', reject));
const button = (name: string) => page.getByRole('button', { name });
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('span > span')?.textContent);

it('sends all failed files again with one press, but none that was removed or canceled', async () => {
  const send = vi.fn<Send>((file, ...rest) =>
    file.name === 'canceled' ? untilCanceled(file, ...rest) : Promise.reject(new Error('down')),
  );
  const { upload } = await open(send);
  upload(['one', 'x'], ['two', 'x'], ['three', 'x'], ['canceled', 'x']);
  await button('Cancel canceled').click();
  await expect.element(page.getByText('3 failed, 1 canceled')).toBeVisible();
  await button('Remove two').click();
  await expect.element(page.getByRole('status').filter({ hasText: '2 failed, 1 canceled' })).toHaveFocus();
  send.mockClear();
  await button('Try all again').click();
  await expect.element(page.getByText('2 failed, 1 canceled')).toBeVisible();
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['one', 'three']);
});

it('sends canceled files again with one press', async () => {
  const send = vi.fn(untilCanceled);
  const { upload } = await open(send);
  upload(['one', 'x'], ['two', 'x']);
  await button('Cancel all').click();
  await expect.element(page.getByText('2 canceled')).toBeVisible();
  send.mockClear();
  const again = button('Upload 2 canceled files');
  // The second click of a double click on the button that was there.
  again.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(send).not.toHaveBeenCalled();
  await again.click();
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['one', 'two']);
});

it('shows how much of all files was sent, without those that failed, and keeps the rows in their order', async () => {
  const { upload } = await open((file, _type, { onProgress }) => {
    if (file.name === 'done') return Promise.resolve({ id: 'x' });
    if (file.name === 'failed') return Promise.reject(new Error('down'));
    onProgress(file.name === 'sent' ? 1 : 0.5);
    return new Promise(() => {});
  });
  const bar = page.getByRole('progressbar', { name: 'Progress of all uploads' });
  upload(['done', '1234']);
  await expect.element(page.getByText('1 of 1 uploaded')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  upload(['failed', '12345678'], ['half', '12']);
  await expect.element(page.getByText('1 of 3 uploaded, 1 failed')).toBeVisible();
  await expect.element(bar).toHaveAttribute('value', '4.7');
  await expect.element(bar).toHaveAttribute('max', '6');
  // A row counts in the same way.
  await expect.element(page.getByText('35%')).toBeVisible();
  // The server still checks and stores it.
  upload(['sent', '1']);
  await expect.element(page.getByText('Finishing…')).toBeVisible();
  await expect
    .element(page.getByRole('progressbar', { name: 'Upload of sent' }))
    .not.toHaveAttribute('value');
  expect(names()).toEqual(['done', 'failed', 'half', 'sent']);
});

it('continues the uploads that waited for the network when it is back, and stops all at the end', async () => {
  const signals: AbortSignal[] = [];
  let isOffline = true;
  const { upload, unmount } = await open((file, _type, { signal }) => {
    if (file.name === 'failed') return Promise.reject(new Error('down'));
    if (isOffline) return Promise.reject('offline');
    signals.push(signal);
    return new Promise(() => {});
  });
  upload(['waits', 'x'], ['failed', 'x']);
  await expect
    .element(page.getByText("You're offline. The uploads continue when you're online again."))
    .toBeVisible();
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('0 of 2 uploaded, 1 failed')).toBeVisible();
  await unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('cancels what waits for the network, and sends none of it when it is back', async () => {
  const { upload } = await open(() => Promise.reject('offline'));
  upload(['one', 'x'], ['two', 'x'], ['three', 'x']);
  await expect.element(page.getByText('3 waiting')).toBeVisible();
  await button('Cancel one').click();
  await button('Cancel all').click();
  await expect.element(page.getByText('3 canceled')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('3 canceled')).toBeVisible();
  await expect.element(button('Cancel all')).not.toBeInTheDocument();
});
