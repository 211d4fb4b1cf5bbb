import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { currentUser, startIdentity } from '~/identity';
import { LEAST } from '~/lib/strength';
import { EntryField, EntryForm } from '../parts/entry-form';
import { type Fault, fieldText, missing } from '../parts/faults';
import { CategoryField } from './category-field';
import { keepSignupDraft, readSignupDraft } from './draft';
import { makeAccount, storeBusiness } from './make-account';
import { NewPasswordField } from './password-field';

/** The errors of a new password. */
export function passwordFault(data: FormData): Fault[] {
  const length = String(data.get('password') ?? '').length;
  const says =
    length === 0
      ? msg`Choose a password.`
      : msg`This password is too short. Use at least ${LEAST} characters.`;
  return length < LEAST ? [{ field: 'password', says }] : [];
}

interface SignupFormProps {
  /** The plan chosen before sign-up. */
  plan: string | undefined;
  /** A signed-in user only enters the business. */
  hasLogin: boolean;
}

/**
 * Asks for the login and the business. The address must be confirmed before the account is created.
 */
export function SignupForm({ plan, hasLogin }: SignupFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { history } = useRouter();
  const [draft] = useState(readSignupDraft);
  const send = async (data: FormData) => {
    const faults = [
      ...(hasLogin ? [] : missing(data, { email: msg`Enter your email address.` })),
      ...(hasLogin ? [] : passwordFault(data)),
      ...missing(data, { businessName: msg`Enter your business name.`, category: msg`Choose one.` }),
    ];
    if (faults.length > 0) return faults;
    const provider = await startIdentity();
    if (!hasLogin) await provider.ways().signUp(fieldText(data, 'email'), String(data.get('password')));
    const said = { businessName: fieldText(data, 'businessName'), category: fieldText(data, 'category') };
    const kept = keepSignupDraft({ ...said, stored: false, ...(plan !== undefined && { plan }) });
    const person = await provider.person({ fresh: hasLogin });
    if (person?.confirmed) history.push(await makeAccount(kept));
    else {
      // The next page tries again.
      await storeBusiness(kept).catch(() => {});
      await navigate({ to: currentUser() ? '/signup/verify' : '/signin' });
    }
  };
  return (
    <EntryForm action={hasLogin ? <Trans>Continue</Trans> : <Trans>Create account</Trans>} send={send}>
      {!hasLogin && (
        <>
          <EntryField label={t`Email address`} name="email" type="email" autoComplete="username" />
          <NewPasswordField label={t`Password`} />
        </>
      )}
      <EntryField
        label={t`Business name`}
        name="businessName"
        autoComplete="organization"
        maxLength={80}
        defaultValue={draft.businessName}
      />
      <CategoryField chosen={draft.category} />
    </EntryForm>
  );
}
