import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountCreate } from '~/api/accounts';
import { Button } from '~/ui/button';
import { EntryField, EntryForm } from '../parts/entry-form';
import { EntryLinks, EntryPage } from '../parts/entry-page';
import { fieldText, missing } from '../parts/faults';
import { CategoryField } from '../signup/category-field';

const REQUIRED = {
  businessName: msg`Enter the name of the business.`,
  category: msg`Choose a kind of business.`,
  ownerName: msg`Enter the owner's name.`,
  email: msg`Enter your email address.`,
};

/** Requests an account. Administrators create one in the admin area. */
export function NewAccountScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (data: FormData) => {
    const faults = missing(data, REQUIRED);
    if (faults.length > 0) return faults;
    const [businessName, ownerName, email, message] = ['businessName', 'ownerName', 'email', 'message'].map(
      (name) => fieldText(data, name),
    ) as [string, string, string, string];
    const category = fieldText(data, 'category') as AccountCreate['category'];
    const { createAccountRequest } = await import('~/api/accounts');
    await createAccountRequest({ businessName, category, ownerName, email, ...(message && { message }) });
    setSentTo(email);
  };
  if (sentTo === null) return <Form send={send} />;
  return (
    <EntryPage
      title={<Trans>Thank you</Trans>}
      lead={
        // The same for every address, so it does not reveal who has an account.
        <Trans>
          We've received your request and will write to <b>{sentTo}</b>.
        </Trans>
      }
    >
      <Button variant="secondary" fullWidth onClick={() => setSentTo(null)}>
        <Trans>Send another request</Trans>
      </Button>
      <OtherEntries />
    </EntryPage>
  );
}

interface FormProps {
  send: (data: FormData) => ReturnType<Parameters<typeof EntryForm>[0]['send']>;
}

function Form({ send }: FormProps) {
  const { t } = useLingui();
  const given = useSearch({ from: '/_entry/admin/accounts/create' });
  return (
    <EntryPage
      title={<Trans>Request an account</Trans>}
      lead={<Trans>Tell us about your business. We'll write to you.</Trans>}
    >
      <EntryForm action={<Trans>Send request</Trans>} send={send}>
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
          autoComplete="email"
          defaultValue={given.email}
        />
        <EntryField label={t`Message (optional)`} name="message" maxLength={500} required={false} />
      </EntryForm>
      <OtherEntries />
    </EntryPage>
  );
}

function OtherEntries() {
  const { t } = useLingui();
  return (
    <EntryLinks label={t`Other ways in`}>
      <Link to="/signin">
        <Trans>Back to sign-in</Trans>
      </Link>
    </EntryLinks>
  );
}
