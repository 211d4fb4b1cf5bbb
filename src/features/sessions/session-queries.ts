import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { load } from '~/api/load';
import { getLocationQuery } from '~/api/locations';
import { getSessionQuery } from '~/api/sessions';
import { listTemplatesQuery, type Template } from '~/api/templates';
import { usePermission } from '~/session/permissions';

export const sessionOptions = (id: string) => getSessionQuery(id);
export const ownAccountOptions = () => getOwnAccountQuery();

/** The session, and the account it inherits from. */
export const loadSession = (queryClient: QueryClient, id: string) =>
  Promise.all([load(queryClient, sessionOptions(id)), load(queryClient, ownAccountOptions())]);

/** The contract's maximum for one page. */
const ALL = { show: 200 };

const NO_TEMPLATES: readonly Template[] = [];

export function useTemplates(): readonly Template[] {
  const { data } = useQuery(listTemplatesQuery(ALL));
  return data?.items ?? NO_TEMPLATES;
}

/** The location that a session inherits from, if it has exactly one. */
export function useOnlyLocation(locationIds: readonly string[] | undefined) {
  const mayRead = usePermission('getLocation');
  const [id = '', second] = locationIds ?? [];
  const { data } = useQuery({
    ...getLocationQuery(id),
    enabled: mayRead && id !== '' && second === undefined,
  });
  return (id !== '' && second === undefined && data) || null;
}
