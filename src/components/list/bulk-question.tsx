import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ApiError } from '~/api/errors';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './bulk.module.css';
import type { BulkDeed } from './list';

interface BulkQuestionProps<Row> {
  action: BulkDeed<Row>;
  rows: readonly Row[];
  /** @returns why some of the rows were left as they are, in sentences */
  onYes: () => Promise<readonly string[]>;
  onClose: () => void;
}

/** Asks before something is done to several rows at once. */
export function BulkQuestion<Row>({ action, rows, onYes, onClose }: BulkQuestionProps<Row>) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isDone, setDone] = useState(false);
  const sent = useRef(false);
  const yes = () => {
    // A second press comes before the button can show that it is busy.
    if (sent.current) return;
    sent.current = true;
    setBusy(true);
    setFaults([]);
    onYes()
      .then(
        (refused) => {
          setFaults(refused);
          setDone(true);
          if (refused.length === 0) onClose();
        },
        (error: unknown) =>
          setFaults([(error instanceof ApiError && error.problem?.detail) || String(error)]),
      )
      .finally(() => {
        sent.current = false;
        setBusy(false);
      });
  };
  return (
    <Dialog onClose={onClose} title={action.confirm?.title(rows.length)}>
      {action.confirm?.text && !isDone && <p>{t(action.confirm.text)}</p>}
      <div className={styles.fault} role="alert">
        {isDone && faults.length > 0 && (
          <p>
            <Plural value={faults.length} one="One stayed as it is:" other="# stayed as they are:" />
          </p>
        )}
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
      <div className={styles.answers}>
        {isDone ? (
          // The button that was pressed is gone.
          <Button onClick={onClose} autoFocus>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <>
            <Button variant={action.danger ? 'danger' : 'primary'} busy={busy} onClick={yes}>
              {action.confirm && t(action.confirm.yes)}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
