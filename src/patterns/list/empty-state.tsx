import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { emptyPicture } from '~/parts/empty/empty-pictures';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconSearchOff } from '~/ui/icons';
import type { List, ListSearch } from './list';
import type { useListAddress } from './use-list';

interface EmptyStateProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  pages: number;
  /** Of the page that is shown. */
  params: ListSearch;
  refine: ReturnType<typeof useListAddress<ListSearch>>['refine'];
  /** The one next step. */
  children: ReactNode;
}

/** Explains an empty list: the page is past the last, no row matches, or there are none yet. */
export function EmptyState<Row, S extends ListSearch>({
  list,
  pages,
  params,
  refine,
  children,
}: EmptyStateProps<Row, S>) {
  const { t, i18n } = useLingui();
  const names = narrowingOf(list, params);
  if (pages > 0) {
    return (
      <ResultBlock icon={<IconSearchOff />} title={t`Nothing on this page`}>
        <Button onClick={() => refine({ page: pages === 1 ? undefined : pages })}>
          <Trans>Go to the last page</Trans>
        </Button>
      </ResultBlock>
    );
  }
  if (names.length > 0) {
    const term = params.search;
    return (
      <ResultBlock
        icon={<IconSearchOff />}
        title={
          term === undefined
            ? // The route has validated it by the schema that the type is derived from.
              (list.empty.noMatch?.(params as S, { t, locale: i18n.locale }) ??
              t`No results for these filters`)
            : t`Nothing found for “${term}”`
        }
        description={t`Try another search, or clear filters.`}
      >
        <Button
          variant="secondary"
          onClick={() => refine(Object.fromEntries(names.map((name) => [name, undefined])))}
        >
          <Trans>Clear search and filters</Trans>
        </Button>
        {children}
      </ResultBlock>
    );
  }
  const { icon, picture, title, text } = list.empty;
  return (
    <ResultBlock {...(picture ? emptyPicture(picture) : { icon })} title={t(title)} description={t(text)}>
      {children}
    </ResultBlock>
  );
}

/** The names of the active search and filters. */
const narrowingOf = <Row, S extends ListSearch>(list: List<Row, S>, search: ListSearch) =>
  ['search', ...(list.filters ?? []).map(({ id }) => id)].filter(
    (name) => Reflect.get(search, name) !== undefined,
  );

export const isNarrowed = <Row, S extends ListSearch>(list: List<Row, S>, search: ListSearch) =>
  narrowingOf(list, search).length > 0;
