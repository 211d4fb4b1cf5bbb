import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LEAST, strengthOf } from '~/lib/strength';
import styles from './strength-meter.module.css';

const WORDS = [null, msg`Weak: easy to guess`, msg`Fair: longer is better`, msg`Good`, msg`Strong`];

interface StrengthMeterProps {
  password: string;
  /** The minimum number of characters. */
  least?: number;
}

/** The strength of a new password, as a bar and in words. */
export function StrengthMeter({ password, least = LEAST }: StrengthMeterProps) {
  const { t } = useLingui();
  const strength = strengthOf(password, least);
  const words = WORDS[strength];
  return (
    <>
      <div className={styles.meter} data-strength={strength} aria-hidden>
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className={styles.words} role="status">
        {words ? t(words) : t`Use at least ${least} characters`}
      </p>
    </>
  );
}
