import { Outlet, useRouteContext } from '@tanstack/react-router';
import { LanguageMenu } from '~/parts/preferences/language-menu';
import { BrandMark } from '~/ui/brand-mark';
import styles from './entry-frame.module.css';

/** The frame of the pages before sign-in. */
export function EntryFrame() {
  const { config } = useRouteContext({ from: '__root__' });
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <BrandMark size={32} />
        <span>{config.productName}</span>
        <div className={styles.language}>
          <LanguageMenu />
        </div>
      </header>
      <main id="main" className={styles.card}>
        <Outlet />
      </main>
    </div>
  );
}
