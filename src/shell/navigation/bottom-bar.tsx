import { useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { isWithin } from '~/parts/links/navigation';
import styles from './bottom-bar.module.css';
import { useNavigation } from './use-navigation';

/** The navigation on a phone: one button per area, whose pages are tabs at the top. */
export function BottomBar() {
  const { t } = useLingui();
  const groups = useNavigation();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <ul className={styles.bar}>
      {groups.map(({ id, label, destinations }) => {
        const [{ to, icon: AreaIcon }] = destinations;
        return (
          <li key={id}>
            <Link
              to={to}
              className={styles.area}
              data-current={destinations.some((page) => isWithin(pathname, page)) || undefined}
            >
              <AreaIcon size={22} aria-hidden />
              <span className="clip fits">{t(label)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
