import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getGetOwnAccountSuspenseQueryOptions } from '~/api/account';
import { load } from '~/api/load';
import { getGetLocationSuspenseQueryOptions } from '~/api/locations';
import { getGetSessionSuspenseQueryOptions } from '~/api/sessions';
import { getListTemplatesSuspenseQueryOptions, type Template } from '~/api/templates';
import { useMay } from '~/components/may';

export const sessionOptions = (id: string) => getGetSessionSuspenseQueryOptions(id);
export const ownAccountOptions = () => getGetOwnAccountSuspenseQueryOptions();

/** The session, and the account that it inherits from. */
export const loadSession = (queryClient: QueryClient, id: string) =>
  Promise.all([load(queryClient, sessionOptions(id)), load(queryClient, ownAccountOptions())]);

/** The contract's most on a page. */
const ALL = { show: 200 };

const NO_TEMPLATES: readonly Template[] = [];

export function useTemplates(): readonly Template[] {
  const { data } = useQuery(getListTemplatesSuspenseQueryOptions(ALL));
  return data?.items ?? NO_TEMPLATES;
}

/** The location that a session inherits from: its only one. */
export function useOnlyLocation(locationIds: readonly string[] | undefined) {
  const mayRead = useMay('getLocation');
  const [id = '', second] = locationIds ?? [];
  const { data } = useQuery({
    ...getGetLocationSuspenseQueryOptions(id),
    enabled: mayRead && id !== '' && second === undefined,
  });
  return (id !== '' && second === undefined && data) || null;
}
