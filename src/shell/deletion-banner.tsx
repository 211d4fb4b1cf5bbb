import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatDate } from '~/lib/format';
import { usePermission } from '~/session/permissions';
import styles from './confirm-banner.module.css';

/** Reminds all users of the account that it will be deleted. */
export function DeletionBanner({ at }: { at: string }) {
  const { t, i18n } = useLingui();
  const mayKeep = usePermission('restoreOwnAccount');
  const date = formatDate(at, i18n.locale);
  return (
    <aside className={styles.banner} aria-label={t`Account deletion`}>
      <p className={styles.text}>
        <Trans>This account and all its data will be deleted on {date}.</Trans>
      </p>
      {mayKeep && (
        <Link to="/account/profile" hash="delete">
          <Trans>Keep the account</Trans>
        </Link>
      )}
    </aside>
  );
}
