import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useDeleteSignIns } from '~/api/account';
import { currentUser, startIdentity } from '~/identity';
import { ConfirmButton } from '~/parts/confirm/confirm-button';
import { usePermission } from '~/session/permissions';
import { IconLogout } from '~/ui/icons';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card';

/** The user's own sign-in: the password, and ending all sign-ins. */
export function SecurityCard({ accountEmail }: { accountEmail: string }) {
  const email = currentUser()?.email || accountEmail;
  const hasPassword = useHasPassword();
  // The owner manages the addresses of managers and locations.
  const isOwner = usePermission('updateOwnAccount');
  return (
    <ProfileCard
      id="security"
      title={<Trans>Sign-in and security</Trans>}
      text={<Trans>You sign in with {email}.</Trans>}
    >
      {hasPassword ? (
        <>
          <PasswordForm />
          {isOwner && <EmailForm email={email} />}
        </>
      ) : (
        <p>
          <Trans>You sign in without a password, so there is none to change.</Trans>
        </p>
      )}
      <SignOutEverywhere email={email} />
    </ProfileCard>
  );
}

function SignOutEverywhere({ email }: { email: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync: endSignIns } = useDeleteSignIns();
  return (
    <div className={styles.part}>
      <h3>
        <Trans>Sign out everywhere</Trans>
      </h3>
      <p className={styles.text}>
        <Trans>If you lost a device, or signed in on one that is not yours. Booths keep running.</Trans>
      </p>
      <ConfirmButton
        needs="deleteSignIns"
        icon={<IconLogout size={20} />}
        label={t`Sign out everywhere`}
        question={<Trans>Sign out of all browsers and devices, including this one?</Trans>}
        confirm={<Trans>Sign out everywhere</Trans>}
        cancel={<Trans>Cancel</Trans>}
        run={() => endSignIns({ data: { email } })}
        onDone={() =>
          void navigate({ to: '/signin', replace: true, ignoreBlocker: true, state: { signOut: true } })
        }
      />
    </div>
  );
}

/** Whether the user signed in with a password; true until that is known. */
function useHasPassword(): boolean {
  const [way, setWay] = useState<string>();
  useEffect(() => {
    startIdentity()
      .then((provider) => provider.person())
      .then((person) => setWay(person?.way))
      // Unknown for now: the form reports what fails.
      .catch(() => setWay(undefined));
  }, []);
  return way === undefined || way === 'password' || way === 'custom';
}
