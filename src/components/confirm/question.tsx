import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '~/api/errors';
import { Button } from '~/ui/button';
import styles from './question.module.css';

export interface QuestionProps {
  /** What follows from it. */
  text?: ReactNode;
  /** What the button says that does it. */
  confirm: ReactNode;
  /** What the button says that leaves everything as it is. */
  cancel?: ReactNode;
  danger?: boolean | undefined;
  /** What it rejects with is shown, and can be tried again. */
  run: () => Promise<unknown>;
  onDone?: (() => void) | undefined;
  onCancel: () => void;
}

/** Asks before something is done, and says why it could not be. */
export function Question({ text, confirm, cancel, danger, run, onDone, onCancel }: QuestionProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);
  const runOnce = async () => {
    // A second press comes before the button can show that it is busy.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await run();
      onDone?.();
    } catch (reason) {
      setError((reason instanceof ApiError && reason.problem?.detail) || String(reason));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <div className={styles.question}>
      {text && <div>{text}</div>}
      <p className={styles.error} role="alert">
        {error}
      </p>
      <div className={styles.buttons}>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void runOnce()}>
          {confirm}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {cancel ?? <Trans>Keep it</Trans>}
        </Button>
      </div>
    </div>
  );
}
