import { Outlet, useRouteContext } from '@tanstack/react-router';
import { BrandMark } from '~/ui/brand-mark';
import styles from './entry-frame.module.css';

/** The quiet page around sign-in and its neighbours. */
export function EntryFrame() {
  const { config } = useRouteContext({ from: '__root__' });
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <BrandMark size={32} />
        <span>{config.productName}</span>
      </header>
      <main id="main" className={styles.card}>
        <Outlet />
      </main>
    </div>
  );
}
