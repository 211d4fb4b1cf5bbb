import { expect, it, vi } from 'vitest';
import { renderComponent } from '~/dev/render-component';
import { QueuedUploads } from './queued-uploads';
import type { Upload } from './upload-queue';

const refused = (id: number, offline: boolean): Upload<string> => ({
  ...{ id, type: 'logo', file: new File(['x'], `${id}.png`) },
  state: { status: 'refused', reason: 'Nothing was saved.', again: true, offline },
});

it('continues the uploads that waited for the network when it is back', async () => {
  const uploads = [refused(1, true), refused(2, false)];
  const queue = {
    ...{ list: () => uploads, subscribe: () => () => {} },
    ...{ cancel: vi.fn(), cancelAll: vi.fn(), retry: vi.fn() },
  };
  await renderComponent(<QueuedUploads queue={queue} />);
  window.dispatchEvent(new Event('online'));
  expect(queue.retry.mock.calls).toEqual([[1]]);
});
