import { useLingui } from '@lingui/react/macro';
import styles from './entry-form.module.css';
import type { Fault } from './faults';

/** An error that belongs to no form. */
export function FaultText({ fault }: { fault: Fault | null }) {
  const { t } = useLingui();
  const says = fault?.says;
  return (
    <p className={styles.fault} role="alert">
      {typeof says === 'object' ? t(says) : says}
    </p>
  );
}
