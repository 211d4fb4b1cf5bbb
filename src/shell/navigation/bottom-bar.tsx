import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DestinationGroup } from '~/parts/links/navigation';
import styles from './bottom-bar.module.css';
import { useIsCurrent, useNavigation } from './use-navigation';

/** The navigation on a phone: one button per area, whose pages are tabs at the top. */
export const BottomBar = () => (
  <ul className={styles.bar}>
    {useNavigation().map((area) => (
      <li key={area.id}>
        <AreaLink area={area} />
      </li>
    ))}
  </ul>
);

function AreaLink({ area: { label, destinations } }: { area: DestinationGroup }) {
  const { t } = useLingui();
  const [{ to, icon: AreaIcon }] = destinations;
  return (
    <Link to={to} className={styles.area} data-current={useIsCurrent(destinations) || undefined}>
      <AreaIcon size={22} aria-hidden />
      <span className="clip fits">{t(label)}</span>
    </Link>
  );
}
