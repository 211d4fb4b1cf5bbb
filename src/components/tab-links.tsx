import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import styles from './tab-links.module.css';

interface TabLinksProps {
  /** What the tabs are parts of. */
  label: string;
  /** The first is the one of the plain address. */
  tabs: readonly { id: string; label: MessageDescriptor }[];
  current: string;
}

/** The parts of a page, each with an address (`?tab=`). A form that would be lost by a change is asked about first. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const { t } = useLingui();
  const row = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map((tab, at) => (
        <Link
          key={tab.id}
          to="."
          search={(former: object) => ({ ...former, tab: at === 0 ? undefined : tab.id })}
          resetScroll={false}
          // Else the plain address would be taken for part of every other.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={tab.id === current ? 'page' : undefined}
        >
          {t(tab.label)}
        </Link>
      ))}
    </nav>
  );
}
