import { FormPending } from '~/patterns/form/form-pending';
import styles from './profile-pending.module.css';

/** The shape of the page while the account loads: its links are before the form. */
export const ProfilePending = () => (
  <div className={styles.pending}>
    <FormPending />
  </div>
);
