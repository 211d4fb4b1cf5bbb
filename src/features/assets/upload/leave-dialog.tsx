import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { Button } from '~/ui/button';
import '~/ui/mantine-overlays.css';
import styles from './upload.module.css';

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <Modal
      opened
      onClose={onStay}
      title={t`Files are still being uploaded`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <p>
        <Trans>When you leave this page, the files that are not there yet are cancelled.</Trans>
      </p>
      <div className={styles.choices}>
        <Button onClick={onStay}>
          <Trans>Stay</Trans>
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          <Trans>Leave and cancel them</Trans>
        </Button>
      </div>
    </Modal>
  );
}
