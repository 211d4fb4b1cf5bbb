import { useLingui } from '@lingui/react/macro';
import { type AssetType, assetTypeValues } from '~/api/assets';
import styles from '~/components/upload/upload.module.css';
import { assetTypeLabels } from '../asset-types';

interface TypeSelectProps {
  id?: string;
  /** The accessible name, if there is no label element. */
  label?: string;
  value: AssetType;
  onChange: (type: AssetType) => void;
}

export function TypeSelect({ id, label, value, onChange }: TypeSelectProps) {
  const { t } = useLingui();
  return (
    <select
      id={id}
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as AssetType)}
    >
      {assetTypeValues.map((type) => (
        <option key={type} value={type}>
          {t(assetTypeLabels[type])}
        </option>
      ))}
    </select>
  );
}
