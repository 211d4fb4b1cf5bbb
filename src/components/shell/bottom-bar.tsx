import { useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import styles from './bottom-bar.module.css';
import { isWithin } from './navigation';
import { useNavigation } from './use-navigation';

/** The navigation of a phone: one button an area. The area's pages stand in the bar at the top. */
export function BottomBar() {
  const { t } = useLingui();
  const groups = useNavigation();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <ul className={styles.bar}>
      {groups.map(({ id, label, icon: GroupIcon, destinations }) => (
        <li key={id}>
          <Link
            to={destinations[0].to}
            className={styles.area}
            data-current={destinations.some(({ to }) => isWithin(pathname, to)) || undefined}
          >
            <GroupIcon size={22} aria-hidden />
            <span>{t(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
