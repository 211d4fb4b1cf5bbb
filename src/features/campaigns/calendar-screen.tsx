import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { allPages } from '~/api/all-pages';
import { listCampaigns } from '~/api/campaigns';
import { useAction } from '~/api/use-action';
import { isRecord } from '~/lib/is-record';
import { ButtonLink } from '~/parts/links/button-link';
import { PageHeader } from '~/parts/page/page-header';
import { ListPanel } from '~/patterns/list/list-panel';
import screen from '~/patterns/list/list-screen.module.css';
import { ListTabs } from '~/patterns/list/list-tabs';
import bar from '~/patterns/list/toolbar.module.css';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { SearchField } from '~/ui/field/search-field';
import { IconChevronLeft, IconChevronRight, IconPlus } from '~/ui/icons';
import { Spinner } from '~/ui/spinner';
import { Automations } from './calendar/automations';
import styles from './calendar/calendar.module.css';
import { firstWeekday, monthAfter, spanOf, thisMonth, weeksOf } from './calendar/month';
import { MonthTable } from './calendar/month-table';
import { failureOf, useRounds } from './calendar/use-rounds';
import { campaignList } from './campaign-list';
import { useCampaignTabs, ViewSwitch } from './campaigns-bar';
import { tabFilters } from './model/campaign-search';

interface CalendarScreenProps {
  /** Why no campaign can be sent. */
  notice: ReactNode;
}

/** The scheduled and sent campaigns of a month. */
export function CalendarScreen({ notice }: CalendarScreenProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate({ from: '/campaigns/' });
  const { tab, search, status, kind, month = thisMonth(), open } = useSearch({ from: '/_app/campaigns/' });
  const filter = { status, kind, ...(tab && tabFilters[tab]) };
  const tabs = useCampaignTabs();
  const weeks = weeksOf(month, firstWeekday(i18n.locale));
  const span = spanOf(weeks);
  const { rounds, queries } = useRounds({ ...filter, search }, span.to);
  const list = useQuery({
    ...allPages('listCampaigns', listCampaigns, { ...span, ...filter, search, sort: 'time' as const }),
    // Another search keeps the campaigns until its own are loaded; another month begins empty.
    placeholderData: (former, query) => {
      const asked = query?.queryKey[1];
      return isRecord(asked) && asked.from === span.from ? former : undefined;
    },
  });
  const parts = [list, ...queries];
  const failure = parts.map(failureOf).find((reason) => reason !== null);
  const isLoading = parts.some((query) => query.isLoading || query.isPlaceholderData);
  const isComplete = parts.every((query) => !query.isLoading);
  const retry = useAction(() => Promise.all(parts.filter(failureOf).map((query) => query.refetch())));
  const mayCreate = usePermission('createCampaign');
  const name = new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const title = name.format(new Date(`${month}-01T00:00:00Z`));
  const items = list.data?.items ?? [];
  const show = (id: string | undefined) =>
    void navigate({
      to: '/campaigns',
      search: (former) => ({ ...former, open: id }),
      replace: id === undefined || open !== undefined,
      resetScroll: false,
    });
  const refine = (next: string | undefined) =>
    void navigate({
      to: '/campaigns',
      search: (former) => ({ ...former, search: next, open: undefined }),
      // As in the list, Back does not step through each letter.
      replace: search !== undefined,
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
            <ButtonLink
              to="/campaigns/create"
              variant={notice ? 'secondary' : undefined}
              icon={<IconPlus size={18} />}
            >
              <Trans>New campaign</Trans>
            </ButtonLink>
          )
        }
      />
      {notice}
      <ListTabs list="campaigns" row={tabs} keeps={{ view: 'calendar', month }} />
      <section className={screen.list} aria-label={t(campaignList.title)}>
        <div className={bar.toolbar}>
          <SearchField
            label={t(campaignList.searchLabel ?? campaignList.title)}
            term={search ?? ''}
            onSearch={(next) => refine(next === '' ? undefined : next)}
          />
          <ViewSwitch />
          <span className={`${bar.end} ${styles.steps}`}>
            {isLoading && !failure && <Spinner label={t`Loading`} size="s" />}
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
          </span>
        </div>
        <Automations />
        {failure || retry.pending ? (
          <div role="alert" className="stack-3 failure justify-start pad-4 radius-m">
            <p>
              <Trans>This month could not be loaded.</Trans> {failure && errorText(failure)}
            </p>
            <Button variant="secondary" busy={retry.pending} onClick={() => void retry.run()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        ) : (
          <MonthTable
            title={title}
            month={month}
            weeks={weeks}
            campaigns={isComplete ? list.data?.items : undefined}
            rounds={isComplete ? rounds : []}
            search={search}
            openId={open}
          />
        )}
      </section>
      {open !== undefined && (
        <ListPanel
          list={campaignList}
          id={open}
          ids={items.map(({ id }) => id)}
          rows={items}
          onMove={move}
          onClose={close}
        />
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
