import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type AssetType, assetTypeValues } from '~/api/assets';
import { assetTypeLabels } from './asset-types';
import styles from './assets.module.css';

/**
 * A link for each type. The filter is part of the URL, so it can be shared, stored and undone by
 * Back.
 */
export function AssetFilter({ current }: { current: AssetType | undefined }) {
  const { t } = useLingui();
  return (
    <nav className={styles.filter} aria-label={t`Type of asset`}>
      <Link
        to="/assets"
        search={{}}
        className={styles.chip}
        // Without it the router marks "All" for every type.
        activeOptions={{ exact: true, explicitUndefined: true }}
        aria-current={current === undefined ? 'true' : undefined}
      >
        <Trans>All</Trans>
      </Link>
      {assetTypeValues.map((type) => (
        <Link
          key={type}
          to="/assets"
          search={{ type }}
          className={styles.chip}
          aria-current={current === type ? 'true' : undefined}
        >
          {t(assetTypeLabels[type])}
        </Link>
      ))}
    </nav>
  );
}
