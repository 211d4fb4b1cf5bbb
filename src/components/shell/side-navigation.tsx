import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AccountSwitcher } from './account-switcher';
import styles from './side-navigation.module.css';
import { useNavigation } from './use-navigation';

export function SideNavigation() {
  const { t } = useLingui();
  const groups = useNavigation();
  return (
    <>
      <AccountSwitcher />
      {groups.map(({ id, label, icon: GroupIcon, destinations }) => (
        <section key={id} className={styles.group} aria-labelledby={`nav-${id}`}>
          <h2 id={`nav-${id}`} className={styles.label}>
            <GroupIcon size={16} aria-hidden />
            {t(label)}
          </h2>
          <ul className={styles.list}>
            {destinations.map((destination) => (
              <li key={destination.to}>
                <Link to={destination.to} className={styles.link} activeProps={{ 'aria-current': 'page' }}>
                  {t(destination.label)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
