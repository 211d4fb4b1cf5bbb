import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountUpdate } from '~/api/account';
import { DEFAULT_COLOR } from '~/lib/brand-color';
import { contrastOf, isHexColor, LEAST_CONTRAST, readableColor } from '~/lib/contrast';
import { formatNumber } from '~/lib/format';
import type { FieldInputProps } from '~/patterns/form/field';
import { ColorField } from '~/patterns/form/inputs/color-field';
import { Button } from '~/ui/button';
import { PAGE_BACKGROUND } from './brand';

/** A color of the brand, or none. */
export function ColorInput({
  value = null,
  onChange,
  ...field
}: FieldInputProps<string | null | undefined, Partial<AccountUpdate>>) {
  const { t, i18n } = useLingui();
  const color = value !== null && isHexColor(value) ? value : null;
  const contrast = color === null ? null : contrastOf(color, PAGE_BACKGROUND);
  const ratio = formatNumber(Math.floor((contrast ?? 0) * 10) / 10, i18n.locale);
  return (
    <ColorField
      {...field}
      value={value}
      shown={color ?? DEFAULT_COLOR}
      placeholder={field.readOnly ? t`None` : DEFAULT_COLOR}
      // Style guides often leave out the #.
      onChange={(next) => onChange(/^[\da-f]{6}$/i.test(next) ? `#${next}` : next || null)}
      problem={
        contrast !== null && contrast < LEAST_CONTRAST
          ? {
              text: (
                <Trans>Hard to read: the contrast is {ratio}:1 on white. It should be at least 4.5:1.</Trans>
              ),
              readable: readableColor(color ?? DEFAULT_COLOR, PAGE_BACKGROUND),
            }
          : null
      }
    >
      {value !== null && !field.readOnly && (
        <Button
          variant="subtle"
          size="s"
          aria-label={t`Remove ${field.label}`}
          onClick={({ currentTarget }) => {
            // The pressed button disappears.
            currentTarget.parentElement?.querySelector<HTMLElement>('input:not([type=color])')?.focus();
            onChange(null);
          }}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </ColorField>
  );
}
