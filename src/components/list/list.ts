/**
 * The one pattern of all lists. An entity declares its list, and the screens are made of it:
 *
 *     // features/products/product-list.tsx
 *     export const productList: List<Product, SearchFor<'searchProducts'>> = {
 *       name: 'products',                                  // as saved views call it
 *       title: msg`Products`,
 *       searchLabel: msg`Find a product`,                  // where the list can be searched
 *       query: ({ search, ...page }) =>
 *         search ? searchProductsQuery({ search, ...page })
 *                : listProductsQuery(page),
 *       counted: (total) => <Plural value={total} one="# product" other="# products" />,
 *       rowId: ({ id }) => id,
 *       rowName: ({ name }) => name,
 *       columns: [
 *         { id: 'name', label: msg`Name`, cell: ({ name }) => name, sort: 'name' },   // the first one names the row
 *         { id: 'price', label: msg`Price`, cell: (row, { locale }) => ..., sort: 'price', numeric: true, width: 8 },
 *         { id: 'sku', label: msg`SKU`, cell: ({ sku }) => sku, hidden: true },        // until the user shows it
 *       ],
 *       filters: [{ id: 'active', label: msg`Guests`, options: () => [{ value: 'true', label: msg`Shown` }] }],
 *       bulk: [{ id: 'delete', label: msg`Delete`, needs: 'deleteProduct', danger: true, confirm: ..., useRun: ... }],
 *       empty: { picture: 'products', title: msg`No products yet`, text: msg`...` },
 *       create: { to: '/products/create', label: msg`Add a product`, needs: 'createProduct' },
 *       panel: { Content: lazy(() => import('./product-panel')), record: (id) => getProductQuery(id) },
 *     };
 *
 *     // routes/_app/products/index.tsx
 *     const validateSearch = listSearchOf(SearchProductsQueryParams, { open: GetProductParams.shape.id });
 *     createFileRoute('/_app/products/')({
 *       validateSearch,
 *       loader: ({ context, location }) => loadList(context.queryClient, productList, validateSearch(location.search)),
 *       component: ProductsScreen,                         // <ListScreen list={productList} />
 *       pendingComponent: ProductsPending,                 // <ListPending list={productList} />
 *       errorComponent: LoadError,
 *     });
 *
 * No `loaderDeps`: while the list is searched, sorted and paged through, the screen stays and asks for itself.
 */
import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient, QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { ApiError } from '~/api/errors';
import { load } from '~/api/load';
import type { QueryParams } from '~/api/options';
import { isAllowed, type OperationId } from '~/api/permissions';
import type { ViewList } from '~/api/views';
import type { EmptyPicture } from '~/components/empty/empty-pictures';
import { getCurrentUser } from '~/session/permissions';

/** What the address of a list can hold; beside it, a value of each filter under its id. */
export interface ListSearch {
  page?: number | undefined;
  show?: number | undefined;
  sort?: string | undefined;
  search?: string | undefined;
  /** The row whose panel is open. */
  open?: string | undefined;
  /** Whether rows are being brought in from a file, in the place of the list. */
  import?: true | undefined;
}

/** The address of the list of an operation: its query parameters, which row is open, and `More`. */
export type SearchFor<Id extends OperationId, More = unknown> = Partial<QueryParams<Id>> &
  Pick<ListSearch, 'open' | 'import'> &
  More;

/** What a list can be filtered by: any other name is a compile error. */
export type FilterKey<S extends ListSearch> = Exclude<keyof S & string, keyof ListSearch>;

/** What of the address is asked of the API. */
export type ListQuery<S extends ListSearch> = Omit<S, 'open' | 'import'>;

export interface Page<Row> {
  page: number;
  pages: number;
  /** On all pages; undefined where the backend does not count. */
  total?: number;
  items: Row[];
}

/** Generated options of a query, for `load` and for a suspended read. */
export type Options<Data> = UseSuspenseQueryOptions<Data, ApiError> & { queryKey: QueryKey };

/** What a cell may need to say its value in the reader's language. */
export interface Wording {
  t: (message: MessageDescriptor) => string;
  locale: string;
}

/** The keys of the contract's `sort`, without the minus that turns one round. */
export type SortKey<S extends ListSearch> = Exclude<NonNullable<S['sort']>, `-${string}`>;

export interface Column<Row, Sort extends string = string> {
  id: string;
  label: MessageDescriptor;
  /** What its signs mean: a tooltip on the heading. */
  legend?: MessageDescriptor;
  /** Nothing, where the row has no such value. */
  cell: (row: Row, wording: Wording) => ReactNode;
  sort?: Sort;
  /** In rem; the first column has what the others leave. */
  width?: number;
  /** It shares what is left with the first one; `width` is its least. */
  grows?: boolean;
  numeric?: boolean;
  /** Says what it is without its heading, which a card leaves out then. */
  plain?: boolean;
  /** Until the user shows it. */
  hidden?: boolean;
  /** The first to be left out of a table that is too narrow for all; cards and the panel have room for it. */
  minor?: boolean;
}

