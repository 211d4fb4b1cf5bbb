import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './leave-dialog.module.css';

/** What the question says. */
export interface LeaveWords {
  title: ReactNode;
  /** What is lost. */
  text: ReactNode;
  leave: ReactNode;
}

interface LeaveDialogProps {
  words: LeaveWords;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ words, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog onClose={onStay} title={words.title}>
      <p>{words.text}</p>
      <div className={styles.choices}>
        <Button onClick={onStay}>
          <Trans>Stay</Trans>
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
