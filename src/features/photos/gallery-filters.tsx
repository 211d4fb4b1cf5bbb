import { Trans, useLingui } from '@lingui/react/macro';
import { IconAdjustmentsHorizontal, IconBookmark, IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Button } from '~/ui/button';
import { Popup } from '~/ui/popup';
import { SearchField } from '~/ui/search-field';
import { Spinner } from '~/ui/spinner';
import { useFilterChoices } from './filter-choices';
import styles from './gallery.module.css';
import { filterNames, type GallerySearch } from './gallery-search';

const SavedViews = lazy(() =>
  import('~/components/list/saved-views').then((module) => ({ default: module.SavedViews })),
);

interface GalleryFiltersProps {
  search: GallerySearch;
  onChange: (change: Partial<GallerySearch>, replace?: boolean) => void;
}

/** What makes the wall shorter. On a phone all of it is behind one button. */
export function GalleryFilters({ search, onChange }: GalleryFiltersProps) {
  const { t } = useLingui();
  const active = filterNames.filter((name) => search[name] !== undefined);
  const choices = useFilterChoices(search, active.length > 0);
  const none = Object.fromEntries(filterNames.map((name) => [name, undefined]));
  return (
    <div className={styles.filters}>
      <span className={styles.search}>
        <SearchField
          ref={null}
          label={t`Caption or tag`}
          term={search.search ?? ''}
          onSearch={(term) =>
            onChange({ search: term === '' ? undefined : term }, search.search !== undefined)
          }
        />
      </span>
      <Popup
        icon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        label={
          active.length === 0 ? (
            <Trans>Filter</Trans>
          ) : (
            <>
              <Trans>Filter</Trans> ({active.length})
            </>
          )
        }
      >
        {() => <FilterMenu search={search} onChange={onChange} onClear={() => onChange(none)} />}
      </Popup>
      {active.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-label={t`Remove the filter ${choices.describe(name)}`}
          onClick={() => onChange({ [name]: undefined })}
        >
          {choices.describe(name)}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      <span className={styles.views}>
        <Popup icon={<IconBookmark size={18} aria-hidden />} label={<Trans>Saved views</Trans>}>
          {(close) => (
            <Suspense fallback={<Spinner label={t`Loading`} size="s" />}>
              <SavedViews
                list="photos"
                search={{ ...search, review: undefined } as GallerySearch}
                onDone={close}
              />
            </Suspense>
          )}
        </Popup>
      </span>
    </div>
  );
}

function FilterMenu(props: GalleryFiltersProps & { onClear: () => void }) {
  const { search, onChange, onClear } = props;
  const { filters } = useFilterChoices(search, true);
  return (
    <div className={styles.menu}>
      {filters.map(({ name, label, options }) => (
        <label key={name}>
          {label}
          <select
            value={String(search[name] ?? '')}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
          >
            <option value="">
              <Trans>Any</Trans>
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <Trans>From</Trans>
        <input
          type="date"
          value={search.from ?? ''}
          max={search.to}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined })}
        />
      </label>
      <label>
        <Trans>To</Trans>
        <input
          type="date"
          value={search.to ?? ''}
          min={search.from}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value || undefined })}
        />
      </label>
      <Button variant="subtle" size="s" onClick={onClear}>
        <Trans>Clear all filters</Trans>
      </Button>
    </div>
  );
}
