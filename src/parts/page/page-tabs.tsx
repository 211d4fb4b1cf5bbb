import { Link, type LinkProps } from '@tanstack/react-router';
import { useRef } from 'react';
import { useCurrentInView } from '~/ui/use-current-in-view';
import styles from './page-tabs.module.css';

export interface PageTab {
  /** Distinguishes two tabs with the same label. */
  id?: string;
  label: string;
  to: NonNullable<LinkProps['to']>;
  params?: Record<string, string>;
  search?: Record<string, string | readonly string[] | number | undefined>;
  current: boolean;
  /** Marks a tab with an error or a change. */
  mark?: { tone: 'danger' | 'accent'; label: string } | undefined;
}

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
  /** False where the scroll position should be kept. */
  resetScroll?: boolean;
}

/** Parts of one page, each with its own address. They are links, so they are no `tablist`. */
export function PageTabs({ label, tabs, resetScroll = true }: PageTabsProps) {
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row, tabs.find(({ current }) => current)?.label, 'nearest');
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map(({ id, label: name, current, mark, search = {}, ...address }) => (
        <Link
          key={id ?? name}
          {...address}
          search={search}
          resetScroll={resetScroll}
          className={styles.tab}
          // By default, the router would mark the tab of the plain URL on all tabs.
          activeOptions={{ exact: true }}
          aria-current={current ? 'page' : undefined}
        >
          {name}
          {mark && (
            <span className={styles.mark} data-tone={mark.tone}>
              <span className="visually-hidden">({mark.label})</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
