import { Trans } from '@lingui/react/macro';
import type { AccountUpdate } from '~/api/account';
import { type SceneFont, sceneFontValues } from '~/api/scene';
import type { FieldInputProps } from '~/patterns/form/field';
import { FontSample } from './font-sample';
import styles from './profile.module.css';

/** A font of the brand, or none. Each font is shown in its own letters. */
export function FontInput({
  id,
  value = null,
  onChange,
  onBlur,
  readOnly,
}: FieldInputProps<SceneFont | null | undefined, Partial<AccountUpdate>>) {
  return (
    <span id={id} className={styles.fonts}>
      {[null, ...sceneFontValues].map((font) => (
        <label key={font} className="ring">
          <input
            type="radio"
            className="unseen"
            name={id}
            checked={value === font}
            disabled={readOnly}
            onBlur={onBlur}
            onChange={() => onChange(font)}
          />
          {font === null ? <Trans>None chosen</Trans> : <FontSample font={font} />}
        </label>
      ))}
    </span>
  );
}
