import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '~/ui/button';
import { Select } from '~/ui/field/select';
import styles from './filter-fields.module.css';
import type { Filter } from './list';
import { useFilterOptions } from './use-filter-options';

interface FilterFieldsProps<Id extends string> {
  filters: readonly Filter<Id>[];
  /** Empty without a filter. */
  valueFor: (filter: Filter<Id>) => string;
  onChange: (id: Id, value: string | undefined) => void;
  onClear: () => void;
  /** The label of the phone's button that closes the sheet, such as 'Show 12 photos'. */
  done: ReactNode;
  onClose: () => void;
}

/** A filter menu: its fields under the headings of their groups. */
export function FilterFields<Id extends string>(props: FilterFieldsProps<Id>) {
  const { filters, valueFor, onChange, onClear, done, onClose } = props;
  const { t } = useLingui();
  const fields = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button disappears.
    fields.current?.querySelector<HTMLElement>('select, input')?.focus();
    onClear();
  };
  const fieldOf = (filter: Filter<Id>) => (
    <FilterField
      key={filter.id}
      filter={filter}
      value={valueFor(filter)}
      onChange={(value) => onChange(filter.id, value)}
    />
  );
  const groups = [...Map.groupBy(filters, ({ group }) => group?.id).entries()];
  return (
    <>
      <div className={styles.header}>
        <h2>
          <Trans>Filters</Trans>
        </h2>
        {filters.some((filter) => valueFor(filter) !== '') && (
          <Button variant="subtle" size="s" onClick={clear}>
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
      <div ref={fields} className={styles.groups} data-grouped={groups.length > 1 || undefined}>
        {groups.map(([id = '', members]) => {
          const group = members[0]?.group;
          return group ? (
            <fieldset key={id} className={styles.group}>
              <legend>{t(group)}</legend>
              {members.map(fieldOf)}
            </fieldset>
          ) : (
            <div key={id} className={styles.group}>
              {members.map(fieldOf)}
            </div>
          );
        })}
      </div>
      <div className={styles.footer}>
        <Button fullWidth onClick={onClose}>
          {done}
        </Button>
      </div>
    </>
  );
}

/** Earlier years are still being typed. */
const FIRST_DAY = '2000-01-01';

interface FilterFieldProps {
  filter: Filter;
  value: string;
  onChange: (value: string | undefined) => void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const options = useFilterOptions(filter);
  const date = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The date is uncontrolled while it is typed.
    if (value === '' && date.current) date.current.value = '';
  }, [value]);
  return (
    <div className={styles.field} data-set={value !== '' || undefined}>
      {/* A custom field has its own label. */}
      {filter.Field ? <span>{t(filter.label)}</span> : <label htmlFor={id}>{t(filter.label)}</label>}
      {filter.Field ? (
        <filter.Field options={options ?? []} value={value} onChange={onChange} />
      ) : options ? (
        <Select
          id={id}
          value={value}
          options={[{ value: '', label: t`Any` }, ...options]}
          onChange={(next) => onChange(next || undefined)}
        />
      ) : (
        <input
          ref={date}
          id={id}
          type="date"
          // A year is typed digit by digit: what is not valid yet must neither be sent nor reset.
          min={filter.limits?.min ?? FIRST_DAY}
          max={filter.limits?.max}
          defaultValue={value}
          onChange={({ currentTarget }) => {
            if (currentTarget.validity.valid) onChange(currentTarget.value || undefined);
            // A complete day beyond the other one.
            else if (currentTarget.value >= FIRST_DAY) currentTarget.reportValidity();
          }}
        />
      )}
    </div>
  );
}
