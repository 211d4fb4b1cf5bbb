import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUpdate } from '~/api/sessions';
import type { FieldInputProps } from '~/components/form/field';
import { contrastOf, isHexColor, readableColor } from '~/lib/contrast';
import { formatNumber } from '~/lib/format';
import { Button } from '~/ui/button';
import { useBrand, useParents, useSessionContext } from '../session-context';
import { isReadable } from './brand';
import styles from './branding.module.css';
import { effectiveValue, inheritedValue } from './inheritance';
import { InheritedNote } from './inherited-note';

type ColorField = 'primaryColor' | 'accentColor';
type ColorInputProps = FieldInputProps<string | null | undefined, Partial<SessionUpdate>>;

/** A color of the brand: chosen, typed, or inherited, with a warning where it cannot be read. */
export const colorInput = (field: ColorField) =>
  function ColorInput({
    id,
    values,
    onChange,
    onBlur,
    readOnly,
    invalid,
    describedBy,
    label,
  }: ColorInputProps) {
    const { t, i18n } = useLingui();
    const { session } = useSessionContext();
    const parents = useParents(values);
    const brand = useBrand(values);
    const { value, from } = effectiveValue(field, values, session, parents);
    const shown = brand[field];
    const hasColor = value !== null && isHexColor(value);
    const readable = readableColor(shown, brand.background);
    const ratio = formatNumber(Math.floor(contrastOf(shown, brand.background) * 10) / 10, i18n.locale);
    return (
      <div className={styles.color}>
        <span className={styles.row}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={t`Pick: ${label}`}
            value={shown.toLowerCase()}
            disabled={readOnly}
            onBlur={onBlur}
            onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
          />
          <input
            id={id}
            className={styles.hex}
            value={value ?? ''}
            placeholder={inheritedValue(field, parents).value ?? shown}
            readOnly={readOnly}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            autoComplete="off"
            spellCheck={false}
            onBlur={onBlur}
            onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
          />
          <InheritedNote
            from={from}
            hasValue={value !== null}
            readOnly={readOnly}
            onReset={() => onChange(null)}
          />
        </span>
        <div role="status">
          {hasColor && !isReadable(shown, brand) && (
            <p className={styles.warning}>
              <span>
                <Trans>
                  Hard to read: the contrast is {ratio}:1 on the {brand.theme === 'dark' ? t`dark` : t`light`}{' '}
                  background. It should be at least 4.5:1.
                </Trans>
              </span>
              {!readOnly && (
                <Button variant="secondary" size="s" onClick={() => onChange(readable)}>
                  <span className={styles.dot} style={{ backgroundColor: readable }} />
                  <Trans>Use {readable}</Trans>
                </Button>
              )}
            </p>
          )}
        </div>
      </div>
    );
  };
