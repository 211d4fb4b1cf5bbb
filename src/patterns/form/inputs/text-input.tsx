import { withScheme } from '~/lib/web-address';
import type { InputProps } from '../field';
import styles from './inputs.module.css';

export interface TextOptions {
  /** The kind of text, for the browser's keyboard and autofill. */
  type?: 'email' | 'tel' | 'url' | 'password';
  autoComplete?: string;
  /** A hook: what an empty field means, such as an inherited value. */
  usePlaceholder?: () => string | undefined;
}

/** The props of a native text input. */
export const nativeProps = (props: InputProps<string>) => ({
  id: props.id,
  value: props.value,
  onBlur: props.onBlur,
  readOnly: props.readOnly,
  'aria-invalid': props.invalid ? (true as const) : undefined,
  'aria-describedby': props.describedBy,
  'aria-required': props.required ? (true as const) : undefined,
});

export function TextInput({ options, ...props }: InputProps<string> & { options: TextOptions }) {
  const { type = 'text', autoComplete = 'off' } = options;
  const complete = () => {
    const address = withScheme(props.value);
    if (type === 'url' && address !== props.value) props.onChange(address);
  };
  return (
    <input
      {...nativeProps(props)}
      className={styles.input}
      type={type}
      autoComplete={autoComplete}
      placeholder={options.usePlaceholder?.()}
      {...(type !== 'text' && { autoCapitalize: 'none', spellCheck: false })}
      onBlur={() => {
        complete();
        props.onBlur();
      }}
      // Enter submits the form while the field still has the focus.
      onKeyDown={({ key }) => {
        if (key === 'Enter') complete();
      }}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  );
}

/** Grows with its text. */
export function LinesInput({ rows = 3, ...props }: InputProps<string> & { rows?: number | undefined }) {
  return (
    <textarea
      {...nativeProps(props)}
      className={styles.input}
      rows={rows}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  );
}
