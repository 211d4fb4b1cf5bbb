import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listContactsQuery } from '~/api/contacts';
import type { Photo } from '~/api/photos';
import { changeIds } from '~/api/transport/versions';
import { useAction } from '~/api/use-action';
import { fullName, nameOf } from '~/entities/contact-name';
import { formatPhone } from '~/lib/format';
import { errorText } from '~/session/error-text';
import { Avatar } from '~/ui/avatar';
import { SearchField } from '~/ui/field/search-field';
import { Dialog } from '~/ui/overlay/dialog';
import { Spinner } from '~/ui/spinner';
import styles from './photo.module.css';
import { useChangePhoto } from './photo-queries';

const SHOWN = 6;

/** Finds a contact, and links it to the photo. */
export function LinkContact({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const { id, contactIds } = photo;
  const { t } = useLingui();
  const [term, setTerm] = useState('');
  const { data, error } = useQuery(
    // More, because those of the photo are among the results.
    listContactsQuery({
      show: SHOWN + contactIds.length,
      sort: '-changed',
      ...(term !== '' && { search: term }),
    }),
  );
  const change = useChangePhoto(id);
  const link = useAction(async (contactId: string) => {
    const { data, base } = changeIds(photo, 'contactIds', (ids) => [...new Set([...ids, contactId])]);
    await change(data, base);
    onClose();
  });
  const found = data?.items.filter((contact) => !contactIds.includes(contact.id)).slice(0, SHOWN);
  const failure = link.error ?? error;
  return (
    <Dialog onClose={onClose} title={<Trans>Link a contact</Trans>}>
      <div className="stack-4">
        <SearchField data-autofocus label={t`Name, email or phone number`} term={term} onSearch={setTerm} />
        <p role="alert" className="danger hide-empty">
          {failure && errorText(failure)}
        </p>
        {!found && !error && <Spinner label={t`Loading`} />}
        {found?.length === 0 && (
          <p role="status">
            <Trans>No contact found.</Trans>
          </p>
        )}
        <ul className={styles.people} aria-label={t`Contacts`}>
          {found?.map((contact) => (
            <li key={contact.id}>
              <button
                type="button"
                className={styles.person}
                disabled={link.pending}
                onClick={() => void link.run(contact.id)}
              >
                <span className={styles.face}>
                  <Avatar name={nameOf(contact)} />
                </span>
                <span>
                  <strong>{nameOf(contact)}</strong>
                  {fullName(contact) !== null && (
                    <small className="block muted">
                      {contact.emailAddress ?? formatPhone(contact.phoneNumber ?? '')}
                    </small>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
