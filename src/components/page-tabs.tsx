import { Link, type LinkProps } from '@tanstack/react-router';
import styles from './page-tabs.module.css';

export interface PageTab {
  label: string;
  to: NonNullable<LinkProps['to']>;
  params?: Record<string, string>;
  search?: Record<string, string>;
  current: boolean;
}

/** Parts of one page, each with an address of its own: links, and so no `tablist`. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ label: name, current, search = {}, ...address }) => (
        <Link
          key={name}
          {...address}
          search={search}
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
