import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
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
  if (view === 'calendar') {
    return (
      <Suspense fallback={<ListPending list={campaignList} />}>
        <CalendarScreen />
      </Suspense>
    );
  }
  return (
    <ListScreen
      list={campaignList}
      tabs={tabs}
      tools={<ViewSwitch />}
      emptyActions={
        <Suspense>
          <Ideas />
        </Suspense>
      }
    />
  );
}
