import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { PageHeader } from '~/parts/page/page-header';
import { Pager } from '~/parts/page/pager';
import { usePermissions } from '~/session/permissions';
import { BulkBar } from './bulk-bar';
import { CreateButton, ImportButton } from './create-button';
import { EmptyState, isNarrowed } from './empty-state';
import type { List, ListSearch } from './list';
import { ListCards } from './list-cards';
import { ListPanel } from './list-panel';
import styles from './list-screen.module.css';
import { useListSettings } from './list-settings';
import { ListTable } from './list-table';
import { ListTabs, type TabRow } from './list-tabs';
import { Toolbar } from './toolbar';
import { useAllRows } from './use-all-rows';
import { useFittingColumns } from './use-fitting-columns';
import { useListAddress, useListPage } from './use-list';
import { useListKeys } from './use-list-keys';
import { useSelection } from './use-selection';
import { useSteadyOrder } from './use-steady-order';

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
  const { query, params, key, busy } = useListPage(list, search as S);
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
  const { columns, columnsWithoutRoom } = useFittingColumns(list, region);
  const may = usePermissions();
  // A card shows its box only to users who can do something with it.
  const selectable = list.cards ? list.bulk?.some(({ needs }) => may(needs)) : list.bulk !== undefined;

  const hasPanel = Boolean(list.panel ?? list.owner);

  const isEmpty = pages === 0 && !isNarrowed(list, params);

  const openRow = (row: Row) => {
    const rowPage = list.rowPage?.(row);
    if (hasPanel) open(openId(row));
    else if (rowPage) void router.navigate(rowPage);
  };
  const { move, linkOf } = useListKeys({
    list,
    ids,
    address,
    region,
    searchField,
    letters: settings.keys,
    select: selectable ? selection.toggle : undefined,
  });
  const panel = { ids, onMove: move, onClose: () => open(undefined), rowLink: linkOf };

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
            columnsWithoutRoom={columnsWithoutRoom}
            page={query.data}
            onSearchEnter={onSearchEnter}
          >
            {tools}
          </Toolbar>
        )}
        <StaleNotice query={query} />
        {items.length > 0 ? (
          <div className={list.cards ? undefined : styles.frame}>
            {list.cards ? (
              <ListCards
                list={list}
                cards={list.cards}
                rows={items}
                selection={selectable ? selection : null}
                onOpen={openRow}
                busy={busy}
              />
            ) : (
              <ListTable
                list={list}
                rows={items}
                columns={columns}
                density={settings.density}
                sort={search.sort}
                onSort={(sort) => refine({ sort })}
                selection={selectable ? selection : null}
                openId={search.open}
                onOpen={openRow}
                busy={busy}
              />
            )}
          </div>
        ) : (
          <EmptyState list={list} pages={pages} params={params} refine={refine}>
            {(isEmpty || (list.create?.takesName && search.search !== undefined)) && (
              <CreateButton {...create} orWho={isEmpty} newName={search.search} />
            )}
            {isEmpty && <ImportButton list={list} />}
            {/* Where nothing of a kind is there, the next step is that of an empty list. */}
            {(isEmpty || (list.empty.noMatch && search.search === undefined)) && emptyActions}
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
