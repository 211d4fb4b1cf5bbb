import { type QueryClient, useQuery } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { listLocations } from '~/api/locations';
import { usePermission } from '~/session/permissions';
import { refetchWhileEmpty } from './missing-choice';

const query = () => allPages('listLocations', listLocations);

export const locationNames = {
  needs: 'listLocations',
  prefetch: (client: QueryClient) => client.prefetchQuery(query()),
} as const;

/** The locations of the account, to choose from. */
export function useLocationChoices(wanted: boolean) {
  const mayList = usePermission(locationNames.needs);
  const enabled = wanted && mayList;
  const { data, isPending } = useQuery({ ...query(), ...refetchWhileEmpty, enabled });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    pending: enabled && isPending,
    missing: 'location' as const,
  };
}
