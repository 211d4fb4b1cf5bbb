import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { findContactQuery } from '~/api/contacts';
import { ButtonLink } from '~/parts/links/button-link';
import { PageHeader } from '~/parts/page/page-header';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field/text-field';
import { IconPlus, IconSearch } from '~/ui/icons';
import { type Address, readAddress } from '../model/address';
import { UnknownContact } from './address-match';
import styles from './find.module.css';
import { FoundPerson } from './found-person';

/** For staff of a location: finds one contact by email address or phone number. */
export function FindAndAdd() {
  // A contact that was just added is shown like a found one.
  const before = useLocation({ select: ({ state }) => state.soughtAddress ?? '' });
  return <Lookup key={before} before={before} />;
}

function Lookup({ before }: { before: string }) {
  const { t } = useLingui();
  const mayAdd = usePermission('createContact');
  const [typed, setTyped] = useState(before);
  const [sought, setSought] = useState(() => readAddress(before));
  const [isUnclear, setUnclear] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = readAddress(typed);
    setSought(address);
    setUnclear(address === null);
  };
  return (
    <>
      <PageHeader
        title={t`Contacts`}
        scope={t`Enter an email address or phone number to see if you already have this person.`}
        action={
          mayAdd && (
            <ButtonLink to="/contacts/edit" variant="secondary" icon={<IconPlus size={18} />}>
              <Trans>Add a contact</Trans>
            </ButtonLink>
          )
        }
      />
      <search className={styles.desk}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label={t`Email address or phone number`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={isUnclear ? t`Enter a full email address or phone number.` : undefined}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setUnclear(false);
            }}
          />
          <Button type="submit" icon={<IconSearch size={18} />}>
            <Trans>Find</Trans>
          </Button>
        </form>
        <div role="status">{sought && <Outcome address={sought} />}</div>
      </search>
    </>
  );
}

function Outcome({ address }: { address: Address }) {
  const { data, error, refetch, isFetching } = useQuery(findContactQuery(address));
  if (data) return <FoundPerson contact={data} />;
  if (error?.status === 404) return <UnknownContact address={address} />;
  if (!error) return <Trans>Looking</Trans>;
  return (
    <p className={styles.line}>
      {errorText(error)}
      <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
