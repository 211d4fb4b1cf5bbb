import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { listCampaignsQuery } from '~/api/campaigns';
import { describeError } from '~/api/errors';
import { ButtonLink } from '~/components/links/button-link';
import { ListTabs } from '~/components/list/list-tabs';
import { PageHeader } from '~/components/page/page-header';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { campaignList } from '../campaign-list';
import { tabFilters } from '../campaign-search';
import { useCampaignTabs, ViewSwitch } from '../campaigns-bar';
import styles from './calendar.module.css';
import { firstWeekday, monthAfter, spanOf, thisMonth, weeksOf } from './month';
import { MonthTable } from './month-table';
import { useRounds } from './use-rounds';

const ListPanel = lazy(() =>
  import('~/components/list/list-panel').then(({ ListPanel }) => ({ default: ListPanel })),
) as typeof import('~/components/list/list-panel').ListPanel;

/** The contract's maximum for one page. The list shows further campaigns of a month. */
const ALL = 200;

/** The scheduled and sent campaigns of a month. */
export function CalendarScreen() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate({ from: '/campaigns/' });
  const { tab, month = thisMonth(), open } = useSearch({ from: '/_app/campaigns/' });
  const tabs = useCampaignTabs();
  const weeks = weeksOf(month, firstWeekday(i18n.locale));
  const span = spanOf(weeks);
  const rounds = useRounds(tab, span.to);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...listCampaignsQuery({
      ...span,
      ...(tab && tabFilters[tab]),
      show: ALL,
      sort: 'time',
    }),
    placeholderData: keepPreviousData,
  });
  const mayCreate = usePermission('createCampaign');
  const name = new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const title = name.format(new Date(`${month}-01T00:00:00Z`));
  const items = data?.items ?? [];
  const show = (id: string | undefined) =>
    void navigate({
      to: '/campaigns',
      search: (former) => ({ ...former, open: id }),
      replace: id === undefined || open !== undefined,
      resetScroll: false,
    });
  const close = () => {
    const back = open;
    show(undefined);
    requestAnimationFrame(() =>
      (
        document.querySelector<HTMLElement>(`[data-campaign="${back}"]`) ?? document.getElementById('main')
      )?.focus(),
    );
  };
  const move = (by: 1 | -1) => {
    const next = items[items.findIndex(({ id }) => id === open) + by];
    if (next) show(next.id);
  };
  return (
    <>
      <PageHeader
        title={t`Campaigns`}
        scope={t(campaignList.scope ?? campaignList.title)}
        action={
          mayCreate && (
            <ButtonLink to="/campaigns/create" icon={<IconPlus size={18} />}>
              <Trans>New campaign</Trans>
            </ButtonLink>
          )
        }
      />
      <ListTabs list="campaigns" row={tabs} />
      <div className={styles.head}>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <StepTo month={monthAfter(month, -1)} label={t`Previous month`}>
          <IconChevronLeft size={18} aria-hidden />
        </StepTo>
        <StepTo month={monthAfter(month, 1)} label={t`Next month`}>
          <IconChevronRight size={18} aria-hidden />
        </StepTo>
        <ButtonLink
          from="/campaigns/"
          to="/campaigns"
          search={(former) => ({ ...former, month: undefined, open: undefined })}
          resetScroll={false}
          variant="secondary"
          size="s"
        >
          <Trans>Today</Trans>
        </ButtonLink>
        {isFetching && (!data || isPlaceholderData) && <Spinner label={t`Loading`} size="s" />}
        <span className={styles.end}>
          <ViewSwitch />
        </span>
      </div>
      {error && !data ? (
        <div role="alert" className={styles.fault}>
          <p>{describeError(error)}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <MonthTable
          title={title}
          month={month}
          weeks={weeks}
          campaigns={data?.items}
          rounds={rounds}
          openId={open}
        />
      )}
      {open !== undefined && (
        <Suspense>
          <ListPanel
            list={campaignList}
            id={open}
            ids={items.map(({ id }) => id)}
            rows={items}
            onMove={move}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function StepTo({ month, label, children }: { month: string; label: string; children: React.ReactNode }) {
  return (
    <ButtonLink
      from="/campaigns/"
      to="/campaigns"
      search={(former) => ({ ...former, month, open: undefined })}
      resetScroll={false}
      variant="secondary"
      size="s"
      aria-label={label}
      title={label}
    >
      {children}
    </ButtonLink>
  );
}
