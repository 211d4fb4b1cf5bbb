import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listViewsQuery } from '~/api/views';
import { renderComponent } from '~/testing/render-component';
import { SavedViews } from './saved-views';

it('opens a view with its own search only', async () => {
  const search = { search: 'fern', page: 2 };
  const { router, queryClient } = await renderComponent(
    <SavedViews list="products" search={search} onClose={() => undefined} />,
    { path: '/?search=fern&page=2' },
  );
  const tall = { id: 'tall', list: 'products' as const, name: 'Tall', search: { sort: '-height' } };
  queryClient.setQueryData(listViewsQuery({ list: 'products', show: 200 }).queryKey, {
    page: 1,
    pages: 1,
    items: [{ ...tall, createdAt: '2026-01-01T00:00:00Z' }],
  });
  await page.getByRole('button', { name: 'Tall', exact: true }).click();
  await expect.poll(() => router.state.location.search).toEqual({ sort: '-height' });
});
