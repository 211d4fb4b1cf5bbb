import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/dev/render-component';
import { QueuedUploads } from './queued-uploads';
import { listedNames } from './testing';
import { createUploadQueue, type Sending } from './upload-queue';

const noteOf = () => 'Logo';

it('sends all failed files again with one press, but none that was removed or canceled', async () => {
  const send = vi.fn((file: File, _type: string, { signal }: Sending) =>
    file.name === 'canceled.png'
      ? new Promise((_, reject) => signal.addEventListener('abort', reject))
      : Promise.reject(new Error('down')),
  );
  const queue = createUploadQueue<string>({
    send,
    explain: () => ({ reason: 'Try again.', again: true }),
    refuse: () => null,
  });
  await renderComponent(<QueuedUploads queue={queue} noteOf={noteOf} />);
  const names = ['one.png', 'two.png', 'three.png', 'canceled.png'];
  queue.add(
    names.map((name) => new File(['x'], name)),
    'logo',
  );
  await page.getByRole('button', { name: 'Cancel canceled.png' }).click();
  await expect.element(page.getByText('3 failed, 1 canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  await expect.element(page.getByText('2 failed, 1 canceled')).toBeVisible();
  send.mockClear();
  await page.getByRole('button', { name: 'Try all again' }).click();
  await expect.element(page.getByText('2 failed, 1 canceled')).toBeVisible();
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['one.png', 'three.png']);
});

it('sends canceled files again with one press, once nothing has failed', async () => {
  const send = vi.fn(
    (_file: File, _type: string, { signal }: Sending) =>
      new Promise((_, reject) => signal.addEventListener('abort', reject)),
  );
  const queue = createUploadQueue<string>({
    send,
    explain: () => ({ reason: 'Try again.', again: true }),
    refuse: () => null,
  });
  await renderComponent(<QueuedUploads queue={queue} noteOf={noteOf} />);
  queue.add(
    ['one.png', 'two.png'].map((name) => new File(['x'], name)),
    'logo',
  );
  await page.getByRole('button', { name: 'Cancel all' }).click();
  await expect.element(page.getByText('2 canceled')).toBeVisible();
  send.mockClear();
  await page.getByRole('button', { name: 'Upload 2 canceled files' }).click();
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['one.png', 'two.png']);
});

it('shows how much of all files was sent, without those that failed', async () => {
  const queue = createUploadQueue<string>({
    send(file, _type, { onProgress }) {
      if (file.name === 'done.png') return Promise.resolve();
      if (file.name === 'failed.png') return Promise.reject(new Error('down'));
      onProgress(0.5);
      return new Promise(() => {});
    },
    explain: () => ({ reason: 'Try again.', again: true }),
    refuse: () => null,
  });
  await renderComponent(<QueuedUploads queue={queue} noteOf={noteOf} />);
  const bar = page.getByRole('progressbar', { name: 'Progress of all uploads' });
  queue.add([new File(['1234'], 'done.png')], 'logo');
  await expect.element(page.getByText('1 of 1 uploaded')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  queue.add([new File(['12345678'], 'failed.png'), new File(['12'], 'half.png')], 'logo');
  await expect.element(page.getByText('1 of 3 uploaded, 1 failed')).toBeVisible();
  await expect.element(bar).toHaveAttribute('value', '4.7');
  await expect.element(bar).toHaveAttribute('max', '6');
  // A row counts in the same way.
  await expect.element(page.getByText('35%')).toBeVisible();
});

it('counts the files that cannot be uploaded, and says that the server works on a file that is sent', async () => {
  const queue = createUploadQueue<string>({
    send: (_file, _type, { onProgress }) => {
      onProgress(1);
      return new Promise(() => {});
    },
    explain: () => ({ reason: 'Try again.', again: true }),
    refuse: (file) => (file.size === 0 ? 'This file is empty.' : null),
  });
  await renderComponent(<QueuedUploads queue={queue} noteOf={noteOf} unusable={2} />);
  queue.add([new File(['x'], 'one.png'), new File([], 'empty.png')], 'logo');
  await expect
    .element(page.getByText("0 of 1 uploaded, 1 finishing, 3 files can't be uploaded"))
    .toBeVisible();
  await expect.element(page.getByText('Finishing…')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('value');
});

it('lists failed files first, and leaves them there while they are sent again', async () => {
  let isDown = true;
  const queue = createUploadQueue<string>({
    send: (file) => {
      if (file.name === 'one.png') return Promise.resolve();
      return isDown ? Promise.reject(new Error('down')) : new Promise(() => {});
    },
    explain: () => ({ reason: 'Try again.', again: true }),
    refuse: () => null,
  });
  await renderComponent(<QueuedUploads queue={queue} noteOf={noteOf} />);
  queue.add(
    ['one.png', 'two.png', 'three.png'].map((name) => new File(['x'], name)),
    'logo',
  );
  await expect.poll(listedNames).toEqual(['two.png', 'three.png', 'one.png']);
  isDown = false;
  await page.getByRole('button', { name: 'Send three.png again' }).click();
  await expect.element(page.getByRole('button', { name: 'Cancel three.png' })).toBeVisible();
  expect(listedNames()).toEqual(['two.png', 'three.png', 'one.png']);
});

it('lists new failures above the files that were sent again before', async () => {
  let isDown = true;
  const queue = createUploadQueue<string>({
    send: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()),
    explain: () => ({ reason: 'Try again.', again: true }),
    refuse: () => null,
  });
  await renderComponent(<QueuedUploads queue={queue} noteOf={noteOf} />);
  queue.add([new File(['x'], 'one.png')], 'logo');
  await page.getByRole('button', { name: 'Send one.png again' }).click();
  await expect.element(page.getByText('1 failed')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Send one.png again' }).click();
  await expect.element(page.getByText('1 of 1 uploaded')).toBeVisible();
  isDown = true;
  queue.add([new File(['x'], 'two.png')], 'logo');
  await expect.element(page.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  expect(listedNames()).toEqual(['two.png', 'one.png']);
});

it('lists what was added last first, and moves no row while files are sent', async () => {
  const finish = new Map<string, () => void>();
  const queue = createUploadQueue<string>({
    send: ({ name }) => new Promise<void>((done) => finish.set(name, done)),
    explain: () => ({ reason: 'Try again.', again: true }),
    refuse: () => null,
  });
  await renderComponent(<QueuedUploads queue={queue} noteOf={noteOf} />);
  const add = (...names: string[]) =>
    queue.add(
      names.map((name) => new File(['x'], name)),
      'logo',
    );
  add('one.png', 'two.png');
  await expect.poll(listedNames).toEqual(['one.png', 'two.png']);
  finish.get('one.png')?.();
  await expect.element(page.getByText('1 of 2 uploaded')).toBeVisible();
  expect(listedNames()).toEqual(['one.png', 'two.png']);
  add('three.png', 'four.png');
  await expect.poll(listedNames).toEqual(['three.png', 'four.png', 'one.png', 'two.png']);
  for (const name of ['two.png', 'three.png', 'four.png']) {
    await expect.poll(() => finish.has(name)).toBe(true);
    finish.get(name)?.();
  }
  await expect.element(page.getByText('4 of 4 uploaded')).toBeVisible();
  expect(listedNames()).toEqual(['three.png', 'four.png', 'one.png', 'two.png']);
});
