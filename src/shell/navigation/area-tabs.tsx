import { useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { areaOf } from '~/parts/links/navigation';
import { useCurrentInView } from '~/ui/use-current-in-view';
import styles from './area-tabs.module.css';
import { useNavigation } from './use-navigation';

/** On a phone: the pages of the current area. */
export function AreaTabs() {
  const { t } = useLingui();
  const row = useRef<HTMLElement>(null);
  const current = useRouterState({ select: ({ location }) => areaOf(location.pathname)?.to });
  const area = useNavigation().find(({ destinations }) => destinations.some(({ to }) => to === current));
  useCurrentInView(row, current, 'center');
  if (!area || area.destinations.length < 2) return null;
  return (
    <nav ref={row} className={styles.tabs} aria-label={t(area.label)}>
      {area.destinations.map((page) => (
        <Link
          key={page.to}
          to={page.to}
          className={styles.tab}
          aria-current={page.to === current ? 'page' : undefined}
        >
          {t(page.label)}
        </Link>
      ))}
    </nav>
  );
}
