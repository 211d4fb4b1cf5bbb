import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { track } from '~/analytics';
import { codeOf, loadSignInMethods } from '~/identity';
import { Spinner } from '~/ui/spinner';
import { EntryField, EntryForm } from '../parts/entry-form';
import { FaultText } from '../parts/fault-text';
import { type Fault, faultsOf, fieldText, missing } from '../parts/faults';
import { linkAddress } from './link-address';

async function signInWithLink(email: string, code: string): Promise<void> {
  await (await loadSignInMethods()).signInWithLink(email, code);
  linkAddress.write(null);
  track('login', { method: 'email_link' });
}

/**
 * The page of a sign-in link. In the requesting browser it signs in immediately; elsewhere it asks
 * for the address.
 */
export function LinkReturn({ code }: { code: string }) {
  const { t } = useLingui();
  const [known, setKnown] = useState(linkAddress.read);
  const [fault, setFault] = useState<Fault | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (known === null || begun.current) return;
    begun.current = true;
    signInWithLink(known, code).catch((error: unknown) => {
      setFault(faultsOf(error)[0] ?? null);
      setKnown(null);
    });
  }, [known, code]);

  const send = async (data: FormData) => {
    const faults = missing(data, { email: msg`Enter your email address.` });
    if (faults.length > 0) return faults;
    setFault(null);
    try {
      await signInWithLink(fieldText(data, 'email'), code);
    } catch (error) {
      // The provider's error means that the link was sent to another address.
      if (codeOf(error) !== 'auth/invalid-email') throw error;
      return [{ field: 'email', says: msg`The link was not sent to this address.` }];
    }
  };
  if (known !== null) return <Spinner label={t`Signing you in`} />;
  return (
    <>
      <FaultText fault={fault} />
      <p className="muted">
        <Trans>Enter the email address the link was sent to. This protects your account.</Trans>
      </p>
      <EntryForm action={<Trans>Sign in</Trans>} send={send}>
        <EntryField label={t`Email address`} name="email" type="email" autoComplete="username" autoFocus />
      </EntryForm>
    </>
  );
}
