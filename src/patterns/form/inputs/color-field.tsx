import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InputProps } from '~/patterns/form/field';
import { Button } from '~/ui/button';
import styles from './color-field.module.css';

interface ColorFieldProps
  extends Pick<
    InputProps<string | null | undefined>,
    'id' | 'label' | 'onBlur' | 'readOnly' | 'invalid' | 'describedBy'
  > {
  value: string | null;
  /** The color in effect, as `#RRGGBB`. */
  shown: string;
  placeholder: string;
  /** May be unfinished while it is typed. */
  onChange: (color: string) => void;
  /** Why the color is hard to read, and the nearest readable one; null for a readable color. */
  problem: { text: ReactNode; readable: string } | null;
  /** Beside the inputs. */
  children?: ReactNode;
}

/** A brand color, picked or typed, with a warning if it is hard to read. */
export function ColorField(props: ColorFieldProps) {
  const { id, label, value, shown, placeholder, onChange, onBlur, readOnly, problem, children } = props;
  const { t } = useLingui();
  return (
    <div className="stack-2">
      <span className="row-2 wrap">
        <input
          type="color"
          className={styles.swatch}
          aria-label={t`${label} picker`}
          value={shown.toLowerCase()}
          disabled={readOnly}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
        />
        <input
          id={id}
          className={styles.hex}
          value={value ?? ''}
          placeholder={placeholder}
          readOnly={readOnly}
          aria-invalid={props.invalid || undefined}
          aria-describedby={props.describedBy}
          autoComplete="off"
          spellCheck={false}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
        />
        {children}
      </span>
      <div role="status">
        {problem && (
          <p className={styles.warning}>
            <span>{problem.text}</span>
            {!readOnly && <Suggestion color={problem.readable} onChoose={onChange} />}
          </p>
        )}
      </div>
    </div>
  );
}

function Suggestion({ color, onChoose }: { color: string; onChoose: (color: string) => void }) {
  return (
    <Button variant="secondary" size="s" onClick={() => onChoose(color)}>
      <span className={styles.dot} style={{ backgroundColor: color }} />
      <Trans>Use {color}</Trans>
    </Button>
  );
}
