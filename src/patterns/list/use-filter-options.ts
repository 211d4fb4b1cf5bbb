import { useLingui } from '@lingui/react/macro';
import type { Filter } from './list';

export function useFilterOptions({ options }: Filter) {
  const { t } = useLingui();
  return options?.(true).map(({ value, label }) => ({
    value,
    label: typeof label === 'string' ? label : t(label),
  }));
}
