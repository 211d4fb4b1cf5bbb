import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { currentUser, loadSignInMethods, signOut } from '~/identity';
import { ButtonLink } from '~/parts/links/button-link';
import { Spinner } from '~/ui/spinner';
import { EntryPage } from './parts/entry-page';
import { FaultText } from './parts/fault-text';
import { type Fault, faultsOf } from './parts/faults';

/** The page of a link that gives a sign-in another email address, or its former one back. */
export function ChangedEmailScreen() {
  const { t } = useLingui();
  const { oobCode = '' } = useSearch({ from: '/_entry/changed-email' });
  const [email, setEmail] = useState<string>();
  const [fault, setFault] = useState<Fault | null>(null);
  const started = useRef(false);
  useEffect(() => {
    // A link works only once.
    if (started.current) return;
    started.current = true;
    const change = async () => {
      const { email: now, previous } = await (await loadSignInMethods()).changeAddress(oobCode);
      // The provider has ended the sign-in with the former address.
      if (currentUser()?.email === previous) void signOut().catch(() => {});
      setEmail(now);
    };
    change().catch((error: unknown) => setFault(faultsOf(error)[0] ?? null));
  }, [oobCode]);
  if (fault) {
    return (
      <EntryPage title={<Trans>Your email address is not changed</Trans>}>
        <FaultText fault={fault} />
        <ButtonLink to="/account/profile" hash="security">
          <Trans>Go to your profile</Trans>
        </ButtonLink>
      </EntryPage>
    );
  }
  if (email === undefined) {
    return (
      <EntryPage title={<Trans>One moment</Trans>}>
        <Spinner label={t`Changing your email address`} />
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title={<Trans>Your email address is changed</Trans>}
      lead={
        <Trans>
          From now on, you sign in with <b>{email}</b>.
        </Trans>
      }
    >
      <ButtonLink to="/signin" search={{ redirect: '/account/profile' }}>
        <Trans>Sign in</Trans>
      </ButtonLink>
    </EntryPage>
  );
}
