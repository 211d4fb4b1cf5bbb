import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useMatch, useNavigate } from '@tanstack/react-router';
import { type List, type ListQuery, type ListSearch, toListQuery } from './list';
import type { LoadedList } from './load-list';

/**
 * The search params that the route of the current list knows. `useSearch` would add all others of the URL, such as those
 * of a newsletter's link, and they would reach the API.
 */
export function useListSearch<S extends ListSearch>(): S {
  // Untyped, because the pattern is used on many routes.
  const known: object = useMatch({ strict: false, select: ({ _strictSearch }) => _strictSearch });
  return known as S;
}

/** The search params of the current list, and functions to change them. */
export function useListAddress<S extends ListSearch>() {
  const navigate = useNavigate();
  const search = useListSearch<S>();
  /** Searching, filtering and sorting return to the first page and close the panel. */
  const refine = (change: Partial<S>, replace = false) =>
    void navigate({
      to: '.',
      // The route validates the result like any URL.
      search: (former: object): object => ({ ...former, page: undefined, open: undefined, ...change }),
      replace,
      resetScroll: false,
    });
  const open = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: (former: object) => ({ ...former, open: id }),
      // Back leaves the panel instead of stepping through the rows that it showed.
      replace: id === undefined || search.open !== undefined,
      resetScroll: false,
    });
  return { search, refine, open };
}

/**
 * The loaded page. While the route loads another one, the former one stays with `busy`, so that the layout is stable
 * and the search field keeps the focus.
 */
export function useListPage<Row, S extends ListSearch>(list: List<Row, S>, search: S) {
  const loaded = useLoaderData({ strict: false }) as LoadedList | undefined;
  const wanted = toListQuery(search);
  // Another list of the same route is not loaded yet.
  const shown: object = loaded?.query === list.query ? loaded.params : wanted;
  const query = useSuspenseQuery(list.query(shown as ListQuery<S>));
  const key = JSON.stringify(shown);
  return { query, params: shown as ListSearch, key, busy: key !== JSON.stringify(wanted) };
}
