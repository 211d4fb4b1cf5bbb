import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listContactsQuery } from '~/api/contacts';
import { MissingChoice, refetchWhileEmpty } from '~/entities/pickers/missing-choice';
import { formatPhone } from '~/lib/format';
import { errorText } from '~/session/error-text';
import { SearchField } from '~/ui/field/search-field';
import { IconUser } from '~/ui/icons';
import { Popup } from '~/ui/overlay/popup';
import { useComposer } from '../model/composer-context';
import styles from './preview.module.css';

/** The contact of the preview, or a generic one. */
export function ContactChoice() {
  const { contact } = useComposer();
  return (
    <Popup
      icon={<IconUser size={16} aria-hidden />}
      label={contact ? <Trans>As {contact.name}</Trans> : <Trans>Sample contact</Trans>}
    >
      {(close) => <Contacts close={close} />}
    </Popup>
  );
}

function Contacts({ close }: { close: () => void }) {
  const { t } = useLingui();
  const { contact, setContact } = useComposer();
  const [term, setTerm] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const { data, error } = useQuery({
    ...listContactsQuery({ show: 8, ...(term !== '' && { search: term }) }),
    ...refetchWhileEmpty,
    placeholderData: keepPreviousData,
  });
  const choose = (chosen: typeof contact) => {
    setContact(chosen);
    close();
  };
  return (
    <div className={styles.contacts}>
      <SearchField ref={search} label={t`Find a contact`} term={term} onSearch={setTerm} />
      {data?.items.length === 0 && term === '' && <MissingChoice kind="contact" />}
      {error && !data && <p role="alert">{errorText(error)}</p>}
      <ul className="grid">
        <li>
          <button type="button" aria-pressed={contact === null} onClick={() => choose(null)}>
            <Trans>Sample contact</Trans>
          </button>
        </li>
        {data?.items.map(({ id, firstName, lastName, emailAddress, phoneNumber }) => {
          const address = emailAddress ?? (phoneNumber === null ? id : formatPhone(phoneNumber));
          const name = [firstName, lastName].filter(Boolean).join(' ') || address;
          return (
            <li key={id}>
              <button type="button" aria-pressed={contact?.id === id} onClick={() => choose({ id, name })}>
                {name} <small className="muted">{name !== address && address}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
