import { Trans } from '@lingui/react/macro';
import type { InputProps } from '~/components/form/field';
import { NumberInput } from '~/components/form/inputs/number-input';
import styles from './account.module.css';

/** The input value of no limit. */
export const UNLIMITED = 'unlimited';

/** A number, or no limit. */
export function LimitInput(props: InputProps<string>) {
  const { label, value, onChange, readOnly } = props;
  const isUnlimited = value === UNLIMITED;
  return (
    <span className={styles.limit}>
      <NumberInput
        {...props}
        value={isUnlimited ? '' : value}
        readOnly={readOnly || isUnlimited}
        required={!isUnlimited}
      />
      <label>
        <input
          type="checkbox"
          checked={isUnlimited}
          disabled={readOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? UNLIMITED : '')}
        />
        <Trans>
          Unlimited<span className="visually-hidden"> {label}</span>
        </Trans>
      </label>
    </span>
  );
}
