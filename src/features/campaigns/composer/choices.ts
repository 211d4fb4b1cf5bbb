// The account's records that a campaign can reference.
import { useQuery } from '@tanstack/react-query';
import { listProductsQuery } from '~/api/products';
import { listTemplatesQuery } from '~/api/templates';

/** The contract's maximum for one page. */
const ALL = 200;

export function useProductChoices(wanted: boolean) {
  const { data, isPending } = useQuery({
    ...listProductsQuery({ show: ALL }),
    enabled: wanted,
  });
  return {
    choices: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    pending: wanted && isPending,
  };
}

/** Templates for emails. */
export function useMailTemplates() {
  const { data } = useQuery(listTemplatesQuery({ kind: 'mail', show: ALL }));
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
