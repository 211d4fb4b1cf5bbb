import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Account } from '~/api/account';
import { CreateInvitedAccountBody, type InvitedAccountCreate, useCreateInvitedAccount } from '~/api/accounts';
import { LocalInbox } from '~/demo/local-inbox';
import { categoryWords, choicesOf } from '~/entities/account-words';
import { BackLink } from '~/parts/links/back-link';
import { ButtonLink } from '~/parts/links/button-link';
import { PageHeader } from '~/parts/page/page-header';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { RecordForm } from '~/patterns/form/record-form';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconMailCheck } from '~/ui/icons';

const field = fieldsOf<InvitedAccountCreate>();

const form: readonly Section<InvitedAccountCreate>[] = [
  {
    title: msg`Business`,
    fields: [
      field.text('businessName', { label: msg`Business name`, half: true }),
      field.choice('category', {
        label: msg`Category`,
        options: choicesOf(categoryWords),
        none: msg`Choose a category`,
        half: true,
      }),
    ],
  },
  {
    title: msg`Owner`,
    text: msg`The owner gets an invitation by email and chooses a password.`,
    fields: [
      field.text('ownerName', { label: msg`Name`, half: true }),
      field.text('email', { label: msg`Email address`, type: 'email', half: true }),
    ],
  },
];

/** Creates an account and invites its owner; a request prefills the form. */
export function NewAccount() {
  const { t } = useLingui();
  const { businessName, category, ownerName, email } = useSearch({ from: '/_app/admin/dashboard' });
  const { mutateAsync: create } = useCreateInvitedAccount();
  const [created, setCreated] = useState<Account | null>(null);
  return (
    <>
      <BackLink to="/admin/dashboard">
        <Trans>Accounts</Trans>
      </BackLink>
      <PageHeader title={t`Create an account`} />
      {created === null ? (
        <RecordForm
          sections={form}
          schema={CreateInvitedAccountBody}
          record={null}
          initial={{ businessName, category, ownerName, email } as Partial<InvitedAccountCreate>}
          needs="createInvitedAccount"
          save={(data) => create({ data })}
          onSaved={setCreated}
          button={{ label: <Trans>Create and invite</Trans>, isCommand: true }}
        />
      ) : (
        <ResultBlock
          icon={<IconMailCheck />}
          title={t`${created.businessName} created`}
          description={
            <Trans>
              We've sent an invitation to <b>{created.email}</b>. It is valid for seven days.
            </Trans>
          }
        >
          <LocalInbox to={created.email} invitation />
          <ButtonLink to="/admin/accounts/$accountId/profile" params={{ accountId: created.id }}>
            <Trans>Open the account</Trans>
          </ButtonLink>
          <Button variant="secondary" onClick={() => setCreated(null)}>
            <Trans>Create another account</Trans>
          </Button>
        </ResultBlock>
      )}
    </>
  );
}
