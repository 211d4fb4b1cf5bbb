import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Select } from '~/ui/select';
import type { Filter } from './list';
import styles from './toolbar.module.css';
import { useFilterOptions } from './use-filter-options';

interface FilterFieldsProps {
  filters: readonly Filter[];
  /** Empty without a filter. */
  valueFor: (filter: Filter) => string;
  onChange: (filter: Filter, value: string | undefined) => void;
}

export const FilterFields = ({ filters, valueFor, onChange }: FilterFieldsProps) =>
  filters.map((filter) => (
    <FilterField
      key={filter.id}
      filter={filter}
      value={valueFor(filter)}
      onChange={(value) => onChange(filter, value)}
    />
  ));

interface FilterFieldProps {
  filter: Filter;
  value: string;
  onChange: (value: string | undefined) => void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const options = useFilterOptions(filter);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t(filter.label)}</label>
      {options ? (
        <Select
          id={id}
          value={value}
          options={[{ value: '', label: t`All` }, ...options]}
          onChange={(next) => onChange(next || undefined)}
        />
      ) : (
        <input
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
    </div>
  );
}
