import { useLingui } from '@lingui/react/macro';
import type { Asset } from '~/api/assets';
import { SelectBox } from '~/components/list/select-box';
import { formatBytes } from '~/lib/format';
import { AssetPreview } from './asset-preview';
import { assetTypeLabels } from './asset-types';
import styles from './assets.module.css';

interface AssetCardProps {
  asset: Asset;
  onOpen: () => void;
  selected: boolean;
  /** Absent where the current user may not delete assets. */
  onSelect: ((range: boolean) => void) | undefined;
}

export function AssetCard({ asset, onOpen, selected, onSelect }: AssetCardProps) {
  const { t, i18n } = useLingui();
  const { name } = asset;
  return (
    <>
      {onSelect && <SelectBox name={name} checked={selected} onSelect={onSelect} />}
      <button
        type="button"
        className={styles.card}
        data-asset={asset.id}
        data-selected={selected || undefined}
        onClick={onOpen}
        aria-haspopup="dialog"
      >
        <span className={styles.thumb}>
          <AssetPreview asset={asset} />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          <span>{t(assetTypeLabels[asset.type])}</span>
          {asset.usedBy.length === 0 && <span> · {t`not used`}</span>}
          <span> · {formatBytes(asset.bytes, i18n.locale)}</span>
        </span>
      </button>
    </>
  );
}
