import { useLingui } from '@lingui/react/macro';
import { Segmented } from '~/ui/field/segmented';
import { colorScheme, useThemePreference } from '~/ui/use-color-scheme';

/** The theme of the app in this browser; the fieldset around it names it. */
export function ThemeChoice({ fullWidth }: { fullWidth?: boolean }) {
  const { t } = useLingui();
  return (
    <Segmented
      fullWidth={fullWidth}
      value={useThemePreference()}
      options={[
        { value: 'system', label: t`System` },
        { value: 'light', label: t`Light` },
        { value: 'dark', label: t`Dark` },
      ]}
      onChange={colorScheme.choose}
    />
  );
}
