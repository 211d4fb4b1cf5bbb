import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChipSelect } from '~/components/list/chip-select';
import type { AssetSearch } from './asset-queries';

type Sort = NonNullable<AssetSearch['sort']>;

const orders: readonly { value: Sort; label: MessageDescriptor }[] = [
  { value: '-createdAt', label: msg`Newest first` },
  { value: 'createdAt', label: msg`Oldest first` },
  { value: 'name', label: msg`Name` },
  { value: '-bytes', label: msg`Largest first` },
];

interface AssetOrderProps {
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/** The order of the list. */
export function AssetOrder({ sort, onSort }: AssetOrderProps) {
  const { t } = useLingui();
  const [usual] = orders;
  return (
    <ChipSelect
      label={t`Order`}
      options={orders.map(({ value, label }) => ({ value, label: t(label) }))}
      value={sort}
      onChange={(next) => onSort(next === usual?.value ? undefined : next)}
    />
  );
}
