import { useMemo } from 'react';
import type { InputProps } from '~/components/form/field';
import { ChoiceInput } from '~/components/form/inputs/choice-input';
import { cityOf } from '~/lib/wall-clock';

/** The time zones that this browser knows, with their cities. */
export function ZoneInput({ value, ...props }: InputProps<string | null | undefined>) {
  const options = useMemo(
    () =>
      ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
        value: zone,
        label: zone.includes('/') ? `${cityOf(zone)} (${zone.split('/')[0]})` : zone,
      })),
    [],
  );
  return <ChoiceInput {...props} value={value ?? ''} options={options} />;
}
