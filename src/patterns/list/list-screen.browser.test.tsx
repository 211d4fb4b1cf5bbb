import { msg } from '@lingui/core/macro';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listViewsQuery } from '~/api/views';
import { renderComponent } from '~/testing/render-component';
import { createNotifications } from '~/ui/feedback/notifications';
import { Toaster } from '~/ui/feedback/toaster';
import '~/ui/tokens.css';
import '~/ui/base.css';
import type { CardProps, List, ListSearch, PanelProps } from './list';
import { ListExportButton } from './list-export-button';
import { ListScreen } from './list-screen';
import { loadList } from './load-list';

interface Plant {
  id: string;
  name: string;
  height: number;
}

interface PlantSearch extends ListSearch {
  status?: string | undefined;
}

const PLANTS: Plant[] = [
  { id: 'a', name: 'Agave', height: 40 },
  { id: 'b', name: 'Basil', height: 30 },
  { id: 'c', name: 'Cedar', height: 900 },
];

const readPlants = ({ search = '', page: asked = 1 }: PlantSearch) => {
  // The route validates the search params; here numbers are still strings.
  const number = Number(asked);
  const items = PLANTS.filter(({ name }) => name.toLowerCase().includes(search));
  return { page: number, pages: items.length > 0 ? 3 : 0, items: number > 3 ? [] : items };
};
const query = vi.fn(readPlants);
const remove = vi.fn(async (rows: readonly Plant[]) => ({
  refused: rows.filter(({ id }) => id === 'c').map(({ name }) => ({ message: `${name} is in use.` })),
}));

const Content = ({ row, facts }: PanelProps<Plant>) => (
  <>
    <p>About {row.name}</p>
    {facts}
  </>
);

const plants: List<Plant, PlantSearch> = {
  name: 'products',
  title: msg`Plants`,
  searchLabel: msg`Find a plant`,
  query: (asked) => ({ queryKey: ['listProducts', asked], queryFn: async () => query(asked) }),
  counted: (total) => `${total} plants`,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  columns: [
    { id: 'name', label: msg`Name`, cell: ({ name }) => name, sort: 'name' },
    { id: 'height', label: msg`Height`, cell: ({ height }) => height, sort: 'height', numeric: true },
  ],
  filters: [{ id: 'status', label: msg`Status`, options: () => [{ value: 'rare', label: msg`Rare` }] }],
  bulk: [
    {
      id: 'delete',
      label: msg`Delete`,
      needs: 'deleteProduct',
      danger: true,
      confirm: { title: (count) => `Delete ${count} plants?`, yes: msg`Delete` },
      useRun: () => remove,
    },
  ],
  empty: { icon: <svg />, title: msg`No plants yet`, text: msg`Add the first one.` },
  create: { to: '/products/create', label: msg`Add a plant`, needs: 'createProduct', takesName: true },
  panel: {
    Content,
    record: (id) => ({
      queryKey: ['getProduct', id],
      queryFn: async () => ({ id, name: 'Dill', height: 50 }),
    }),
  },
};

const notifications = createNotifications();

beforeEach(async () => {
  localStorage.clear();
  vi.clearAllMocks();
  query.mockImplementation(readPlants);
  await page.viewport(1000, 700);
});

const open = (path = '/', list = plants) =>
  renderComponent(<ListScreen list={list} />, {
    path,
    load: (client, search) => loadList(client, list, search),
  });
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const lastQuery = () => query.mock.lastCall?.[0];

