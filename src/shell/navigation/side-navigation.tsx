import { useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { isWithin } from '~/parts/links/navigation';
import styles from './side-navigation.module.css';
import { useNavigation } from './use-navigation';

export function SideNavigation() {
  const { t } = useLingui();
  const groups = useNavigation();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <>
      {groups.map(({ id, label, destinations }) => (
        <section key={id} className={styles.group} aria-labelledby={`nav-${id}`}>
          <h2 id={`nav-${id}`} className={styles.label}>
            {t(label)}
          </h2>
          <ul className={styles.list}>
            {destinations.map((page) => (
              <li key={page.to}>
                <Link
                  to={page.to}
                  className={styles.link}
                  aria-current={isWithin(pathname, page) ? 'page' : undefined}
                >
                  <page.icon size={18} stroke={1.75} aria-hidden />
                  {t(page.label)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
