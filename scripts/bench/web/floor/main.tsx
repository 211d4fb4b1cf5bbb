// The least that our libraries can do: two plain tables with the rows and cells of the contacts and of the campaigns,
// and with `?pictures` a picture in each row. `npm run bench -- web` builds it and serves it beside the product.
import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { Campaign } from '../../../../src/api/campaigns';
import type { Contact } from '../../../../src/api/contacts';

interface Row {
  id: string;
  picture: string | null;
  cells: (string | number | null)[];
}

const hasPictures = new URLSearchParams(location.search).has('pictures');
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });

const rowsOf = <Item,>(name: string, toRow: (item: Item) => Row) =>
  queryOptions({
    queryKey: [name],
    queryFn: async () => {
      const authorization = `Bearer ${localStorage.getItem('floor-token')}`;
      const response = await fetch(`/api/v1/${name}?show=20`, { headers: { authorization } });
      const { items }: { items: Item[] } = await response.json();
      return items.map(toRow);
    },
  });

const queries = {
  contacts: rowsOf('contacts', (one: Contact) => ({
    id: one.id,
    picture: one.lastPhotoThumbUrl,
    cells: [
      ...[`${one.firstName} ${one.lastName}`, one.emailAddress, one.emailConsent.status],
      ...[one.smsConsent.status, one.phoneNumber, one.tags.join(', '), one.lastPhotoAt],
    ],
  })),
  campaigns: rowsOf('campaigns', (one: Campaign) => ({
    id: one.id,
    picture: one.thumbUrl,
    cells: [
      ...[one.name, one.status, one.stats.sent, one.time],
      ...[one.stats.delivered, one.stats.opened, one.stats.clicked, one.createdBy.name],
    ],
  })),
};

function Table({ name }: { name: keyof typeof queries }) {
  const { data } = useSuspenseQuery(queries[name]);
  const picture = data.find((row) => row.picture)?.picture ?? '';
  return (
    <table id={name}>
      <tbody>
        {data.map((row) => (
          <tr key={row.id}>
            {hasPictures && (
              <td>
                <img src={row.picture ?? picture} alt="" />
              </td>
            )}
            {row.cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change their order
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const root = createRootRoute({
  component: () => (
    <>
      <nav>
        <Link to="/contacts">Contacts</Link> <Link to="/campaigns">Campaigns</Link>
      </nav>
      <Outlet />
    </>
  ),
});
const page = <Name extends keyof typeof queries>(name: Name) =>
  createRoute({
    getParentRoute: () => root,
    path: name,
    loader: () => client.ensureQueryData(queries[name]),
    component: () => <Table name={name} />,
  });
const routeTree = root.addChildren([page('contacts'), page('campaigns')]);
const router = createRouter({ routeTree, history: createHashHistory() });

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id "root"');
createRoot(element).render(
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
