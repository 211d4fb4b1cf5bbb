import { useQuery } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { listProducts } from '~/api/products';
import { refetchWhileEmpty } from './missing-choice';

export const allProductsQuery = () => allPages('listProducts', listProducts);

/** The products of the account, to choose from. */
export function useProductChoices(wanted: boolean) {
  const { data, isPending } = useQuery({
    ...allProductsQuery(),
    ...refetchWhileEmpty,
    enabled: wanted,
  });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    pending: wanted && isPending,
    missing: 'product' as const,
  };
}
