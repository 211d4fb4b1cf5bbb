import { Plural, Trans } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import type { Contact, ContactChanges } from '~/api/contacts';
import { useAction } from '~/api/use-action';
import { nameOf } from '~/entities/contact-name';
import { offerUndo, RowsChanged } from '~/parts/feedback/undo';
import type { BulkDialogProps } from '~/patterns/list/list';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import styles from '~/ui/overlay/dialog-parts.module.css';
import { stepsBack } from './steps-back';
import { useBulkUpdate } from './use-bulk-update';

interface Props extends BulkDialogProps<Contact> {
  title: string;
  /** The change; null until something is chosen. */
  changes: ContactChanges | null;
  action: ReactNode;
  children: ReactNode;
}

/** Changes all selected contacts, and lists those that the API refused. */
export function BulkChangeDialog({ title, changes, action, rows, onClose, children }: Props) {
  const { mutateAsync, data } = useBulkUpdate();
  const { mutateAsync: undoStep } = useBulkUpdate();
  const takeBack = async (steps: ReturnType<typeof stepsBack>) => {
    for (const step of steps) await undoStep(step);
  };
  const { run, pending, error } = useAction(async (set: ContactChanges) => {
    const { refused } = await mutateAsync({ ids: rows.map(({ id }) => id), set });
    const steps = stepsBack(rows, set);
    if (refused.length > 0) return;
    onClose('done');
    if (steps.length > 0) offerUndo(<RowsChanged count={rows.length} />, () => takeBack(steps));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changes !== null) void run(changes);
  };
  const nameById = (id: string) => {
    const row = rows.find((contact) => contact.id === id);
    return row ? nameOf(row) : id;
  };
  if (data && data.refused.length > 0) {
    return (
      <Dialog onClose={() => onClose('done')} title={title}>
        <div className="stack-4" role="status">
          <p>
            <Plural value={data.changed.length} one="# contact updated." other="# contacts updated." />{' '}
            <Plural
              value={data.refused.length}
              one="This one will not change:"
              other="These # will not change:"
            />
          </p>
          <ul className={styles.refused}>
            {data.refused.map(({ id, message }) => (
              <li key={id}>
                <strong>{nameById(id)}</strong> {message}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.answers}>
          <Button data-autofocus onClick={() => onClose('done')}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog onClose={() => onClose()} title={title}>
      <form onSubmit={submit} className="stack-4">
        {children}
        <p className="danger hide-empty" role="alert">
          {error && errorText(error)}
        </p>
        <div className={styles.answers}>
          <Button type="submit" busy={pending} disabled={changes === null}>
            {action}
          </Button>
          <Button variant="secondary" onClick={() => onClose()}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
