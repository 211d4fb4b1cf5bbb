import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listDeviceNamesQuery, listDevicesQuery } from '~/api/devices';
import { refetchWhileEmpty } from './missing-choice';

/** The contract's maximum for one page. */
const ALL = { show: 200 };

const query = () => listDeviceNamesQuery(ALL);

/** The devices of the account, with their status and session. */
export const allDevicesQuery = () => listDevicesQuery(ALL);

export const deviceNames = {
  needs: 'listDeviceNames',
  prefetch: (client: QueryClient) => client.prefetchQuery(query()),
} as const;

/** The devices of the account, to choose from. */
export function useDeviceChoices(wanted: boolean) {
  const { data, isPending } = useQuery({ ...query(), ...refetchWhileEmpty, enabled: wanted });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    pending: wanted && isPending,
    missing: 'device' as const,
  };
}
