import { useSearch } from '@tanstack/react-router';
import { readAddress } from '../model/address';
import { AddressMatch } from './address-match';
import styles from './find.module.css';

/** Below the search field, for a complete address or number: its contact, or that it is unknown. */
export function SoughtAddress() {
  const { search = '' } = useSearch({ from: '/_app/contacts/' });
  const address = readAddress(search);
  return (
    <div className={styles.sought} role="status">
      {address && <AddressMatch address={address} />}
    </div>
  );
}
