import { useQuery } from '@tanstack/react-query';
import { listViews, listViewsQuery, type View } from '~/api/views';
import type { ListName } from './list';

/** The user's saved views of a list; none until they are loaded. */
export function useSavedViews(list: ListName): readonly View[] {
  const wanted = { list, show: 200 };
  // Without the query's signal: a skeleton shows them first, and its end would abort the request that its list needs.
  const { data } = useQuery({ ...listViewsQuery(wanted), queryFn: () => listViews(wanted) });
  return data?.items ?? [];
}
