import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconSearchOff } from '~/ui/icons';
import { type GalleryFiltersProps, useFilterChoices } from './filters/filter-choices';
import { activeFilters, noFilters } from './model/gallery-search';

/** A wall without photos: because of the search and the filters, which it names, or because of the tab. */
export function NoMatch({ search, onChange }: GalleryFiltersProps) {
  const { t, i18n } = useLingui();
  const { describe } = useFilterChoices(search, true);
  const { tab, search: term } = search;
  const names = activeFilters(search).map(describe);
  const tabs = { review: t`To review`, hidden: t`Not in gallery`, favorites: t`Favorites` };
  if (names.length === 0 && term === undefined) {
    const titles = {
      review: t`Nothing to review`,
      hidden: t`All photos are in the gallery`,
      favorites: t`No favorites yet`,
    };
    return (
      <ResultBlock icon={<IconSearchOff />} title={tab && titles[tab]}>
        <Button variant="secondary" onClick={() => onChange({ tab: undefined })}>
          <Trans>Show all photos</Trans>
        </Button>
      </ResultBlock>
    );
  }
  const all = [tab && tabs[tab], ...names].filter((name) => name !== undefined);
  const list = new Intl.ListFormat(i18n.locale).format(all);
  return (
    <ResultBlock
      icon={<IconSearchOff />}
      title={term === undefined ? t`No photos match` : t`No photos match “${term}”.`}
      description={
        <>
          {term !== undefined && (
            <p>
              <Trans>Searched: captions, tags, and the names, emails and phone numbers of guests.</Trans>
            </p>
          )}
          {all.length > 0 && (
            <p>
              <Trans>You are filtering by {list}.</Trans>
            </p>
          )}
        </>
      }
    >
      <Button variant="secondary" onClick={() => onChange({ ...noFilters, search: undefined })}>
        {names.length > 0 ? <Trans>Clear filters</Trans> : <Trans>Clear search</Trans>}
      </Button>
    </ResultBlock>
  );
}
