import { useQuery } from '@tanstack/react-query';
import { listTemplatesQuery } from '~/api/templates';
import { refetchWhileEmpty } from '~/components/pickers/missing-choice';

/** The contract's maximum for one page. */
const ALL = 200;

/** Templates for emails; undefined while they are loaded. */
export function useMailTemplates() {
  const { data } = useQuery({ ...listTemplatesQuery({ kind: 'mail', show: ALL }), ...refetchWhileEmpty });
  return data?.items.map(({ id, name }) => ({ value: id, label: name }));
}
