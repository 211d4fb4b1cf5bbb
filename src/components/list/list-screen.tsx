import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { WhoMay } from '~/components/feedback/lazy-refusal';
import { onDemand, type Preloadable } from '~/components/feedback/on-demand';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { ButtonLink } from '~/components/links/button-link';
import { PageHeader } from '~/components/page/page-header';
import { Pager } from '~/components/page/pager';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { EmptyState, isNarrowed } from './empty-state';
import type { Column, List, ListSearch } from './list';
import { ListPanel } from './list-panel-on-demand';
import styles from './list-screen.module.css';
import { useListSettings } from './list-settings';
import { ListTable } from './list-table';
import { ListTabs, type TabRow } from './list-tabs';
import { Toolbar } from './toolbar';
import { useAllRows } from './use-all-rows';
import { useHiddenColumns } from './use-hidden-columns';
import { useKeys } from './use-keys';
import { useListAddress, useListPage } from './use-list';
import { useSelection } from './use-selection';
import { useSteadyOrder } from './use-steady-order';

// The bulk bar is needed after a row is selected. The cast keeps the type parameter.
const BulkBar = onDemand(async () => (await import('./bulk-bar')).BulkBar) as unknown as Preloadable &
  typeof import('./bulk-bar').BulkBar;

/** The page is idle by then. Without a connection, rows open as well. */
const PANEL_AFTER_MS = 3000;

interface ListScreenProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  /** Beside the primary action, such as import and export. */
  actions?: ReactNode;
  /** Above the list: what limits creating rows, whose button is then secondary. */
  notice?: ReactNode;
  tabs?: TabRow;
  /** Beside the filters. */
  tools?: ReactNode;
  /** Called with the text when Enter is pressed in the search field. */
  onSearchEnter?: (term: string) => void;
  /** Beside the next step of an empty list. */
  emptyActions?: ReactNode;
  /** Opens the dialog that creates a row, if there is no page for it. */
  onCreate?: () => void;
}

/** The screen of a list: see `list.ts` for its declaration. */
export function ListScreen<Row, S extends ListSearch>(props: ListScreenProps<Row, S>) {
  const { search } = useListAddress<ListSearch>();
  const Importer = search.import && props.list.importer?.Page;
  if (!Importer) return <Listed {...props} />;
  return (
    <Suspense>
      <Importer />
    </Suspense>
  );
}

