import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { askedOf, type List, type ListQuery, type ListSearch, loadList } from './list';

/** The validated search params of the current list, and functions to change them. */
export function useListAddress<S extends ListSearch>() {
  const navigate = useNavigate();
  // Untyped, because the pattern is used on many routes.
  const given: object = useSearch({ strict: false });
  const search = given as S;
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
 * The current page. While another one loads, the previous one stays with `busy`, so that the layout
 * is stable and the search field keeps the focus.
 * @throws ApiError when the page could not be loaded, for the route's error component
 */
export function useListPage<Row, S extends ListSearch>(list: List<Row, S>, search: S) {
  const client = useQueryClient();
  const asked = askedOf(search);
  const key = JSON.stringify(asked);
  const [shown, setShown] = useState<{ key: string; asked: ListQuery<S>; error?: unknown }>({ key, asked });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the query
  useEffect(() => {
    if (shown.key === key) return;
    let wanted = true;
    loadList(client, list, search).then(
      () => wanted && setShown({ key, asked }),
      (error: unknown) => wanted && setShown({ key, asked, error }),
    );
    return () => {
      wanted = false;
    };
  }, [client, list, key, shown.key]);
  if (shown.error !== undefined) throw shown.error;
  const query = useSuspenseQuery(list.query(shown.asked));
  return { query, key: shown.key, busy: shown.key !== key };
}
