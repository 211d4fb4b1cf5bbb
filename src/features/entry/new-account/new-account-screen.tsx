import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import type { AccountCreate } from '~/api/accounts';
import { LocalInbox } from '~/components/local-inbox/local-inbox';
import { currentUser, onSession } from '~/identity';
import { Button } from '~/ui/button';
import { EntryField, EntryForm } from '../entry-form';
import { EntryLinks, EntryPage } from '../entry-page';
import { missing, textOf } from '../faults';
import { CategoryField } from '../signup/category-field';

const REQUIRED = {
  businessName: msg`Enter the name of the business.`,
  category: msg`Choose a kind of business.`,
  ownerName: msg`Enter the owner's name.`,
  email: msg`Enter your email address.`,
};

/** Administrators create an account and invite its owner; everyone else can request one. */
export function NewAccountScreen() {
  const user = useSyncExternalStore(onSession, currentUser);
  const isAdmin = user?.admin === true;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (data: FormData) => {
    const faults = missing(data, REQUIRED);
    if (faults.length > 0) return faults;
    const [businessName, ownerName, email, message] = ['businessName', 'ownerName', 'email', 'message'].map(
      (name) => textOf(data, name),
    ) as [string, string, string, string];
    const body = {
      businessName,
      category: textOf(data, 'category') as AccountCreate['category'],
      ownerName,
      email,
    };
    const { createAccountRequest, createInvitedAccount } = await import('../calls');
    if (isAdmin) await createInvitedAccount(body);
    else await createAccountRequest({ ...body, ...(message && { message }) });
    setSentTo(email);
  };
  if (sentTo === null) return <Form isAdmin={isAdmin} send={send} />;
  return (
    <EntryPage
      title={isAdmin ? <Trans>Account created</Trans> : <Trans>Thank you</Trans>}
      lead={
        isAdmin ? (
          <Trans>
            We've sent an invitation to <b>{sentTo}</b>. It is valid for seven days.
          </Trans>
        ) : (
          // The same for every address, so it does not reveal who has an account.
          <Trans>
            We've received your request and will write to <b>{sentTo}</b>.
          </Trans>
        )
      }
    >
      {isAdmin && <LocalInbox to={sentTo} />}
      <Button variant="secondary" fullWidth onClick={() => setSentTo(null)}>
        {isAdmin ? <Trans>Create another account</Trans> : <Trans>Send another request</Trans>}
      </Button>
      <Ways isAdmin={isAdmin} />
    </EntryPage>
  );
}

interface FormProps {
  isAdmin: boolean;
  send: (data: FormData) => ReturnType<Parameters<typeof EntryForm>[0]['send']>;
}

function Form({ isAdmin, send }: FormProps) {
  const { t } = useLingui();
  const given = useSearch({ from: '/_entry/admin/accounts/create' });
  return (
    <EntryPage
      title={isAdmin ? <Trans>Create an account</Trans> : <Trans>Request an account</Trans>}
      lead={
        isAdmin ? (
          <Trans>The owner gets an invitation by email and chooses a password.</Trans>
        ) : (
          <Trans>Tell us about your business. We'll write to you.</Trans>
        )
      }
    >
      <EntryForm
        action={isAdmin ? <Trans>Create and invite</Trans> : <Trans>Send request</Trans>}
        send={send}
      >
        <EntryField
          label={t`Business name`}
          name="businessName"
          maxLength={80}
          defaultValue={given.businessName}
          autoFocus
        />
        <CategoryField chosen={given.category} />
        <EntryField label={t`Owner's name`} name="ownerName" maxLength={80} defaultValue={given.ownerName} />
        <EntryField
          label={t`Email address`}
          name="email"
          type="email"
          autoComplete={isAdmin ? 'off' : 'email'}
          defaultValue={given.email}
        />
        {!isAdmin && (
          <EntryField label={t`Message (optional)`} name="message" maxLength={500} required={false} />
        )}
      </EntryForm>
      <Ways isAdmin={isAdmin} />
    </EntryPage>
  );
}

function Ways({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useLingui();
  return (
    <EntryLinks label={t`Other ways in`}>
      {isAdmin ? (
        <Link to="/admin/dashboard">
          <Trans>All accounts</Trans>
        </Link>
      ) : (
        <Link to="/signin">
          <Trans>Back to sign-in</Trans>
        </Link>
      )}
    </EntryLinks>
  );
}
