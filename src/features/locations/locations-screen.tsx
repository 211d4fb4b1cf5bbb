import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getOwnAccountQuery } from '~/api/account';
import { LocationLimit } from '~/parts/feedback/refusal';
import { ListScreen } from '~/patterns/list/list-screen';
import { usePermission } from '~/session/permissions';
import { LocationComparison } from './location-comparison';
import { locationList } from './location-list';
import { locationCountOptions } from './model/location-queries';

const route = getRouteApi('/_app/locations/');

export function LocationsScreen() {
  const { compare } = route.useSearch();
  const navigate = route.useNavigate();
  const mayCreate = usePermission('createLocation');
  const { data: account } = useQuery({ ...getOwnAccountQuery(), enabled: mayCreate });
  const most = account?.settings.limits.locations ?? null;
  const { data: count } = useQuery({ ...locationCountOptions(), enabled: most !== null });
  const isFull = most !== null && count !== undefined && count.pages >= most;
  return (
    <>
      <ListScreen list={locationList} notice={isFull && <LocationLimit used={count.pages} most={most} />} />
      {compare && (
        <LocationComparison
          ids={[...new Set(compare.split(','))].slice(0, 4)}
          onClose={() =>
            void navigate({
              search: (former) => ({ ...former, compare: undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
    </>
  );
}