it('shows the rows of the page that the address asks for', async () => {
  await open('/?page=2&sort=-height');
  await expect.element(page.getByRole('heading', { name: 'Plants' })).toBeVisible();
  await expect.element(row('Cedar')).toBeVisible();
  expect(lastQuery()).toEqual({ page: '2', sort: '-height' });
  await expect
    .element(page.getByRole('columnheader', { name: 'Height' }))
    .toHaveAttribute('aria-sort', 'descending');
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

it('asks once, and only for what the route knows of the address', async () => {
  await renderComponent(<ListScreen list={plants} />, {
    path: '/?utm_source=mail&page=2',
    validateSearch: ({ page }) => ({ page, status: undefined }),
    load: (client, search) => loadList(client, plants, search),
  });
  await expect.element(row('Agave')).toBeVisible();
  expect(query.mock.calls).toEqual([[{ page: '2', status: undefined }]]);
});

it('writes search, filter and order into the address and begins with the first page', async () => {
  const { router } = await open('/?page=2');
  await userEvent.type(page.getByRole('searchbox', { name: 'Find a plant' }), 'ba');
  await expect.element(row('Agave')).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.search).toEqual({ search: 'ba' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Rare');
  await page.getByRole('button', { name: 'Height' }).click();
  await expect.poll(() => lastQuery()).toEqual({ search: 'ba', status: 'rare', sort: 'height' });
  await expect.element(page.getByRole('searchbox')).toHaveValue('ba');
});

it('keeps the former rows, marked as busy, until the next page is loaded', async () => {
  await open();
  const table = page.getByRole('table', { name: 'Plants' });
  await expect.element(table).toHaveAttribute('aria-busy', 'false');
  const next = Promise.withResolvers<ReturnType<typeof readPlants>>();
  query.mockReturnValue(next.promise as never);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  await expect.element(row('Agave')).toBeVisible();
  next.resolve({ page: 2, pages: 3, items: PLANTS.slice(2) });
  await expect.element(row('Agave')).not.toBeInTheDocument();
  await expect.element(row('Cedar')).toBeVisible();
  await expect.element(table).toHaveAttribute('aria-busy', 'false');
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

it('shows rows as cards that open, move and are selected as rows of a table', async () => {
  const Card = ({ row: { name }, onOpen }: CardProps<Plant>) => (
    <button type="button" data-row-link onClick={onOpen}>
      {name}
    </button>
  );
  const cards = { Card, width: 10, skeleton: undefined, isSelectable: ({ id }: Plant) => id !== 'c' };
  const { router } = await open('/', { ...plants, cards });
  await expect.element(page.getByRole('listitem').getByRole('button', { name: 'Agave' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Select Cedar' })).not.toBeInTheDocument();
  await userEvent.keyboard('jj');
  await expect.element(page.getByRole('button', { name: 'Basil' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Basil' }).getByText('About Basil')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Select Agave' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Rare');
  await expect.poll(() => router.state.location.search).toEqual({ status: 'rare' });
});

it('shows how many rows match, or the page where the backend does not count', async () => {
  query.mockImplementation((asked) => ({ ...readPlants(asked), total: asked.search === 'ba' ? 1 : 2221 }));
  await open();
  const count = page.getByRole('status').filter({ hasText: 'plants' });
  await expect.element(count).toHaveTextContent('2221 plants');
  await userEvent.type(page.getByRole('searchbox', { name: 'Find a plant' }), 'ba');
  await expect.element(count).toHaveTextContent('1 plants');
  query.mockImplementation(readPlants);
  await userEvent.clear(page.getByRole('searchbox'));
  await userEvent.type(page.getByRole('searchbox'), 'a');
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
});

it('shows each active filter with its name, and removes it', async () => {
  const { router } = await open('/?status=rare');
  const filters = page.getByRole('list', { name: 'Active filters' });
  await expect.element(filters.getByText('Status: Rare')).toBeVisible();
  await filters.getByRole('button', { name: 'Remove the filter Status' }).click();
  await expect.element(filters).not.toBeInTheDocument();
  expect(router.state.location.search).toEqual({});
});

it('sets and clears filters in the filter menu, whose fields reach its edge', async () => {
  const { router } = await open('/?status=rare');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const status = page.getByLabelText('Status');
  await expect.element(status).toHaveValue('rare');
  const menu = status.element().closest('[popover]');
  const edges = [status.element(), menu?.querySelector('h2')?.parentElement].map(
    (element) => element?.getBoundingClientRect().right,
  );
  expect(edges[0]).toBeCloseTo(edges[1] ?? 0, 0);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.element(status).toHaveFocus();
  expect(router.state.location.search).toEqual({});
  await userEvent.keyboard('{Escape}');
  await page.viewport(390, 700);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await status.selectOptions('Rare');
  await page.getByRole('button', { name: 'Show results' }).click();
  expect(router.state.location.search).toEqual({ status: 'rare' });
});

it('says how many columns do not fit, and which', async () => {
  const wide: List<Plant, PlantSearch> = {
    ...plants,
    columns: [...plants.columns, { id: 'soil', label: msg`Soil`, cell: () => 'Sand', width: 30 }],
  };
  await renderComponent(<ListScreen list={wide} />);
  const view = page.getByRole('button', { name: /^View/ });
  await expect.element(view).toHaveTextContent('View');
  await page.viewport(800, 700);
  await expect.element(view).toHaveTextContent('View+1 column');
  await view.click();
  await expect.element(page.getByLabelText('Soil no room')).toBeVisible();
});

it('offers to add what was searched for and not found', async () => {
  const { router } = await open('/?search=Anna%20Muster');
  await expect.element(page.getByText('Nothing found for “Anna Muster”')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Add a plant' })).toBeVisible();
  await page.getByRole('link', { name: 'Add “Anna Muster”' }).click();
  expect(router.state.location.state).toMatchObject({ newName: 'Anna Muster' });
});

it('keeps rows selected on other pages and selects all pages', async () => {
  query.mockImplementation(({ page: asked = 1 }: PlantSearch) => {
    const number = Number(asked);
    return {
      page: number,
      pages: 3,
      total: 3,
      items: [{ id: `${number}`, name: `Plant ${number}`, height: 1 }],
    };
  });
  await open();
  await page.getByRole('checkbox', { name: 'Select Plant 1' }).click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.element(row('Plant 2')).toBeVisible();
  await expect.element(page.getByText('1 selected · 1 not on this page')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Plant 2' }).click();
  await expect.element(page.getByText('2 selected · 1 not on this page')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 3' }).click();
  await expect.element(page.getByText('3 selected', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Select all 3' })).not.toBeInTheDocument();
});

it('shows toasts above the bar of the selection', async () => {
  await renderComponent(
    <>
      <ListScreen list={plants} />
      <Toaster label="Notifications" store={notifications} />
    </>,
  );
  await page.getByRole('checkbox', { name: 'Select Agave' }).click();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect.element(bar).toBeVisible();
  notifications.notify({ text: 'Saved' });
  const toast = page.getByText('Saved', { exact: true });
  await expect.element(toast).toBeVisible();
  const isCovered = () => {
    const toastBox = toast.element().getBoundingClientRect();
    const barBox = bar.element().getBoundingClientRect();
    // A bar higher up on a short page has room below it.
    return toastBox.bottom > barBox.top && toastBox.top < barBox.bottom;
  };
  await expect.poll(isCovered).toBe(false);
});

it('keeps the list usable beside an open panel at desktop width', async () => {
  await page.viewport(1440, 800);
  await open();
  await page.getByRole('link', { name: 'Agave' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Agave' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Basil' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('link', { name: 'Cedar' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Cedar' })).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('dialog', { name: 'Basil' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('sorts when any part of a heading is clicked', async () => {
  const { router } = await open();
  const heading = page.getByRole('columnheader', { name: 'Height' });
  await expect.element(heading).toBeVisible();
  const { width, height } = heading.element().getBoundingClientRect();
  await heading.click({ position: { x: 3, y: height / 2 } });
  expect(router.state.location.search).toEqual({ sort: 'height' });
  await heading.click({ position: { x: width - 3, y: height / 2 } });
  expect(router.state.location.search).toEqual({ sort: '-height' });
});

it('keeps the color of a selected row while it has the focus or the pointer', async () => {
  await open();
  await page.getByRole('checkbox', { name: 'Select Agave' }).click();
  await page.getByRole('checkbox', { name: 'Select Basil' }).click();
  const colorOf = (name: string) => getComputedStyle(row(name).element()).backgroundColor;
  // Basil has the focus and the pointer, Agave neither, Cedar is not selected.
  expect(row('Basil').element().contains(document.activeElement)).toBe(true);
  expect(colorOf('Basil')).toBe(colorOf('Agave'));
  expect(colorOf('Basil')).not.toBe(colorOf('Cedar'));
});

it('ends a heading where its numbers end', async () => {
  await open();
  const endOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  };
  const heading = page.getByRole('columnheader', { name: 'Height' }).getByText('Height').element();
  const number = page.getByRole('cell', { name: '900' }).element();
  expect(Math.abs(endOf(heading) - endOf(number))).toBeLessThan(1);
});

it('explains an empty result and leads back to the whole list', async () => {
  const { router } = await open('/?search=zzz');
  await expect.element(page.getByText('Nothing found for “zzz”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.element(row('Agave')).toBeVisible();
  expect(router.state.location.search).toEqual({});
});

it('shows the first step where there is nothing yet', async () => {
  query.mockReturnValueOnce({ page: 1, pages: 0, items: [] });
  await open();
  await expect.element(page.getByText('No plants yet')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Add a plant' }))
    .toHaveAttribute('href', '/products/create');
});

it('moves with j and k, opens the panel with Enter, walks on in it and returns the focus to the row', async () => {
  const { router } = await open();
  await expect.element(row('Agave')).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(page.getByRole('link', { name: 'Basil' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Basil' }).getByText('About Basil')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('dialog', { name: 'Cedar' })).toBeVisible();
  expect(router.state.location.search).toEqual({ open: 'c' });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Cedar' })).toHaveFocus();
});

it('keeps a changed row in its place while its panel is open', async () => {
  const { queryClient } = await open('/?open=b');
  await expect.element(page.getByRole('dialog', { name: 'Basil' })).toBeVisible();
  // Basil was changed last, so that it is now the first.
  query.mockImplementation((asked) => {
    const [agave, basil, cedar] = readPlants(asked).items;
    return { page: 1, pages: 3, items: [basil, agave, cedar].filter((plant) => plant !== undefined) };
  });
  await queryClient.invalidateQueries();
  const names = () =>
    page
      .getByRole('row')
      .elements()
      .map((one) => one.querySelector('a')?.textContent);
  expect(names().filter(Boolean)).toEqual(['Agave', 'Basil', 'Cedar']);
  await page.getByRole('button', { name: 'Next row' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Cedar' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => names().filter(Boolean)).toEqual(['Basil', 'Agave', 'Cedar']);
});

it('exports the rows of all pages that match', async () => {
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#file';
  });
  const cells = ({ name, height }: Plant) => ({ Name: name, Height: height, Tags: ['=1', 'a,b'] });
  const button = <ListExportButton list={plants} cells={cells} />;
  await renderComponent(<ListScreen list={plants} actions={button} />, { path: '/?page=2&search=ba' });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => files.length).toBe(1);
  const row = 'Basil,30,"\'=1;a,b"\r\n';
  expect(await files[0]?.text()).toBe(`Name,Height,Tags\r\n${row.repeat(3)}`);
  create.mockRestore();
});

it('loads a row for the panel that is not on the page', async () => {
  await open('/?open=d');
  await expect.element(page.getByRole('dialog', { name: 'Dill' }).getByText('About Dill')).toBeVisible();
});

it('asks before a bulk action, reports refused rows and keeps them selected', async () => {
  await open();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 3 plants?' });
  await userEvent.keyboard('x');
  expect(remove).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question.getByRole('alert').getByText(/Cedar is in use\./)).toBeVisible();
  expect(remove).toHaveBeenCalledTimes(1);
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByText('3 selected')).toBeVisible();
});

it('shows what a failed bulk action says and runs it again', async () => {
  remove.mockRejectedValueOnce(new Error('No connection.'));
  await open();
  await page.getByRole('checkbox', { name: 'Select Agave' }).click();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question.getByText(/No connection\./)).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
});

it('shows saved views as tabs, marks the open one and leads back to all', async () => {
  const { router, queryClient } = await open();
  queryClient.setQueryData(listViewsQuery({ list: 'products', show: 200 }).queryKey, {
    page: 1,
    pages: 1,
    items: [
      {
        id: 'tall',
        list: 'products',
        name: 'Tall',
        search: { sort: '-height' },
        createdAt: '2026-01-01T00:00:00Z',
      },
    ],
  });
  const tabs = page.getByRole('navigation', { name: 'Saved views' });
  const current = () => tabs.element().querySelector('[aria-current]')?.textContent;
  await expect.element(tabs.getByRole('link', { name: 'Tall' })).toBeVisible();
  expect(current()).toBe('All');
  await tabs.getByRole('link', { name: 'Tall' }).click();
  await expect.poll(() => lastQuery()).toEqual({ sort: '-height' });
  expect(current()).toBe('Tall');
  await tabs.getByRole('link', { name: 'All' }).click();
  expect(router.state.location.search).toEqual({});
  expect(current()).toBe('All');
});

it('remembers hidden columns and the switched-off keys', async () => {
  const first = await open();
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('checkbox', { name: 'Height' }).click();
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Height' })).not.toBeInTheDocument();
  await first.unmount();
  await open();
  await expect.element(row('Agave')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Height' })).not.toBeInTheDocument();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox')).not.toHaveFocus();
});

it('shows rows as cards with an order to choose at 390 px', async () => {
  await page.viewport(390, 800);
  const [name, ...others] = plants.columns;
  const minor = others.map((column) => ({ ...column, minor: 'table' as const }));
  const list: typeof plants = { ...plants, columns: [name, ...minor] };
  const { router } = await open('/', list);
  await expect.element(page.getByText('Agave')).toBeVisible();
  await expect.element(page.getByText('900', { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Order' }), 'Height ↓');
  await expect.poll(() => router.state.location.search).toEqual({ sort: '-height' });
});
