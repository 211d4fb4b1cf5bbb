import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import type { Filter } from './list';
import styles from './toolbar.module.css';
import { useFilterOptions } from './use-filter-options';

interface FilterFieldsProps {
  filters: readonly Filter[];
  /** Empty without a filter. */
  valueFor: (filter: Filter) => string;
  onChange: (change: Record<string, string | undefined>) => void;
}

export const FilterFields = ({ filters, valueFor, onChange }: FilterFieldsProps) => (
  <>
    {filters.map((filter) => (
      <FilterField
        key={filter.id}
        filter={filter}
        value={valueFor(filter)}
        onChange={(value) => onChange({ [filter.id]: value })}
      />
    ))}
    <Button
      variant="subtle"
      size="s"
      onClick={() => onChange(Object.fromEntries(filters.map(({ id }) => [id, undefined])))}
    >
      <Trans>Clear all filters</Trans>
    </Button>
  </>
);

interface FilterFieldProps {
  filter: Filter;
  value: string;
  onChange: (value: string | undefined) => void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const options = useFilterOptions(filter);
  const label = t(filter.label);
  const field = useRef<HTMLDivElement>(null);
  const date = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The date is uncontrolled while it is typed.
    if (value === '' && date.current) date.current.value = '';
  }, [value]);
  const clear = () => {
    onChange(undefined);
    // The button disappears, and the menu closes when it loses the focus.
    field.current?.querySelector<HTMLElement>('select, input')?.focus();
  };
  return (
    <div ref={field} className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <Select
          id={id}
          value={value}
          options={[{ value: '', label: t`All` }, ...options]}
          onChange={(next) => onChange(next || undefined)}
        />
      ) : (
        <input
          ref={date}
          id={id}
          type="date"
          // A year is typed digit by digit: what is not valid yet must neither be sent nor reset.
          min="2000-01-01"
          defaultValue={value}
          onChange={({ currentTarget }) =>
            currentTarget.validity.valid && onChange(currentTarget.value || undefined)
          }
        />
      )}
      <button
        type="button"
        className={`${styles.remove} ${styles.clear}`}
        aria-label={t`Clear ${label}`}
        disabled={value === ''}
        onClick={clear}
      >
        <IconX size={14} aria-hidden />
      </button>
    </div>
  );
}
