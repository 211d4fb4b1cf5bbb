import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './link.module.css';
import type { Code } from './use-code';

/** From how much on somebody who has not begun to type should wait for the next one. */
const ENDING_MS = 60_000;

/** How long a code can still be used. Screen readers ask for it; they are not told each second. */
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
