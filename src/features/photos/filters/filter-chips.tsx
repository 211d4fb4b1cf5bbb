import { useLingui } from '@lingui/react/macro';
import { IconX } from '~/ui/icons';
import { activeFilters } from '../model/gallery-search';
import { type GalleryFiltersProps, useFilterChoices } from './filter-choices';
import styles from './gallery.module.css';

/** The active filters; a click removes one. */
export function FilterChips({ search, onChange }: GalleryFiltersProps) {
  const { t } = useLingui();
  const { describe } = useFilterChoices(search, true);
  const active = activeFilters(search);
  return (
    <span className={styles.chips}>
      {active.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-label={t`Remove the filter ${describe(name)}`}
          onClick={() => onChange({ [name]: undefined })}
        >
          {describe(name)}
          <IconX size={14} aria-hidden />
        </button>
      ))}
    </span>
  );
}
