import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '~/parts/confirm/confirm-dialog';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import styles from '~/ui/overlay/dialog-parts.module.css';
import type { BulkCommand } from './list';

interface BulkQuestionProps<Row> {
  action: BulkCommand<Row>;
  rows: readonly Row[];
  /** @returns why some rows were not changed, in sentences */
  onYes: () => Promise<readonly string[]>;
  onClose: () => void;
}

/** Asks before a bulk action, and names the refused rows. */
export function BulkQuestion<Row>({ action, rows, onYes, onClose }: BulkQuestionProps<Row>) {
  const { t } = useLingui();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const title = action.confirm?.title(rows.length);
  if (refusals.length > 0)
    return (
      <Dialog onClose={onClose} title={title}>
        <div className="danger hide-empty" role="alert">
          <p>
            <Plural value={refusals.length} one="One was not changed:" other="# were not changed:" />
          </p>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </div>
        <div className={styles.answers}>
          <Button onClick={onClose} data-autofocus>
            <Trans>Close</Trans>
          </Button>
        </div>
      </Dialog>
    );
  const run = async () => {
    const refused = await onYes();
    if (refused.length === 0) onClose();
    setRefusals(refused);
  };
  return (
    <ConfirmDialog
      title={title}
      text={action.confirm?.text && <p>{t(action.confirm.text)}</p>}
      confirm={action.confirm && t(action.confirm.yes)}
      cancel={<Trans>Cancel</Trans>}
      danger={action.danger}
      run={run}
      onClose={onClose}
    />
  );
}
