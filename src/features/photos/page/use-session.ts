import { useQuery } from '@tanstack/react-query';
import { getSessionQuery, type Session } from '~/api/sessions';

/** The session of a photo; undefined while it loads, and without one. */
export const useSession = (id: string | null): Session | undefined =>
  useQuery({ ...getSessionQuery(id ?? ''), enabled: id !== null }).data;
