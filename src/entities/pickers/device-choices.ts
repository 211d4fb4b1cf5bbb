import { type QueryClient, useQuery } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { listDeviceNames, listDevices } from '~/api/devices';
import { refetchWhileEmpty } from './missing-choice';

export const deviceNamesQuery = () => allPages('listDeviceNames', listDeviceNames);

/** The devices of the account, with their status and session. */
export const allDevicesQuery = () => allPages('listDevices', listDevices);

export const deviceNames = {
  needs: 'listDeviceNames',
  prefetch: (client: QueryClient) => client.prefetchQuery(deviceNamesQuery()),
} as const;

/** The devices of the account, to choose from. */
export function useDeviceChoices(wanted: boolean) {
  const { data, isPending } = useQuery({ ...deviceNamesQuery(), ...refetchWhileEmpty, enabled: wanted });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    pending: wanted && isPending,
    missing: 'device' as const,
  };
}