export interface Option {
  value: string;
  label: MessageDescriptor | string;
}

export interface Filter<Id extends string = string> {
  /** The name of the contract's query parameter. */
  id: Id;
  label: MessageDescriptor;
  /**
   * A hook. What it reads from the API is read only when it is `wanted`: the filter is open or set. Without options,
   * the filter takes a day.
   */
  options?: (wanted: boolean) => readonly Option[];
}

interface BulkLook {
  id: string;
  label: MessageDescriptor;
  icon?: ReactElement;
  /** Shown to those who may make this call. */
  needs: OperationId;
  danger?: boolean;
  /** Of how many rows it can be done; of one at least. */
  rows?: { least: number; most: number };
}

export interface BulkDeed<Row> extends BulkLook {
  /** What is asked before; without it, it is done at once. */
  confirm?: { title: (count: number) => ReactNode; text?: MessageDescriptor; yes: MessageDescriptor };
  /**
   * A hook that returns what does it. What it rejects with is told beside the question, and so is what the contract's
   * call for many has `refused`.
   */
  useRun: () => (rows: readonly Row[]) => Promise<unknown>;
  /** A hook that returns what undoes it, given the rows as they were. Always there or never. */
  useUndo?: () => (rows: readonly Row[]) => Promise<unknown>;
}

/** What needs more than a question: a dialog of its own, lazy. The rows stay selected unless it says that it is done. */
export interface BulkDialog<Row> extends BulkLook {
  Dialog: ComponentType<BulkDialogProps<Row>>;
}

export interface BulkDialogProps<Row> {
  rows: readonly Row[];
  close: (outcome?: 'done') => void;
}

export type BulkAction<Row> = BulkDeed<Row> | BulkDialog<Row>;

/** What a panel shows of its row. */
export interface PanelProps<Row> {
  row: Row;
  /** What all columns say of it. */
  facts: ReactNode;
  /** Closes the panel; to be called when the row is gone. */
  close: () => void;
}

export type ListName = ViewList;

/** Where a page is. */
export interface RowPage {
  to: NonNullable<LinkProps['to']>;
  params?: Record<string, string>;
  search?: Record<string, string>;
}

export interface List<Row, S extends ListSearch = ListSearch> {
  /** Its name in saved views, and in what this browser keeps of the columns. */
  name: ListName;
  title: MessageDescriptor;
  /** What the list is for, below its title. */
  scope?: MessageDescriptor;
  /** What the search field is called; without it there is none. */
  searchLabel?: MessageDescriptor;
  query: (asked: ListQuery<S>) => Options<Page<Row>>;
  /** Records whose names the rows show, such as `locationNames`. */
  names?: readonly { needs: OperationId; prefetch: (client: QueryClient) => Promise<void> }[];
  /** The order the API takes for granted: nothing of it stands in the address. */
  defaultSort?: NonNullable<S['sort']>;
  /** So many rows, with the word for them: '2,221 contacts'. */
  counted: (total: number) => ReactNode;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  /** A small picture before the name; null where this row has none. */
  picture?: (row: Row) => ReactNode;
  columns: readonly [Column<Row, SortKey<S>>, ...Column<Row, SortKey<S>>[]];
  filters?: readonly Filter<FilterKey<S>>[];
  bulk?: readonly BulkAction<Row>[];
  empty: { title: MessageDescriptor; text: MessageDescriptor } & (
    | { picture: EmptyPicture; icon?: undefined }
    | { icon: ReactElement; picture?: undefined }
  );
  /** Where a new row is made; without a place the screen opens something over the list (`onCreate`). */
  create?: {
    to?: NonNullable<LinkProps['to']>;
    search?: Record<string, string>;
    label: MessageDescriptor;
    needs: OperationId;
    /** The page begins with what was searched for and not found, as `newName` of the history's state. */
    takesName?: boolean;
  };
  /** Many rows come from a file, on a page that takes the place of the list. */
  importer?: { Page: ComponentType; needs: OperationId };
  /** A row opens beside the list. `record` reads one that is not on this page. */
  panel?: {
    Content: ComponentType<PanelProps<Row>>;
    record: (id: string) => Options<Row>;
    /** What the way to the row's own page is called; 'Open page' where there is no better word. */
    pageLabel?: MessageDescriptor;
  };
  /** A row's own page, which it opens where there is no panel, and to which the panel leads. */
  rowPage?: (row: Row) => RowPage;
}

/** What the API is asked for; a panel or an import that is opened asks for nothing of the list. */
export function askedOf<S extends ListSearch>({ open: _open, import: _import, ...asked }: S): ListQuery<S> {
  return asked;
}

/** What the route of a list awaits. The names that its rows show are loaded at the same time, but not awaited. */
export function loadList<Row, S extends ListSearch>(client: QueryClient, list: List<Row, S>, search: S) {
  const user = getCurrentUser();
  for (const { needs, prefetch } of list.names ?? []) {
    if (user && isAllowed(needs, user)) void prefetch(client);
  }
  return load(client, list.query(askedOf(search)));
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was searched for and not found, for the form that creates it. */
    newName?: string;
  }
}
