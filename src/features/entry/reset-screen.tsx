import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LocalInbox } from '~/demo/local-inbox';
import { loadSignInMethods } from '~/identity';
import { Button } from '~/ui/button';
import { NewPassword } from './new-password';
import { EntryField, EntryForm } from './parts/entry-form';
import { EntryLinks, EntryPage } from './parts/entry-page';
import { fieldText, missing } from './parts/faults';

export function ResetScreen() {
  const { oobCode } = useSearch({ from: '/_entry/reset-password' });
  const [stale, setStale] = useState<{ code: string; email: string } | null>(null);
  if (oobCode !== undefined && stale?.code !== oobCode) {
    return <NewPassword code={oobCode} onStale={(email) => setStale({ code: oobCode, email })} />;
  }
  return <AskForLink stale={stale !== null} email={stale?.email ?? ''} />;
}

function AskForLink({ stale, email }: { stale: boolean; email: string }) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (data: FormData) => {
    const faults = missing(data, { email: msg`Enter your email address.` });
    if (faults.length > 0) return faults;
    const to = fieldText(data, 'email');
    await (await loadSignInMethods()).sendReset(to, '/reset-password');
    setSentTo(to);
  };
  const links = (
    <EntryLinks label={t`Other ways in`}>
      <Link to="/signin">
        <Trans>Back to sign-in</Trans>
      </Link>
    </EntryLinks>
  );
  if (sentTo !== null) {
    return (
      <EntryPage
        title={<Trans>Check your email</Trans>}
        // The same for every address, so it does not reveal who has an account.
        lead={
          <Trans>
            If <b>{sentTo}</b> has an account, we've sent a reset link.
          </Trans>
        }
      >
        <LocalInbox to={sentTo} />
        <Button variant="secondary" fullWidth onClick={() => setSentTo(null)}>
          <Trans>Use another address</Trans>
        </Button>
        {links}
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title={stale ? <Trans>This link has expired</Trans> : <Trans>Reset password</Trans>}
      lead={
        stale ? (
          <Trans>It has expired or was already used. Request a new one; only the latest link works.</Trans>
        ) : (
          <Trans>We'll email you a link to set a new one.</Trans>
        )
      }
    >
      <EntryForm action={<Trans>Send link</Trans>} send={send}>
        <EntryField
          label={t`Email address`}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          autoFocus
        />
      </EntryForm>
      {links}
    </EntryPage>
  );
}
