import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { getGetOwnAccountSuspenseQueryOptions } from '~/api/account';
import { currentUser, onSession } from '~/identity';
import { BrandMark } from '~/ui/brand-mark';
import styles from './whose.module.css';

/** Whose business this is. Until it is known, and where it cannot be, the product's name stands there. */
export function Whose() {
  const { config } = useRouteContext({ from: '__root__' });
  const user = useSyncExternalStore(onSession, currentUser);
  // Between signing out and leaving the page there is nobody to ask for.
  const { data } = useQuery({ ...getGetOwnAccountSuspenseQueryOptions(), enabled: user !== null });
  return (
    <div className={styles.whose}>
      <BrandMark size={28} />
      <div className={styles.words}>
        <strong className={styles.name}>{data?.businessName ?? config.productName}</strong>
        <span className={styles.email}>{user?.email}</span>
      </div>
    </div>
  );
}
