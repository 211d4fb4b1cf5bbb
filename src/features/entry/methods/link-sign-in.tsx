import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LocalInbox } from '~/demo/local-inbox';
import { loadSignInMethods } from '~/identity';
import { Button } from '~/ui/button';
import { Text } from '~/ui/text';
import { EntryField, EntryForm } from '../parts/entry-form';
import { fieldText, missing } from '../parts/faults';
import { linkAddress } from './link-address';

/** Sends a sign-in link to an email address. */
export function LinkSignIn({ back }: { back: string | undefined }) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (data: FormData) => {
    const faults = missing(data, { email: msg`Enter your email address.` });
    if (faults.length > 0) return faults;
    const email = fieldText(data, 'email');
    const page = back === undefined ? '/signin' : `/signin?${new URLSearchParams({ redirect: back })}`;
    await (await loadSignInMethods()).sendSignInLink(email, page);
    linkAddress.write(email);
    setSentTo(email);
  };
  if (sentTo === null) {
    return (
      <EntryForm action={<Trans>Send link</Trans>} send={send}>
        <EntryField label={t`Email address`} name="email" type="email" autoComplete="username" autoFocus />
      </EntryForm>
    );
  }
  return (
    <div className="stack-4 justify-start" role="status">
      <Text>
        <Trans>
          We sent a link to <b>{sentTo}</b>. Open it on this device to sign in.
        </Trans>
      </Text>
      <LocalInbox to={sentTo} />
      <Button variant="secondary" fullWidth onClick={() => setSentTo(null)}>
        <Trans>Use another address</Trans>
      </Button>
    </div>
  );
}
