import { Trans, useLingui } from '@lingui/react/macro';
import { SavedViews } from '~/patterns/list/saved-views';
import chip from '~/ui/chip.module.css';
import { SearchField } from '~/ui/field/search-field';
import { IconBookmark, IconFilter } from '~/ui/icons';
import { Popup } from '~/ui/overlay/popup';
import { GuestSuggestions } from '../guests/guest-suggestions';
import type { GallerySearch } from '../model/gallery-address';
import { activeFilters } from '../model/gallery-search';
import type { PhotoSelection } from '../model/use-selection';
import { FilterChips } from './filter-chips';
import type { GalleryFiltersProps } from './filter-choices';
import { FilterMenu } from './filter-menu';
import styles from './gallery.module.css';

interface ToolbarProps extends GalleryFiltersProps {
  /** Null if there are no photos. */
  selection: PhotoSelection | null;
  /** The number of photos that match. */
  total: number;
}

/** The filters of the wall. On a phone they are behind one button. */
export function GalleryFilters({ search, onChange, selection, total }: ToolbarProps) {
  const { t } = useLingui();
  const active = activeFilters(search);
  return (
    <div className={styles.filters}>
      <span className={styles.search}>
        <GuestSuggestions
          term={search.search ?? ''}
          onChoose={(contactId) => onChange({ contactId, search: undefined })}
        >
          <SearchField
            ref={null}
            label={t`Guest, caption or tag`}
            term={search.search ?? ''}
            onSearch={(term) =>
              onChange({ search: term === '' ? undefined : term }, search.search !== undefined)
            }
          />
        </GuestSuggestions>
      </span>
      <Popup
        icon={<IconFilter size={18} aria-hidden />}
        label={
          <>
            <Trans>Filter</Trans>
            {active.length > 0 && ` (${active.length})`}
          </>
        }
        sheet
      >
        {(close) => <FilterMenu search={search} onChange={onChange} total={total} onClose={close} />}
      </Popup>
      {active.length > 0 && <FilterChips search={search} onChange={onChange} />}
      <span className="flex-2 push-end">
        <Popup icon={<IconBookmark size={18} aria-hidden />} label={<Trans>Saved views</Trans>}>
          {(close) => (
            <SavedViews
              list="photos"
              search={{ ...search, review: undefined } as GallerySearch}
              onClose={close}
            />
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
