import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { track } from '~/analytics';
import { LocalInbox } from '~/demo/local-inbox';
import { loadSignInMethods } from '~/identity';
import { Button } from '~/ui/button';
import { EntryField, EntryForm } from '../parts/entry-form';
import { fieldText, missing } from '../parts/faults';
import { internationalNumber } from './phone-number';

interface Sent {
  to: string;
  confirm(code: string): Promise<void>;
}

/** Asks for a phone number, then for the code sent to it. */
export function PhoneSignIn() {
  const { t } = useLingui();
  const [sent, setSent] = useState<Sent | null>(null);
  const sendNumber = async (data: FormData) => {
    const faults = missing(data, { phone: msg`Enter your phone number.` });
    if (faults.length > 0) return faults;
    const to = internationalNumber(fieldText(data, 'phone'));
    const confirm = await (await loadSignInMethods()).sendCode(to);
    setSent({ to, confirm });
  };
  const sendCode = async (data: FormData) => {
    const faults = missing(data, { code: msg`Enter the code from the message.` });
    if (faults.length > 0) return faults;
    await sent?.confirm(fieldText(data, 'code').replaceAll(' ', ''));
    track('login', { method: 'phone' });
  };
  return (
    <>
      {sent === null ? (
        <EntryForm key="number" action={<Trans>Send code</Trans>} send={sendNumber}>
          <EntryField
            label={t`Phone number`}
            placeholder="+1 416 555 0142"
            description={t`Start with + and the country code.`}
            name="phone"
            type="tel"
            autoComplete="tel"
            autoFocus
          />
        </EntryForm>
      ) : (
        <>
          <p className="muted" role="status">
            <Trans>
              We sent a code to <b>{sent.to}</b>.
            </Trans>
          </p>
          <EntryForm key="code" action={<Trans>Sign in</Trans>} send={sendCode}>
            <EntryField
              label={t`Code`}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
            />
          </EntryForm>
          <LocalInbox to={sent.to} />
          <Button variant="secondary" fullWidth onClick={() => setSent(null)}>
            <Trans>Use another number</Trans>
          </Button>
        </>
      )}
    </>
  );
}
