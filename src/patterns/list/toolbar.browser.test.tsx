import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import type { List, ListSearch } from './list';
import { ListScreen } from './list-screen';
import '~/ui/tokens.css';
import '~/ui/base.css';

interface PlantSearch extends ListSearch {
  status?: string | undefined;
}

const plants: List<string, PlantSearch> = {
  name: 'products',
  title: msg`Plants`,
  searchLabel: msg`Find a plant`,
  filters: [{ id: 'status', label: msg`Status`, options: () => [{ value: 'rare', label: msg`Rare` }] }],
  query: () => ({
    queryKey: ['listProducts'],
    queryFn: async () => ({ page: 1, pages: 1, items: ['Agave'] }),
  }),
  counted: (total) => `${total} plants`,
  rowId: (name) => name,
  rowName: (name) => name,
  columns: [{ id: 'name', label: msg`Name`, cell: (name) => name, sort: 'name' }],
  empty: { icon: <svg />, title: msg`No plants yet`, text: msg`Add the first one.` },
};

it('keeps one line where a panel is beside the list in a window of 1280 px', async () => {
  // With the scroll bar.
  await page.viewport(498, 700);
  await renderComponent(<ListScreen list={plants} />);
  const search = page.getByRole('searchbox').element().getBoundingClientRect();
  const view = page.getByRole('button', { name: 'View', exact: true }).element().getBoundingClientRect();
  expect([view.top, view.right <= 483]).toEqual([search.top, true]);
});
