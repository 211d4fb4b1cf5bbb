import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './confirm-banner.module.css';

/** Reminds users who signed up by email to confirm their address. */
export function ConfirmBanner({ email }: { email: string }) {
  const { t } = useLingui();
  return (
    <aside className={styles.banner} aria-label={t`Confirm your email`}>
      <p className={styles.text}>
        <Trans>
          Confirm <b>{email}</b> to finish setting up your account.
        </Trans>
      </p>
      <Link to="/signup/verify">
        <Trans>Confirm email</Trans>
      </Link>
    </aside>
  );
}
