import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Contact, listContactsQuery } from '~/api/contacts';
import { fullName, nameOf } from '~/entities/contact-name';
import { formatPhone } from '~/lib/format';
import { errorText } from '~/session/error-text';
import { Avatar } from '~/ui/avatar';
import { Button } from '~/ui/button';
import { SearchField } from '~/ui/field/search-field';
import { Spinner } from '~/ui/spinner';
import styles from './merge.module.css';

const SHOWN = 8;

interface OtherChoiceProps {
  contact: Contact;
  onChoose: (other: Contact) => void;
}

/** Finds the other contact, initially by the same name. */
export function OtherChoice({ contact, onChoose }: OtherChoiceProps) {
  const { t } = useLingui();
  const [term, setTerm] = useState(contact.lastName ?? contact.firstName ?? '');
  const options = listContactsQuery({
    // One more, because the contact itself is among the results.
    show: SHOWN + 1,
    ...(term !== '' && { search: term }),
  });
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch } = query;
  const others = data?.items.filter(({ id }) => id !== contact.id).slice(0, SHOWN);
  return (
    <div className={styles.choice}>
      <SearchField label={t`Name, email or phone number`} term={term} onSearch={setTerm} />
      {!data && !error && <Spinner label={t`Loading`} />}
      {error && !data && (
        <div role="alert">
          <p>{errorText(error)}</p>
          <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <ul className={styles.others} aria-label={t`People found`} aria-busy={isFetching}>
        {others?.map((other) => (
          <li key={other.id}>
            <button type="button" onClick={() => onChoose(other)}>
              <i aria-hidden>
                <Avatar name={nameOf(other)} />
              </i>
              <strong className="weight-medium">{nameOf(other)}</strong>
              <span className="hint">{reachOf(other)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="hint hide-empty">
        {others?.length === 0 && <Trans>No one else found. Search by email or phone number.</Trans>}
      </p>
    </div>
  );
}

/** Distinguishes contacts of the same name. */
function reachOf(contact: Contact): string {
  const { emailAddress, phoneNumber } = contact;
  const all = [fullName(contact) === null ? null : emailAddress, phoneNumber && formatPhone(phoneNumber)];
  return all.filter(Boolean).join(' · ');
}
