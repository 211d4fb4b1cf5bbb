import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listSessionsQuery } from '~/api/sessions';
import { refetchWhileEmpty } from './missing-choice';

/** The contract's maximum for one page, with the newest sessions. */
const MANY = { show: 200 };

const query = () => listSessionsQuery(MANY);

export const sessionNames = {
  needs: 'listSessions',
  prefetch: (client: QueryClient) => client.prefetchQuery(query()),
} as const;

/** The sessions of the account, newest first. */
export function useSessions(wanted: boolean) {
  const { data, isPending } = useQuery({ ...query(), ...refetchWhileEmpty, enabled: wanted });
  return { sessions: data?.items ?? [], pending: wanted && isPending };
}
