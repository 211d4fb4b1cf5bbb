import { type QueryClient, useQuery } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { listSessions } from '~/api/sessions';
import { refetchWhileEmpty } from './missing-choice';

const query = () => allPages('listSessions', listSessions);

export const sessionNames = {
  needs: 'listSessions',
  prefetch: (client: QueryClient) => client.prefetchQuery(query()),
} as const;

/** The sessions of the account, newest first. */
export function useSessions(wanted: boolean) {
  const { data, isPending } = useQuery({ ...query(), ...refetchWhileEmpty, enabled: wanted });
  return { sessions: data?.items ?? [], pending: wanted && isPending };
}
