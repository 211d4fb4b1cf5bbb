import { useLingui } from '@lingui/react/macro';
import type { Asset } from '~/api/assets';
import { formatBytes } from '~/lib/format';
import { AssetPreview } from './asset-preview';
import { assetTypeLabels } from './asset-types';
import styles from './assets.module.css';

export function AssetCard({ asset, onOpen }: { asset: Asset; onOpen: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <button
      type="button"
      className={styles.card}
      data-asset={asset.id}
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      <span className={styles.thumb}>
        <AssetPreview asset={asset} />
      </span>
      <span className={styles.name}>{asset.name}</span>
      <span className={styles.facts}>
        <span>{t(assetTypeLabels[asset.type])}</span>
        {' · '}
        {formatBytes(asset.bytes, i18n.locale)}
      </span>
    </button>
  );
}
