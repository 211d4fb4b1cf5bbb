import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountUpdate } from '~/api/account';
import type { FieldInputProps } from '~/components/form/field';
import { contrastOf, isHexColor, LEAST_CONTRAST, readableColor } from '~/lib/contrast';
import { formatNumber } from '~/lib/format';
import { Button } from '~/ui/button';
import { BACKGROUND, DEFAULT_COLOR } from './brand';
import styles from './profile.module.css';

/** A color of the brand: picked or typed, with a warning where it cannot be read. */
export function ColorInput({
  id,
  value,
  onChange,
  onBlur,
  readOnly,
  invalid,
  describedBy,
  label,
}: FieldInputProps<string | null | undefined, Partial<AccountUpdate>>) {
  const { t, i18n } = useLingui();
  const color = value != null && isHexColor(value) ? value : null;
  const contrast = color === null ? null : contrastOf(color, BACKGROUND);
  const ratio = formatNumber(Math.floor((contrast ?? 0) * 10) / 10, i18n.locale);
  const readable = readableColor(color ?? DEFAULT_COLOR, BACKGROUND);
  return (
    <div className={styles.color}>
      <span className={styles.row}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={t`Pick: ${label}`}
          value={(color ?? DEFAULT_COLOR).toLowerCase()}
          disabled={readOnly}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
        />
        <input
          id={id}
          className={styles.hex}
          value={value ?? ''}
          placeholder={readOnly ? t`None` : DEFAULT_COLOR}
          readOnly={readOnly}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          autoComplete="off"
          spellCheck={false}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim() || null)}
        />
        {value != null && !readOnly && (
          <Button
            variant="subtle"
            size="s"
            onClick={({ currentTarget }) => {
              // The pressed button disappears.
              currentTarget.parentElement?.querySelector<HTMLElement>('input:not([type=color])')?.focus();
              onChange(null);
            }}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </span>
      <div role="status">
        {contrast !== null && contrast < LEAST_CONTRAST && (
          <p className={styles.warning}>
            <span>
              <Trans>Hard to read: the contrast is {ratio}:1 on white. It should be at least 4.5:1.</Trans>
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
}
