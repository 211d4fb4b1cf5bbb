import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { NotInPlan } from '~/parts/feedback/refusal';
import { ListPending } from '~/patterns/list/list-pending';
import { ListScreen } from '~/patterns/list/list-screen';
import { usePermissionContext } from '~/session/permissions';
import { campaignList } from './campaign-list';
import { useCampaignTabs, ViewSwitch } from './campaigns-bar';
import { Ideas } from './ideas/ideas';

// Few visits need these: the calendar on demand, the ideas in an empty list.
const CalendarScreen = lazy(() =>
  import('./calendar-screen').then(({ CalendarScreen }) => ({ default: CalendarScreen })),
);

/** A Manager sees the contacts of some locations only. */
const managerList = {
  ...campaignList,
  scope: msg`Campaigns of the whole business. Their figures include contacts of other locations, which you do not see.`,
};

export function CampaignsScreen() {
  const isManager = usePermissionContext()?.role === 'Manager';
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
      list={isManager ? managerList : campaignList}
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
