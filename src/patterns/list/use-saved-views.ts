import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listViews, listViewsQuery, type View } from '~/api/views';

const queryOf = (list: string) => {
  const wanted = { list, show: 200 };
  // Without the query's signal: a skeleton shows them first, and its end would abort the request that its list needs.
  return { ...listViewsQuery(wanted), queryFn: () => listViews(wanted) };
};

/** Loads the views beside the list: a tab row that came later would move the rows. */
export const prefetchSavedViews = (client: QueryClient, list: string) => client.prefetchQuery(queryOf(list));

/** The user's saved views of a list; none until they are loaded. */
export function useSavedViews(list: string): readonly View[] {
  const { data } = useQuery(queryOf(list));
  return data?.items ?? [];
}

/** Whether it is not yet known if a list has saved views. */
export function useAwaitsSavedViews(list: string): boolean {
  const { isPending, failureCount } = useQuery(queryOf(list));
  return isPending && failureCount === 0;
}
