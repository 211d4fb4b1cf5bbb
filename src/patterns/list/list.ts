/**
 * The one pattern of all lists. An entity declares its list, and the screens are derived from it:
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
 *         { id: 'sku', label: msg`SKU`, cell: ({ sku }) => sku, initiallyHidden: true },  // until the user shows it
 *       ],
 *       filters: [{ id: 'active', label: msg`Guests`, options: () => [{ value: 'true', label: msg`Shown` }] }],
 *       bulk: [{ id: 'delete', label: msg`Delete`, needs: 'deleteProduct', danger: true, confirm: ..., useRun: ... }],
 *       empty: { picture: 'products', title: msg`No products yet`, text: msg`...` },
 *       create: { to: '/products/create', label: msg`Add a product`, needs: 'createProduct' },
 *       panel: { Content: ProductPanel, record: (id) => getProductQuery(id) },
 *     };
 *
 *     // routes/_app/products/index.tsx
 *     const validateSearch = listSearchOf(SearchProductsQueryParams, () => ({
 *       open: GetProductParams.shape.id,
 *     }));
 *     createFileRoute('/_app/products/')({
 *       validateSearch,
 *       loader: ({ context, location }) => loadList(context.queryClient, productList, validateSearch(location.search)),
 *       shouldReload: true,
 *       component: ProductsScreen,                         // <ListScreen list={productList} />
 *       pendingComponent: () => <ListPending list={productList} />,
 *       errorComponent: LoadError,
 *     });
 *
 * No `loaderDeps`: each search, order and page is loaded in the background, and the screen keeps the former rows
 * until then.
 */
import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient, QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { QueryParams } from '~/api/cache/options';
import type { CurrentUser, OperationId } from '~/api/permissions';
import type { ApiError } from '~/api/transport/errors';
import type { EmptyPicture } from '~/parts/empty/empty-pictures';

/** The search params of a list, besides a value for each filter under its id. */
export interface ListSearch {
  page?: number | undefined;
  show?: number | undefined;
  sort?: string | undefined;
  search?: string | undefined;
  /** The row whose panel is open. */
  open?: string | undefined;
  /** Whether the import replaces the list. */
  import?: true | undefined;
  /** The ids that a dialog compares, separated by commas. */
  compare?: string | undefined;
}

/** The search params that say what is open on the screen, of which the API knows nothing. */
const UI_PARAMS = ['open', 'import', 'compare'] as const;
type UiParam = (typeof UI_PARAMS)[number];

/** The search params of an operation's list: its query parameters, what is open, and `More`. */
export type SearchFor<Id extends OperationId, More = unknown> = Partial<QueryParams<Id>> &
  Pick<ListSearch, UiParam> &
  More;

/** The filters of a list; any other name is a compile error. */
export type FilterKey<S extends ListSearch> = Exclude<keyof S & string, keyof ListSearch>;

/** The search params that are sent to the API. */
export type ListQuery<S extends ListSearch> = Omit<S, UiParam>;

export interface Page<Row> {
  page: number;
  pages: number;
  /** The number of rows on all pages; undefined if the backend does not count. */
  total?: number;
  items: Row[];
}

/** Generated query options, for `load` and for suspense. */
export type Options<Data> = UseSuspenseQueryOptions<Data, ApiError> & { queryKey: QueryKey };

/** What a cell may need to format its value in the user's language. */
export interface Wording {
  t: (message: MessageDescriptor) => string;
  locale: string;
}

/** The keys of the contract's `sort`, without the minus for descending order. */
export type SortKey<S extends ListSearch> = Exclude<NonNullable<S['sort']>, `-${string}`>;

export interface Column<Row, Sort extends string = string> {
  id: string;
  label: MessageDescriptor;
  /** Explains its icons in a tooltip of the heading. */
  legend?: MessageDescriptor;
  /** Returns nothing if the row has no such value. */
  cell: (row: Row, wording: Wording) => ReactNode;
  sort?: Sort;
  /** In rem; the first column takes the remaining width. */
  width?: number;
  /** Shares the remaining width with the first column; `width` is its minimum. */
  grows?: boolean;
  numeric?: boolean;
  /** A button of each row, which cannot be hidden. */
  action?: boolean;
  /** The value is clear without its heading, which a card then omits. */
  plain?: boolean;
  /** Hidden until the user shows it. */
  initiallyHidden?: boolean;
  /** The first to be hidden in a narrow table, and hidden in cards unless 'table'; the panel shows it. */
  minor?: boolean | 'table';
}

export interface Option {
  value: string;
  label: MessageDescriptor | string;
}

export interface Filter<Id extends string = string> {
  /** The name of the contract's query parameter. */
  id: Id;
  label: MessageDescriptor;
  /** A heading for it and its neighbors of the same group. */
  group?: MessageDescriptor;
  /**
   * A hook. It loads its options only when `wanted`, while the filter is open or set. Without
   * options, the filter is a date.
   */
  options?: (wanted: boolean) => readonly Option[];
  /** Replaces the selection of an option where there are too many: its options are those chosen. */
  Field?: ComponentType<FilterFieldControl>;
  /** The first and last day of a date. */
  limits?: { min?: string | undefined; max?: string | undefined };
}

export interface FilterFieldControl {
  options: readonly { value: string; label: string }[];
  /** Empty without a filter. */
  value: string;
  onChange: (value: string | undefined) => void;
}

interface BulkLook {
  id: string;
  label: MessageDescriptor;
  icon?: ReactElement;
  /** Only visible to users with the permission for this call. */
  needs: OperationId;
  danger?: boolean;
  /** The number of rows for which it is available, at least one. */
  rows?: { least: number; most: number };
}

