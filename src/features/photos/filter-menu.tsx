import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import { type GalleryFiltersProps, useFilterChoices } from './filter-choices';
import styles from './gallery.module.css';
import { filterNames } from './gallery-search';

const NONE = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** The active filters; a click removes one. */
export function FilterChips({ search, onChange }: GalleryFiltersProps) {
  const { t } = useLingui();
  const { describe } = useFilterChoices(search, true);
  const active = filterNames.filter((name) => search[name] !== undefined);
  return (
    <>
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
    </>
  );
}

export function FilterMenu({ search, onChange }: GalleryFiltersProps) {
  const { t } = useLingui();
  const id = useId();
  const { filters } = useFilterChoices(search, true);
  return (
    <div className={styles.menu}>
      {filters.map(({ name, label, options }) => (
        <div key={name} className={styles.filter}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <Select
            id={`${id}-${name}`}
            value={String(search[name] ?? '')}
            options={[{ value: '', label: t`Any` }, ...options]}
            onChange={(value) => onChange({ [name]: value || undefined })}
          />
        </div>
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
      {filterNames.some((name) => search[name] !== undefined) && (
        <Button variant="subtle" size="s" onClick={() => onChange(NONE)}>
          <Trans>Clear all filters</Trans>
        </Button>
      )}
    </div>
  );
}
