import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Destination } from '~/parts/links/navigation';
import styles from './side-navigation.module.css';
import { useIsCurrent, useNavigation } from './use-navigation';

export function SideNavigation() {
  const { t } = useLingui();
  return useNavigation().map(({ id, label, destinations }) => (
    <section key={id} className={styles.group} aria-labelledby={`nav-${id}`}>
      <h2 id={`nav-${id}`} className={styles.label}>
        {t(label)}
      </h2>
      <ul className={styles.list}>
        {destinations.map((page) => (
          <li key={page.to}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function PageLink({ page }: { page: Destination }) {
  const { t } = useLingui();
  return (
    <Link to={page.to} className={styles.link} aria-current={useIsCurrent([page]) ? 'page' : undefined}>
      <page.icon size={18} stroke={1.75} aria-hidden />
      {t(page.label)}
    </Link>
  );
}
