import { useLingui } from '@lingui/react/macro';
import type { Asset } from '~/api/assets';
import { formatBytes } from '~/lib/format';
import type { CardProps } from '~/patterns/list/list';
import { AssetPreview } from './asset-preview';
import styles from './assets.module.css';
import { assetTypeLabels } from './model/asset-types';

export function AssetCard({ row: asset, selected, onOpen }: CardProps<Asset>) {
  const { t, i18n } = useLingui();
  return (
    <button
      type="button"
      className={styles.card}
      data-row-link
      data-selected={selected || undefined}
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      <span className={styles.thumb}>
        <AssetPreview asset={asset} />
      </span>
      <span className={styles.name}>{asset.name}</span>
      <span className={styles.facts}>
        <span>{t(assetTypeLabels[asset.type])}</span>
        {asset.usedBy.length === 0 && <span> · {t`not used`}</span>}
        <span> · {formatBytes(asset.bytes, i18n.locale)}</span>
      </span>
    </button>
  );
}
