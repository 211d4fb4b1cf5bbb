import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { askedOf, type List, type ListQuery, type ListSearch, loadList } from './list';

/** The address of the list that is open, as its route has validated it, and how to change it. */
export function useListAddress<S extends ListSearch>() {
  const navigate = useNavigate();
  // The pattern stands on many routes, and cannot name the one it is on.
  const given: object = useSearch({ strict: false });
  const search = given as S;
  /** A list that is searched, filtered or sorted anew begins with its first page, and without an open panel. */
  const refine = (change: Partial<S>, replace = false) =>
    void navigate({
      to: '.',
      // Whatever comes of it, the route reads it as it reads any address.
      search: (former: object): object => ({ ...former, page: undefined, open: undefined, ...change }),
      replace,
      resetScroll: false,
    });
  const open = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: (former: object) => ({ ...former, open: id }),
      // The way back leads out of the panel, not through all that it showed.
      replace: id === undefined || search.open !== undefined,
      resetScroll: false,
    });
  return { search, refine, open };
}

/**
 * The page that the address asks for. While another one is on its way the former stays, `busy`, so that nothing jumps
 * and the search field keeps the focus.
 * @throws ApiError where the page could not be loaded, for the route's error face
 */
export function useListPage<Row, S extends ListSearch>(list: List<Row, S>, search: S) {
  const client = useQueryClient();
  const asked = askedOf(search);
  const key = JSON.stringify(asked);
  const [shown, setShown] = useState<{ key: string; asked: ListQuery<S>; error?: unknown }>({ key, asked });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
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
  return { query, busy: shown.key !== key };
}
