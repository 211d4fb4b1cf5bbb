import { useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isWithin } from '~/parts/links/navigation';
import styles from './area-tabs.module.css';
import { useNavigation } from './use-navigation';

/** On a phone: the pages of the current area. */
export function AreaTabs() {
  const { t } = useLingui();
  const row = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const area = useNavigation().find(({ destinations }) =>
    destinations.some((page) => isWithin(pathname, page)),
  );
  // The row may be wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is current
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  if (!area || area.destinations.length < 2) return null;
  return (
    <nav ref={row} className={styles.tabs} aria-label={t(area.label)}>
      {area.destinations.map((page) => (
        <Link
          key={page.to}
          to={page.to}
          className={styles.tab}
          aria-current={isWithin(pathname, page) ? 'page' : undefined}
        >
          {t(page.label)}
        </Link>
      ))}
    </nav>
  );
}
