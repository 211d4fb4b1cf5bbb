import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './side-navigation.module.css';
import { useNavigation } from './use-navigation';

export function SideNavigation() {
  const { t } = useLingui();
  const groups = useNavigation();
  return (
    <>
      {groups.map(({ id, label, destinations }) => (
        <section key={id} className={styles.group} aria-labelledby={`nav-${id}`}>
          <h2 id={`nav-${id}`} className={styles.label}>
            {t(label)}
          </h2>
          <ul className={styles.list}>
            {destinations.map(({ to, label: name, icon: PageIcon }) => (
              <li key={to}>
                <Link to={to} className={styles.link} activeProps={{ 'aria-current': 'page' }}>
                  <PageIcon size={18} stroke={1.75} aria-hidden />
                  {t(name)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
