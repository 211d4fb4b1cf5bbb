import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '~/api/transport/errors';
import { renderComponent } from '~/testing/render-component';
import { openWall, type Snapshot, wallKey } from '../model/photo-queries';
import { useSnapshot } from './use-wall';

vi.mock('../model/photo-queries', async (original) => ({
  ...(await original<typeof import('../model/photo-queries')>()),
  openWall: vi.fn(),
}));

const initial = { key: wallKey({}), snapshot: { filter: {}, asOf: 'before' } };

function Gallery() {
  const { snapshot, unreachable } = useSnapshot({ search: 'beach' }, initial);
  return <p>{`${snapshot.asOf}${unreachable ? ', no connection' : ''}`}</p>;
}

it('keeps the previous photos while a search has no connection, and searches when it is back', async () => {
  vi.mocked(openWall).mockRejectedValueOnce(new ApiError({ kind: 'network', nothingSent: true }));
  await renderComponent(<Gallery />);
  await expect.element(page.getByText('before, no connection')).toBeVisible();
  vi.mocked(openWall).mockResolvedValueOnce({ filter: { search: 'beach' }, asOf: 'found' } as Snapshot);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('found', { exact: true })).toBeVisible();
});
