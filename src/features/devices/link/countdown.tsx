import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './link.module.css';
import type { Code } from './use-code';

/** With less time left, users should wait for the next code before typing. */
const ENDING_MS = 60_000;

/** The remaining time of a code. Screen readers can read it, but not every second is announced. */
export function Countdown({ madeAt, endsAt }: Code) {
  const [now, setNow] = useState(madeAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(endsAt - madeAt, Math.max(0, endsAt - now));
  const seconds = Math.ceil(left / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className={styles.left}>
      <span role="timer" aria-live="off">
        <Trans>Expires in {time}. A new code follows automatically.</Trans>
      </span>
      <span className={styles.bar} data-ending={left < ENDING_MS || undefined} aria-hidden>
        <span style={{ inlineSize: `${(100 * left) / (endsAt - madeAt)}%` }} />
      </span>
    </div>
  );
}
