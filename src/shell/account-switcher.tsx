import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { getOwnAccountQuery } from '~/api/account';
import { currentUser, sessionStore } from '~/identity';
import { useOwnsAccounts } from '~/session/use-owns-accounts';
import { BrandMark } from '~/ui/brand-mark';
import { IconSelector } from '~/ui/icons';
import styles from './account-switcher.module.css';
import { overlays } from './overlays';

/**
 * The name of the current business, with a link to the Enterprise's accounts if there are any.
 * Shows the product's name while the business is unknown.
 */
export function AccountSwitcher() {
  const { t } = useLingui();
  const owns = useOwnsAccounts();
  const productName = useRouteContext({ from: '__root__', select: ({ config }) => config.productName });
  const user = useSelector(sessionStore, currentUser);
  // Between signing out and leaving the page there is no user.
  const { data } = useQuery({ ...getOwnAccountQuery(), enabled: user !== null });
  const content = (
    <>
      <BrandMark size={28} />
      <strong className="clip weight-semibold">{data?.businessName ?? productName}</strong>
    </>
  );
  if (!owns) return <div className={styles.switcher}>{content}</div>;
  return (
    <button
      type="button"
      className={styles.switcher}
      aria-haspopup="dialog"
      title={t`Your accounts`}
      onClick={() => overlays.open('accounts')}
    >
      {content}
      <IconSelector size={18} className="push-end rigid muted" aria-hidden />
    </button>
  );
}
