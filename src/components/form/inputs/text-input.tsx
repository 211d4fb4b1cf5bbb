import type { InputProps } from '../field';
import styles from './inputs.module.css';

export interface TextLook {
  /** What the browser may help with. */
  type?: 'email' | 'tel' | 'url' | 'password';
  autoComplete?: string;
}

/** What every input of the page's own kind is given. */
export const plain = (props: InputProps<string>) => ({
  id: props.id,
  value: props.draft,
  onBlur: props.onLeave,
  readOnly: props.readOnly,
  'aria-invalid': props.invalid || undefined,
  'aria-describedby': props.describedBy,
  'aria-required': props.required || undefined,
});

export function TextInput({ look, ...props }: InputProps<string> & { look: TextLook }) {
  const { type = 'text', autoComplete = 'off' } = look;
  return (
    <input
      {...plain(props)}
      className={styles.input}
      type={type}
      autoComplete={autoComplete}
      {...(type !== 'text' && { autoCapitalize: 'none', spellCheck: false })}
      onChange={({ currentTarget }) => props.onDraft(currentTarget.value)}
    />
  );
}

/** Grows with what is written in it. */
export function LinesInput({ rows = 3, ...props }: InputProps<string> & { rows?: number | undefined }) {
  return (
    <textarea
      {...plain(props)}
      className={styles.input}
      rows={rows}
      onChange={({ currentTarget }) => props.onDraft(currentTarget.value)}
    />
  );
}
