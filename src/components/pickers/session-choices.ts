import { useQuery } from '@tanstack/react-query';
import { listSessionsQuery } from '~/api/sessions';

/** The contract's most on a page: the newest sessions. */
const MANY = { show: 200 };

/** The sessions of the account, the newest first. */
export function useSessions(wanted: boolean) {
  const { data, isPending } = useQuery({ ...listSessionsQuery(MANY), enabled: wanted });
  return { sessions: data?.items ?? [], pending: wanted && isPending };
}
