import { useQuery } from '@tanstack/react-query';
import { listLocationsQuery } from '~/api/locations';

/** The contract's maximum for one page. */
const PAGE_SIZE = 200;

/** The locations of the account, to choose from. */
export function useLocationChoices(wanted: boolean) {
  const { data, isPending } = useQuery({ ...listLocationsQuery({ show: PAGE_SIZE }), enabled: wanted });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    pending: wanted && isPending,
  };
}
