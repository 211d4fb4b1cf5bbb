import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUpdate } from '~/api/sessions';
import { contrastOf, isHexColor, readableColor } from '~/lib/contrast';
import { formatNumber } from '~/lib/format';
import type { FieldInputProps } from '~/patterns/form/field';
import { ColorField } from '~/patterns/form/inputs/color-field';
import { isReadable } from '../model/brand';
import { effectiveValue, inheritedValue } from '../model/inheritance';
import { useBrand, useParents, useSessionContext } from '../model/session-context';
import { InheritedNote } from './inherited-note';

type ColorName = 'primaryColor' | 'accentColor';
type ColorInputProps = FieldInputProps<string | null | undefined, Partial<SessionUpdate>>;

/** A color of the brand: chosen, typed, or inherited. */
export const colorInput = (name: ColorName) =>
  function ColorInput({ values, value: _, onChange, ...field }: ColorInputProps) {
    const { t, i18n } = useLingui();
    const { session } = useSessionContext();
    const parents = useParents(values);
    const brand = useBrand(values);
    const { value, from } = effectiveValue(name, values, session, parents);
    const shown = brand[name];
    const hasColor = value !== null && isHexColor(value);
    const ratio = formatNumber(Math.floor(contrastOf(shown, brand.background) * 10) / 10, i18n.locale);
    return (
      <ColorField
        {...field}
        value={value}
        shown={shown}
        placeholder={inheritedValue(name, parents).value ?? shown}
        onChange={onChange}
        problem={
          hasColor && !isReadable(shown, brand)
            ? {
                text: (
                  <Trans>
                    Hard to read: the contrast is {ratio}:1 on the{' '}
                    {brand.theme === 'dark' ? t`dark` : t`light`} background. It should be at least 4.5:1.
                  </Trans>
                ),
                readable: readableColor(shown, brand.background),
              }
            : null
        }
      >
        <InheritedNote
          from={from}
          hasValue={value !== null}
          readOnly={field.readOnly}
          onReset={() => onChange(null)}
        />
      </ColorField>
    );
  };
