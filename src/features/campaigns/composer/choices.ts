import { useQuery } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { listTemplates } from '~/api/templates';
import { refetchWhileEmpty } from '~/components/pickers/missing-choice';

/** Templates for emails; undefined while they are loaded. */
export function useMailTemplates() {
  const query = allPages('listTemplates', listTemplates, { kind: 'mail' as const });
  const { data } = useQuery({ ...query, ...refetchWhileEmpty });
  return data?.items.map(({ id, name }) => ({ value: id, label: name }));
}
