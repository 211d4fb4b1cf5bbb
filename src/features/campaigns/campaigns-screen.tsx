import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { NotInPlan } from '~/components/feedback/lazy-refusal';
import { ListPending } from '~/components/list/list-pending';
import { ListScreen } from '~/components/list/list-screen';
import { campaignList } from './campaign-list';
import { useCampaignTabs, ViewSwitch } from './campaigns-bar';

// Few visits need these: the calendar on demand, the ideas in an empty list.
const CalendarScreen = lazy(() =>
  import('./calendar/calendar-screen').then(({ CalendarScreen }) => ({ default: CalendarScreen })),
);
const Ideas = lazy(() => import('./ideas/ideas').then(({ Ideas }) => ({ default: Ideas })));

export function CampaignsScreen() {
  const { view } = useSearch({ from: '/_app/campaigns/' });
  const tabs = useCampaignTabs();
  const { data: account } = useQuery(getOwnAccountQuery());
  const notice = NotInPlan({ account, feature: 'campaigns' });
  if (view === 'calendar') {
    return (
      <Suspense fallback={<ListPending list={campaignList} />}>
        <CalendarScreen notice={notice} />
      </Suspense>
    );
  }
  return (
    <ListScreen
      list={campaignList}
      tabs={tabs}
      notice={notice}
      tools={<ViewSwitch />}
      emptyActions={
        <Suspense>
          <Ideas />
        </Suspense>
      }
    />
  );
}
