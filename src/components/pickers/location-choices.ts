import { useQuery } from '@tanstack/react-query';
import type { OperationId } from '~/api/permissions';

/** As the generated options of this call have it in their key. */
const LOCATIONS: OperationId = 'listLocations';

/** The contract's most on a page; an account with more locations finds them by their page. */
const ALL = { show: 200 };

/** The locations of the account, for choosing among them. */
export function useLocationChoices(wanted: boolean) {
  const { data, isPending } = useQuery({
    queryKey: [LOCATIONS, ALL],
    queryFn: async ({ signal }) => (await import('./read-locations')).readLocations(ALL, { signal }),
    enabled: wanted,
  });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    pending: wanted && isPending,
  };
}
