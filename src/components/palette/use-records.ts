import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions } from '~/session/permissions';
import { useDebouncedValue } from '~/ui/use-debounced-value';
import { type ItemGroup, type ItemPage, iconOf } from './items';
import { rank } from './match';
import { recordKinds } from './records';

/** How long typing must pause before the search runs. */
const PAUSE_MS = 200;
/** How long a fast list waits for the slow ones, so that results seldom appear above others. */
const PATIENCE_MS = 500;
/** The contract's limits of search texts. */
const [LEAST, MOST] = [2, 80];

/**
 * The records whose name contains a text, by kind. Previous results stay until the next ones are
 * loaded.
 */
export function useRecords(typed: string, go: (page: ItemPage) => unknown) {
  const { t, i18n } = useLingui();
  const isAllowed = usePermissions();
  const text = typed.trim().slice(0, MOST);
  const isSearched = text.length >= LEAST;
  const search = useDebouncedValue(text, PAUSE_MS);
  const isLate = useDebouncedValue(text, PAUSE_MS + PATIENCE_MS) === text;
  const kinds = recordKinds.filter(({ list }) => isAllowed(list));
  const queries = useQueries({
    queries: kinds.map((kind) => ({
      ...kind.query(search, i18n.locale),
      enabled: isSearched && search === text,
    })),
  });
  const isPending = isSearched && (search !== text || queries.some(({ isPending }) => isPending));

  const [former, setFormer] = useState<{ state: string; groups: readonly ItemGroup[] }>({
    state: '',
    groups: [],
  });
  const found: ItemGroup[] = kinds.flatMap(({ list, title, page, all }, i) => {
    const { records = [], more = false } = queries[i]?.data ?? {};
    if (records.length === 0) return [];
    const sorted = records.toSorted((one, other) => rankOf(search, one.name) - rankOf(search, other.name));
    const items = sorted.map(({ id, name, detail }) => ({
      id: `${list} ${id}`,
      icon: iconOf(page(id).to),
      name,
      detail,
      run: () => go(page(id)),
    }));
    const rest =
      more && all
        ? [{ id: `${list} all`, icon: IconSearch, name: t`Show all matches`, run: () => go(all(search)) }]
        : [];
    return [{ id: list, title: t(title), items: [...items, ...rest] }];
  });
  const isShown = isSearched && search === text && (!isPending || isLate);
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
  items: group.items.filter(({ name, detail = '' }) => rank(text, `${name} ${detail}`) !== null),
});

const hasItems = ({ items }: ItemGroup) => items.length > 0;
