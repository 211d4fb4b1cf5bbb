import { useLingui } from '@lingui/react/macro';
import { type AssetType, assetTypeValues } from '~/api/assets';
import inputs from '~/patterns/form/inputs/inputs.module.css';
import { assetTypeLabels } from '../model/asset-types';

interface TypeSelectProps {
  id?: string;
  /** The accessible name, if there is no label element. */
  label?: string;
  value: AssetType | null;
  /** The option for no type; without it, a type must be chosen. */
  none?: string | undefined;
  required?: boolean;
  invalid?: boolean;
  onChange: (type: AssetType | null) => void;
}

export function TypeSelect({ id, label, value, none, required, invalid, onChange }: TypeSelectProps) {
  const { t } = useLingui();
  return (
    <select
      id={id}
      className={inputs.input}
      aria-label={label}
      required={required}
      aria-invalid={invalid || undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange(assetTypeValues.find((type) => type === target.value) ?? null)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {assetTypeValues.map((type) => (
        <option key={type} value={type}>
          {t(assetTypeLabels[type])}
        </option>
      ))}
    </select>
  );
}
