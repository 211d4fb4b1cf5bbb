import { Link, type LinkProps } from '@tanstack/react-router';
import styles from './page-tabs.module.css';

export interface PageTab {
  label: string;
  to: NonNullable<LinkProps['to']>;
  params?: Record<string, string>;
  search?: Record<string, string | number | undefined>;
  current: boolean;
}

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
  /** False where the parts show the same, and the place on the page is to be kept. */
  resetScroll?: boolean;
}

/** Parts of one page, each with an address of its own: links, and so no `tablist`. */
export function PageTabs({ label, tabs, resetScroll = true }: PageTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ label: name, current, search = {}, ...address }) => (
        <Link
          key={name}
          {...address}
          search={search}
          resetScroll={resetScroll}
          className={styles.tab}
          // The router would take the plain address for current on each of its tabs.
          activeOptions={{ exact: true }}
          aria-current={current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
