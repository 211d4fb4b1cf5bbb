import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions } from '~/session/permissions';
import { IconSearch } from '~/ui/icons';
import { useDebouncedValue } from '~/ui/use-debounced-value';
import { type ItemGroup, type ItemPage, iconOf } from './items';
import { matches, rank } from './match';
import { recordKinds } from './records';

/** How long typing must pause before the search runs. */
const PAUSE_MS = 200;
/** How long a fast list waits for the slow ones, so that results seldom appear above others. */
const PATIENCE_MS = 500;
/** The contract's limits of search texts. */
const [LEAST, MOST] = [2, 80];
/** How many matches of each list are shown. */
const SHOWN = 4;
/** How many records of each list are compared with a text that the API does not find. */
const COMPARED = 50;

function useMatches(kinds: typeof recordKinds, search: string, show: number, enabled: boolean) {
  const { i18n } = useLingui();
  return useQueries({
    queries: kinds.map((kind) => ({ ...kind.query(search, show, i18n.locale), enabled })),
  });
}

/** Whether all lists have answered, without a match. */
const hasNothing = (queries: ReturnType<typeof useMatches>) =>
  queries.every(({ data }) => data?.records.length === 0);

/**
 * The records whose name contains a text, by kind. Previous results stay until the next ones are
 * loaded.
 */
export function useRecords(typed: string, go: (page: ItemPage) => unknown) {
  const { t } = useLingui();
  const isAllowed = usePermissions();
  const text = typed.trim().slice(0, MOST);
  const isSearched = text.length >= LEAST;
  const search = useDebouncedValue(text, PAUSE_MS);
  const isLate = useDebouncedValue(text, PAUSE_MS + PATIENCE_MS) === text;
  const kinds = recordKinds.filter(({ list }) => isAllowed(list));
  const isCurrent = isSearched && search === text;
  // The API finds the exact text. If there is none, records with its longest word are compared with it, and last those
  // with the beginning of that word, which can be misspelled.
  const word = search.split(/\s+/).reduce((one, other) => (other.length > one.length ? other : one));
  const isCompared = isCurrent && word.length >= LEAST;
  const exact = useMatches(kinds, search, SHOWN, isCurrent);
  const byWord = useMatches(kinds, word, COMPARED, isCompared && word !== search && hasNothing(exact));
  const rest = word === search ? exact : byWord;
  const byStart = useMatches(kinds, word.slice(0, 3), COMPARED, isCompared && hasNothing(rest));
  const queries = !isCompared || !hasNothing(exact) ? exact : hasNothing(rest) ? byStart : rest;
  const isPending = isSearched && (search !== text || queries.some(({ isPending }) => isPending));

  const [former, setFormer] = useState<{ state: string; groups: readonly ItemGroup[] }>({
    state: '',
    groups: [],
  });
  const found: ItemGroup[] = kinds.flatMap(({ list, title, page, all }, i) => {
    const { records = [], more = false } = queries[i]?.data ?? {};
    const matching = queries === exact ? records : records.filter((record) => isMatch(search, record));
    if (matching.length === 0) return [];
    const sorted = matching
      .slice(0, SHOWN)
      .toSorted((one, other) => rankOf(search, one.name) - rankOf(search, other.name));
    const items = sorted.map(({ id, name, detail }) => ({
      id: `${list} ${id}`,
      icon: iconOf(page(id).to),
      name,
      detail,
      run: () => go(page(id)),
    }));
    const showAll =
      queries === exact && more && all
        ? [{ id: `${list} all`, icon: IconSearch, name: t`Show all matches`, run: () => go(all(search)) }]
        : [];
    return [{ id: list, title: t(title), items: [...items, ...showAll] }];
  });
  const isShown = isCurrent && (!isPending || isLate);
  const state = isShown ? `${search} ${isPending}` : isSearched ? former.state : '';
  if (state !== former.state) setFormer({ state, groups: isShown ? found : [] });
  return {
    groups: isShown ? found : former.groups.map((group) => stillMatching(group, text)).filter(hasItems),
    isPending,
    failed: isSearched ? kinds.filter((_, i) => queries[i]?.isError).map(({ title }) => t(title)) : [],
    retry() {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}

/** Names that begin with the text come first; a match elsewhere, such as in an address, last. */
const rankOf = (text: string, name: string): number => rank(text, name) ?? 3;

/** Results of an earlier text must not be shown for another. */
const stillMatching = (group: ItemGroup, text: string): ItemGroup => ({
  ...group,
  items: group.items.filter((item) => isMatch(text, item)),
});

const isMatch = (text: string, { name, detail = '' }: { name: string; detail?: string | undefined }) =>
  matches(text, `${name} ${detail}`);

const hasItems = ({ items }: ItemGroup) => items.length > 0;
