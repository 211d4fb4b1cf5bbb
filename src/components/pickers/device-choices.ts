import { useQuery } from '@tanstack/react-query';
import { listDeviceNamesQuery } from '~/api/devices';

/** The contract's most on a page. */
const ALL = { show: 200 };

/** The devices of the account, for choosing among them. */
export function useDeviceChoices(wanted: boolean) {
  const { data, isPending } = useQuery({ ...listDeviceNamesQuery(ALL), enabled: wanted });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    pending: wanted && isPending,
  };
}
