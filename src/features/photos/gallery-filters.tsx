import { Trans, useLingui } from '@lingui/react/macro';
import { IconBookmark, IconFilter } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import chip from '~/ui/chip.module.css';
import { Popup } from '~/ui/popup';
import { SearchField } from '~/ui/search-field';
import { Spinner } from '~/ui/spinner';
import type { GalleryFiltersProps } from './filter-choices';
import styles from './gallery.module.css';
import type { GallerySearch } from './gallery-address';
import { filterNames } from './gallery-search';
import type { Selection } from './use-selection';

const FilterMenu = lazy(() => import('./filter-menu').then((module) => ({ default: module.FilterMenu })));
const FilterChips = lazy(() => import('./filter-menu').then((module) => ({ default: module.FilterChips })));
const SavedViews = lazy(() =>
  import('~/components/list/menus').then((module) => ({ default: module.SavedViews })),
);

interface ToolbarProps extends GalleryFiltersProps {
  /** Null if there are no photos. */
  selection: Selection | null;
}

/** The filters of the wall. On a phone they are behind one button. */
export function GalleryFilters({ search, onChange, selection }: ToolbarProps) {
  const { t } = useLingui();
  const active = filterNames.filter((name) => search[name] !== undefined);
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
        icon={<IconFilter size={18} aria-hidden />}
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
        {() => (
          <Suspense fallback={<Spinner label={t`Loading`} size="s" />}>
            <FilterMenu search={search} onChange={onChange} />
          </Suspense>
        )}
      </Popup>
      <Suspense>{active.length > 0 && <FilterChips search={search} onChange={onChange} />}</Suspense>
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
        {selection && (
          <button
            type="button"
            className={`${chip.chip} ${styles.select}`}
            // The bar of the selection has the Cancel button.
            aria-pressed={selection.active}
            data-on={selection.active || undefined}
            onClick={selection.active ? selection.clear : selection.start}
          >
            <Trans>Select</Trans>
          </button>
        )}
      </span>
    </div>
  );
}
