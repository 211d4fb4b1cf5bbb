import type { QueryClient } from '@tanstack/react-query';
import { load } from '~/api/cache/load';
import { isAllowed } from '~/api/permissions';
import { getPermissionContext } from '~/session/permissions';
import { type List, type ListSearch, type Page, toListQuery } from './list';
import { prefetchSavedViews } from './use-saved-views';

/** What a list's route has loaded. */
export interface LoadedList {
  /** Lists of one route differ in it. */
  query: unknown;
  params: object;
}

/** The loader of a list's route. Names shown in rows, and saved views, are loaded meanwhile, but not awaited. */
export async function loadList<Row, S extends ListSearch>(
  client: QueryClient,
  list: List<Row, S>,
  search: S,
): Promise<LoadedList> {
  const user = getPermissionContext();
  for (const { needs, prefetch } of list.names ?? []) {
    if (user && isAllowed(needs, user)) void prefetch(client);
  }
  void prefetchSavedViews(client, list.name);
  const params = toListQuery(search);
  const options = list.query(params);
  const cached = client.getQueryCache().find<Page<Row>>({ queryKey: options.queryKey, exact: true });
  // Until it is read again, an outdated empty list would say that there is nothing yet.
  if (cached?.state.isInvalidated && cached.state.data?.items.length === 0 && !cached.isActive())
    client.getQueryCache().remove(cached);
  await load(client, options);
  return { query: list.query, params };
}
