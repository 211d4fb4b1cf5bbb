import { useQuery } from '@tanstack/react-query';
import { listProductsQuery } from '~/api/products';
import { refetchWhileEmpty } from './missing-choice';

/** The contract's maximum for one page. */
const ALL = { show: 200 };

/** The products of the account, to choose from. */
export function useProductChoices(wanted: boolean) {
  const { data, isPending } = useQuery({
    ...listProductsQuery(ALL),
    ...refetchWhileEmpty,
    enabled: wanted,
  });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    pending: wanted && isPending,
    missing: 'product' as const,
  };
}