function Listed<Row, S extends ListSearch>(props: ListScreenProps<Row, S>) {
  const { list, actions, notice, tabs, tools, onSearchEnter, emptyActions, onCreate } = props;
  const create = { list, onCreate, variant: notice ? ('secondary' as const) : undefined };
  const { t } = useLingui();
  const router = useRouter();
  const address = useListAddress<ListSearch>();
  const { search, refine, open } = address;
  // The route has validated it by the schema that the type is derived from.
  const { query, key, busy } = useListPage(list, search as S);
  const { page, pages } = query.data;
  const openId = list.owner?.id ?? list.rowId;
  const { rows: items, ids } = useSteadyOrder(query.data.items, openId, { open: search.open, key });
  const selection = useSelection(items, list.rowId);
  // It stays mounted, because an action may still run when the selection is empty.
  const [hasBulkBar, setBulkBar] = useState(false);
  if (!hasBulkBar && selection.rows.length > 0) setBulkBar(true);
  const readAll = useAllRows(list, search as S);
  const settings = useListSettings(list.name);
  const region = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const columns: readonly Column<Row>[] = list.columns.filter(
    (column, at) => at === 0 || settings.isShown(column),
  );
  const hiddenColumns = useHiddenColumns(region, columns, Boolean(list.bulk));

  const hasPanel = Boolean(list.panel ?? list.owner);
  useEffect(() => {
    const timer = hasPanel ? setTimeout(ListPanel.preload, PANEL_AFTER_MS) : undefined;
    return () => clearTimeout(timer);
  }, [hasPanel]);

  const isEmpty = pages === 0 && !isNarrowed(list, search);

  const linkOf = (id: string | undefined) =>
    [...(region.current?.querySelectorAll<HTMLElement>('[data-list-row]') ?? [])]
      .find((row) => row.dataset.listRow === id)
      ?.querySelector<HTMLElement>('[data-row-link]');
  const rowWithFocus = () => document.activeElement?.closest<HTMLElement>('[data-list-row]')?.dataset.listRow;
  const move = (by: 1 | -1) => {
    const from = ids.indexOf(search.open ?? rowWithFocus() ?? '');
    const to = ids[from < 0 ? (by === 1 ? 0 : ids.length - 1) : from + by];
    if (to === undefined) return;
    if (search.open === undefined) return linkOf(to)?.focus();
    open(to);
    linkOf(to)?.scrollIntoView({ block: 'nearest' });
  };
  const openRow = (row: Row) => {
    const rowPage = list.rowPage?.(row);
    if (hasPanel) open(openId(row));
    else if (rowPage) void router.navigate(rowPage);
  };
  const select = () => {
    const id = search.open ?? rowWithFocus();
    if (id !== undefined) selection.toggle(id);
  };
  const panel = { ids, onMove: move, onClose: () => open(undefined), rowLink: linkOf };
  const mayCreate = usePermission(list.create?.needs ?? 'getOwnAccount');
  useKeys(settings.keys, {
    move,
    select: list.bulk && select,
    search: list.searchLabel && (() => searchField.current?.focus()),
    create:
      list.create && mayCreate
        ? () => document.querySelector<HTMLElement>('#main [data-create]')?.click()
        : undefined,
  });

  return (
    <>
      <PageHeader
        title={t(list.title)}
        scope={list.scope && t(list.scope)}
        action={
          <span className={styles.actions}>
            {!isEmpty && actions}
            <ImportButton list={list} />
            {!isEmpty && <CreateButton {...create} />}
          </span>
        }
      />
      {notice}
      <ListTabs list={list.name} row={tabs} />
      <section ref={region} className={styles.list} aria-label={t(list.title)}>
        {(!isEmpty || onSearchEnter || tools) && (
          <Toolbar
            list={list}
            address={address}
            isEmpty={isEmpty}
            searchField={searchField}
            hiddenColumns={hiddenColumns}
            page={query.data}
            onSearchEnter={onSearchEnter}
          >
            {tools}
          </Toolbar>
        )}
        <StaleNotice query={query} />
        {items.length > 0 ? (
          // Both open at once if their code is loaded before the click.
          <div
            className={styles.frame}
            onPointerEnter={() => {
              if (hasPanel) ListPanel.preload();
              if (list.bulk) BulkBar.preload();
            }}
          >
            <ListTable
              list={list}
              rows={items}
              columns={columns}
              density={settings.density}
              sort={search.sort}
              onSort={(sort) => refine({ sort })}
              selection={list.bulk ? selection : null}
              openId={search.open}
              onOpen={openRow}
              busy={busy}
            />
          </div>
        ) : (
          <EmptyState list={list} pages={pages} address={address}>
            {(isEmpty || list.create?.takesName) && (
              <CreateButton {...create} orWho={isEmpty} newName={search.search} />
            )}
            {isEmpty && <ImportButton list={list} />}
            {isEmpty && emptyActions}
          </EmptyState>
        )}
        {list.bulk && hasBulkBar && (
          <BulkBar
            actions={list.bulk}
            rows={selection.rows}
            shown={selection.onPage.length}
            total={query.data.total}
            onSelectAll={
              pages > 1 && selection.onPage.length === items.length
                ? async () => selection.add(await readAll())
                : undefined
            }
            onClear={selection.clear}
            onClose={() => {
              selection.clear();
              setBulkBar(false);
            }}
          />
        )}
      </section>
      <Pager page={page} pages={pages} />
      {search.open !== undefined && (
        <Suspense>
          {list.owner ? (
            <list.owner.Panel {...panel} id={search.open} />
          ) : (
            list.panel && <ListPanel {...panel} id={search.open} list={list} rows={items} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** The button that creates a row, or who may create one. */
function CreateButton<Row, S extends ListSearch>(props: {
  list: List<Row, S>;
  onCreate: (() => void) | undefined;
  variant: 'secondary' | undefined;
  orWho?: boolean;
  newName?: string | undefined;
}) {
  const { list, onCreate, variant, orWho, newName } = props;
  const { t } = useLingui();
  const { create } = list;
  // Hooks cannot be conditional, so a list without this requests an operation that is always
  // allowed.
  const may = usePermission(create?.needs ?? 'getOwnAccount');
  if (!create) return null;
  if (!may) return orWho ? <WhoMay needs={create.needs} /> : null;
  const icon = <IconPlus size={18} />;
  return create.to === undefined ? (
    <Button variant={variant} icon={icon} onClick={onCreate} data-create>
      {t(create.label)}
    </Button>
  ) : (
    <ButtonLink
      variant={variant}
      to={create.to}
      search={create.search}
      state={newName !== undefined && create.takesName ? { newName } : undefined}
      icon={icon}
      data-create
    >
      {newName !== undefined && create.takesName ? <Trans>Add “{newName}”</Trans> : t(create.label)}
    </ButtonLink>
  );
}

function ImportButton<Row, S extends ListSearch>({ list: { importer } }: { list: List<Row, S> }) {
  const may = usePermission(importer?.needs ?? 'getOwnAccount');
  if (!importer || !may) return null;
  return (
    <ButtonLink to="." search={{ import: true }} variant="secondary" icon={<IconFileImport size={18} />}>
      <Trans>Import</Trans>
    </ButtonLink>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The unsuccessful search text, for the form that creates a record. */
    newName?: string;
  }
}
