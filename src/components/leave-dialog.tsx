import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import '~/ui/mantine-overlays.css';
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
  const { t } = useLingui();
  return (
    <Modal opened onClose={onStay} title={words.title} closeButtonProps={{ 'aria-label': t`Close` }}>
      <p>{words.text}</p>
      <div className={styles.choices}>
        <Button onClick={onStay}>
          <Trans>Stay</Trans>
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Modal>
  );
}
