import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAction } from '~/api/use-action';
import { errorText } from '~/session/error-text';
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
  /** A better way out, as the primary button. */
  first?: { label: ReactNode; run: () => Promise<unknown> } | undefined;
  /** Its rejection is shown, and it can be retried. */
  run: () => Promise<unknown>;
  onDone?: (() => void) | undefined;
  onCancel: () => void;
}

/** Asks for confirmation before an action, and shows why it failed. */
export function Question({ text, confirm, cancel, danger, first, run, onDone, onCancel }: QuestionProps) {
  const {
    run: runOnce,
    pending,
    error,
  } = useAction(async () => {
    await run();
    onDone?.();
  });
  const better = useAction(async () => first?.run());
  const failure = error ?? better.error;
  const isPending = pending || better.pending;
  return (
    <div className="stack-4">
      {text && <div>{text}</div>}
      <p className="danger hide-empty" role="alert">
        {failure === null ? null : errorText(failure)}
      </p>
      <div className={styles.buttons}>
        {first && (
          <Button busy={better.pending} disabled={pending} onClick={() => void better.run()}>
            {first.label}
          </Button>
        )}
        <Button
          variant={first ? 'secondary' : danger ? 'danger' : 'primary'}
          busy={pending}
          disabled={better.pending}
          onClick={() => void runOnce()}
          data-danger={danger || undefined}
        >
          {confirm}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onCancel} data-autofocus>
          {cancel ?? <Trans>Keep it</Trans>}
        </Button>
      </div>
    </div>
  );
}
