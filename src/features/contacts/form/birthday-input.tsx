import { useLingui } from '@lingui/react/macro';
import type { FocusEvent } from 'react';
import type { InputProps } from '~/patterns/form/field';
import formStyles from '~/patterns/form/inputs/inputs.module.css';
import { months } from '../model/birthday';
import styles from './inputs.module.css';

const days = Array.from({ length: 31 }, (_, at) => String(at + 1).padStart(2, '0'));

/** Month and day in the contract's format `04-23`, without the year. */
export function BirthdayInput({
  id,
  value,
  onChange,
  onBlur,
  readOnly,
  invalid,
  describedBy,
}: InputProps<string | null | undefined>) {
  const { t, i18n } = useLingui();
  const [month = '', day = ''] = value?.split('-') ?? [];
  const set = (nextMonth: string, nextDay: string) =>
    onChange(nextMonth === '' && nextDay === '' ? '' : `${nextMonth}-${nextDay}`);
  const common = {
    className: formStyles.input,
    disabled: readOnly,
    // Moving from the month to the day does not leave the field.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.parentElement?.contains(relatedTarget)) onBlur();
    },
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  };
  return (
    <span className={styles.birthday}>
      <select
        {...common}
        id={id}
        aria-label={t`Month`}
        value={month}
        onChange={({ currentTarget }) => set(currentTarget.value, day)}
      >
        <option value="">{t`Month`}</option>
        {months(i18n.locale).map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <select
        {...common}
        aria-label={t`Day`}
        value={day}
        onChange={({ currentTarget }) => set(month, currentTarget.value)}
      >
        <option value="">{t`Day`}</option>
        {days.map((one) => (
          <option key={one} value={one}>
            {Number(one)}
          </option>
        ))}
      </select>
    </span>
  );
}
