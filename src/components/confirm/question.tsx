import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describeError } from '~/api/errors';
import { useAction } from '~/api/use-action';
import { Button } from '~/ui/button';
import styles from './question.module.css';

export interface QuestionProps {
  /** The consequences. */
  text?: ReactNode;
  /** The label of the button that confirms. */
  confirm: ReactNode;
  /** The label of the button that cancels. */
  cancel?: ReactNode;
  danger?: boolean | undefined;
  /** Its rejection is shown, and it can be retried. */
  run: () => Promise<unknown>;
  onDone?: (() => void) | undefined;
  onCancel: () => void;
}

/** Asks for confirmation before an action, and shows why it failed. */
export function Question({ text, confirm, cancel, danger, run, onDone, onCancel }: QuestionProps) {
  const {
    run: runOnce,
    pending,
    error,
  } = useAction(async () => {
    await run();
    onDone?.();
  });
  return (
    <div className={styles.question}>
      {text && <div>{text}</div>}
      <p className={styles.error} role="alert">
        {error === null ? null : describeError(error)}
      </p>
      <div className={styles.buttons}>
        <Button variant={danger ? 'danger' : 'primary'} busy={pending} onClick={() => void runOnce()}>
          {confirm}
        </Button>
        <Button variant="secondary" disabled={pending} onClick={onCancel} data-autofocus>
          {cancel ?? <Trans>Keep it</Trans>}
        </Button>
      </div>
    </div>
  );
}
