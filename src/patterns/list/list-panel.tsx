import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PanelError } from '~/parts/feedback/panel-error';
import { useReloadOnline } from '~/parts/feedback/use-reload-online';
import { ButtonLink } from '~/parts/links/button-link';
import { usePageName } from '~/parts/page/page-name';
import { usePermissions } from '~/session/permissions';
import { notify } from '~/ui/feedback/notifications';
import { Icon } from '~/ui/icon';
import { IconArrowUpRight, IconChevronDown, IconChevronUp, IconCloudOff, IconPencil } from '~/ui/icons';
import { SidePanel } from '~/ui/overlay/side-panel';
import { Spinner } from '~/ui/spinner';
import type { List, ListSearch, PanelFrameProps } from './list';
import { ListFacts } from './list-facts';
import styles from './list-panel.module.css';

interface ListPanelProps<Row, S extends ListSearch> extends PanelFrameProps {
  list: List<Row, S>;
  /** The loaded rows. */
  rows: readonly Row[];
}

/** Without a connection the content of the panel says so. */
function ActionsError({ error }: ErrorComponentProps) {
  if (navigator.onLine) throw error;
  return null;
}

/** Above the row's own data, if the panel's code was never loaded. */
function MoreOnline() {
  useReloadOnline();
  return (
    <p role="status" className={styles.offline}>
      <IconCloudOff size={20} aria-hidden />
      <Trans>You'll see more here as soon as you're back online.</Trans>
    </p>
  );
}

/** One row beside the list. A row that is not on the page, for example from a link, is loaded separately. */
export function ListPanel<Row, S extends ListSearch>(props: ListPanelProps<Row, S>) {
  const { list, id, ids, rows, onMove, onClose, rowLink } = props;
  const { t } = useLingui();
  const at = ids.indexOf(id);
  const here = rows.find((row) => list.rowId(row) === id);
  const read = list.panel?.record(id);
  const { data, error, refetch } = useQuery({
    queryKey: read?.queryKey ?? [],
    queryFn: typeof read?.queryFn === 'function' ? read.queryFn : undefined,
    enabled: here === undefined,
  });
  const row = here ?? data;
  const name = row && list.rowName(row);
  usePageName(name);
  const { Content, Actions, pageLabel, pageNeeds } = list.panel ?? {};
  const may = usePermissions();
  const page = row && (!pageNeeds || may(pageNeeds)) ? list.rowPage?.(row) : undefined;
  const reload = () => {
    if (navigator.onLine) location.reload();
    else notify({ text: t`This needs a connection. Connect to the internet and try again.`, type: 'danger' });
  };
  return (
    <SidePanel
      onClose={onClose}
      returnFocus={() => rowLink?.(id)}
      title={name ?? t(list.title)}
      picture={row && list.picture?.(row)}
      tools={
        <span className="flex">
          <Icon label={t`Previous row`} disabled={at <= 0} onClick={() => onMove(-1)}>
            <IconChevronUp />
          </Icon>
          <Icon label={t`Next row`} disabled={at < 0 || at === ids.length - 1} onClick={() => onMove(1)}>
            <IconChevronDown />
          </Icon>
        </span>
      }
      data-list-panel
    >
      {row && (page || Actions) && (
        <div className={styles.actions}>
          {page && (
            <ButtonLink
              {...page}
              variant="secondary"
              size="s"
              icon={pageLabel ? <IconPencil size={16} /> : <IconArrowUpRight size={16} />}
            >
              {pageLabel ? t(pageLabel) : <Trans>Open page</Trans>}
            </ButtonLink>
          )}
          {Actions && (
            <CatchBoundary getResetKey={() => id} errorComponent={ActionsError}>
              <Suspense key={id}>
                <Actions row={row} />
              </Suspense>
            </CatchBoundary>
          )}
        </div>
      )}
      {row && Content ? (
        // Until the panel's code is loaded, the row's own data are shown.
        <CatchBoundary
          getResetKey={() => id}
          errorComponent={({ error }) => (
            <>
              {navigator.onLine ? (
                <PanelError error={error} onRetry={reload} onClose={onClose} />
              ) : (
                <MoreOnline />
              )}
              <ListFacts list={list} row={row} />
            </>
          )}
        >
          <Suspense key={id} fallback={<ListFacts list={list} row={row} />}>
            <Content row={row} facts={<ListFacts list={list} row={row} />} close={onClose} />
          </Suspense>
        </CatchBoundary>
      ) : error ? (
        <PanelError error={error} onRetry={() => void refetch()} onClose={onClose} />
      ) : (
        <Spinner label={t`Loading`} />
      )}
    </SidePanel>
  );
}
