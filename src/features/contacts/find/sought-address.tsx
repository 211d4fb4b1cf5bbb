import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { readAddress } from '../address';
import styles from './find.module.css';

// Most searches are for names.
const AddressMatch = lazy(() =>
  import('./address-match').then(({ AddressMatch }) => ({ default: AddressMatch })),
);

/** Below the search field, for a complete address or number: its contact, or that it is unknown. */
export function SoughtAddress() {
  const { search = '' } = useSearch({ from: '/_app/contacts/' });
  const address = readAddress(search);
  return (
    <div className={styles.sought} role="status">
      <Suspense>{address && <AddressMatch address={address} />}</Suspense>
    </div>
  );
}
