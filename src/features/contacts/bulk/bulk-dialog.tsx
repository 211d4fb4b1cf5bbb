import { Plural, Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { type Contact, type ContactChanges, useUpdateContacts } from '~/api/contacts';
import type { BulkDialogProps } from '~/components/list/list';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { nameOf } from '../address';
import styles from '../dialogs.module.css';
import { faultText } from '../fault-text';

interface Props extends BulkDialogProps<Contact> {
  title: string;
  /** What is to be the same for all of them; null while nothing has been chosen. */
  changes: ContactChanges | null;
  action: ReactNode;
  children: ReactNode;
}

/** Changes all that are selected, and names those that the API left as they are. */
export function BulkDialog({ title, changes, action, rows, close, children }: Props) {
  const { mutate, data, error, isPending } = useUpdateContacts();
  const sent = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second press comes before the button can show that it is busy.
    if (changes === null || sent.current) return;
    sent.current = true;
    mutate(
      { data: { ids: rows.map(({ id }) => id), set: changes } },
      {
        onSuccess: ({ refused }) => refused.length === 0 && close('done'),
        onSettled: () => (sent.current = false),
      },
    );
  };
  const nameById = (id: string) => {
    const row = rows.find((contact) => contact.id === id);
    return row ? nameOf(row) : id;
  };
  if (data && data.refused.length > 0) {
    return (
      <Dialog onClose={() => close('done')} title={title}>
        <div className={styles.stack} role="status">
          <p>
            <Plural value={data.changed.length} one="# contact is changed." other="# contacts are changed." />{' '}
            <Plural
              value={data.refused.length}
              one="This one stays as it is:"
              other="These # stay as they are:"
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
          <Button data-autofocus onClick={() => close('done')}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog onClose={() => close()} title={title}>
      <form onSubmit={submit} className={styles.stack}>
        {children}
        <p className={styles.fault} role="alert">
          {error && faultText(error)}
        </p>
        <div className={styles.answers}>
          <Button type="submit" busy={isPending} disabled={changes === null}>
            {action}
          </Button>
          <Button variant="secondary" onClick={() => close()}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