export interface BulkCommand<Row> extends BulkLook {
  /** The question before the action; without it, the action runs at once. */
  confirm?: { title: (count: number) => ReactNode; text?: MessageDescriptor; yes: MessageDescriptor };
  /**
   * A hook that returns the action. Its rejection is shown in the question, and so are the
   * `refused` rows of the contract's bulk calls.
   */
  useRun: () => (rows: readonly Row[]) => Promise<unknown>;
  /**
   * A hook that returns the undo function, given the rows before the change. Must not be
   * conditional.
   */
  useUndo?: () => (rows: readonly Row[]) => Promise<unknown>;
}

/** An action with its own lazy dialog. The rows stay selected unless it reports success. */
export interface BulkDialog<Row> extends BulkLook {
  Dialog: ComponentType<BulkDialogProps<Row>>;
}

export interface BulkDialogProps<Row> {
  rows: readonly Row[];
  onClose: (outcome?: 'done') => void;
}

/** An action with an address: it adds search params to the list's, and the rows stay selected. */
export interface BulkLink<Row> extends BulkLook {
  search: (rows: readonly Row[]) => ListSearch;
}

export type BulkAction<Row> = BulkCommand<Row> | BulkDialog<Row> | BulkLink<Row>;

/** The content of a row's panel. */
export interface PanelProps<Row> {
  row: Row;
  /** The values of all columns. */
  facts: ReactNode;
  /** Closes the panel; must be called when the row is deleted. */
  close: () => void;
}

/** What a list gives to the panel beside it. */
export interface PanelFrameProps {
  id: string;
  /** For the previous and the next row. */
  ids: readonly string[];
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
  /** The link of a row, which gets the focus when its panel closes. */
  rowLink?: (id: string) => HTMLElement | null | undefined;
}

/** The location of a page. */
export interface RowPage {
  to: NonNullable<LinkProps['to']>;
  params?: Record<string, string>;
  search?: Record<string, string>;
}

export interface CardProps<Row> {
  row: Row;
  selected: boolean;
  /** Opens the row's panel. */
  onOpen: () => void;
}

/** A grid of cards instead of a table. A card marks the control that opens it with `data-row-link`. */
export interface Cards<Row, Sort extends string = string> {
  Card: ComponentType<CardProps<Row>>;
  /** The least width of a card, in rem. */
  width: number;
  /** The class of a card that is not loaded yet. */
  skeleton: string | undefined;
  /** The orders to choose from; the headings of a table offer them. */
  orders?: readonly { value: Sort; label: MessageDescriptor }[];
  isSelectable?: (row: Row, user: CurrentUser) => boolean;
}

export interface List<Row, S extends ListSearch = ListSearch> {
  /** Its name in saved views and in the stored column settings. */
  name: string;
  title: MessageDescriptor;
  /** A description below the title. */
  scope?: MessageDescriptor;
  /** The label of the search field; without it there is none. */
  searchLabel?: MessageDescriptor;
  query: (params: ListQuery<S>) => Options<Page<Row>>;
  /** Records whose names the rows show, such as `locationNames`. */
  names?: readonly { needs: OperationId; prefetch: (client: QueryClient) => Promise<void> }[];
  /** The order that `query` has without `sort`, which is omitted from the URL. */
  defaultSort?: NonNullable<S['sort']>;
  /** The number of rows with its noun: '2,221 contacts'. */
  counted: (total: number) => ReactNode;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  /** A thumbnail before the name; null if the row has none. */
  picture?: (row: Row) => ReactNode;
  columns: readonly [Column<Row, SortKey<S>>, ...Column<Row, SortKey<S>>[]];
  cards?: Cards<Row, NonNullable<S['sort']>>;
  filters?: readonly Filter<FilterKey<S>>[];
  bulk?: readonly BulkAction<Row>[];
  empty: {
    title: MessageDescriptor;
    text: MessageDescriptor;
    /** The title if no row matches the filters; 'No results for these filters' by default. */
    noMatch?: (search: S, wording: Wording) => string;
  } & ({ picture: EmptyPicture; icon?: undefined } | { icon: ReactElement; picture?: undefined });
  /** The page that creates a row; without `to`, the screen opens a dialog (`onCreate`). */
  create?: {
    to?: NonNullable<LinkProps['to']>;
    search?: Record<string, string>;
    label: MessageDescriptor;
    needs: OperationId;
    /** The page starts with the unsuccessful search text, from `newName` in the history state. */
    takesName?: boolean;
  };
  /** Import from a file, on a page that replaces the list. */
  importer?: { Page: ComponentType; needs: OperationId };
  /** The panel of a row. `record` loads a row that is not on this page. */
  panel?: {
    Content: ComponentType<PanelProps<Row>>;
    /** Buttons beside the link to the row's own page. */
    Actions?: ComponentType<Pick<PanelProps<Row>, 'row'>>;
    record: (id: string) => Options<Row>;
    /** The label of the link to the row's own page; 'Open page' by default. */
    pageLabel?: MessageDescriptor;
    /** The call that the user must be allowed to make for the link to be shown. */
    pageNeeds?: OperationId;
  };
  /** The record that a row belongs to, whose panel it opens. */
  owner?: { id: (row: Row) => string; Panel: ComponentType<PanelFrameProps> };
  /** A row's own page, which it opens if there is no panel, and to which the panel links. */
  rowPage?: (row: Row) => RowPage;
}

/** The parameters of the request. */
export function toListQuery<S extends ListSearch>(search: S): ListQuery<S> {
  const params = { ...search };
  for (const name of UI_PARAMS) delete params[name];
  return params;
}
