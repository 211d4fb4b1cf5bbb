import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconPencil } from '../icons';
import { Spinner } from '../spinner';
import { Text, type TextLook } from '../text';
import styles from './editable-text.module.css';

export type EditableTextProps = TextLook & {
  value: string;
  /** For screen readers: the name of the field and the description of the button. */
  label: string;
  /** The error for an empty text. */
  emptyText: string;
  /** Receives the trimmed text. Resolves once `value` is updated; rejects to keep the field open. */
  onSave: (value: string) => Promise<void> | void;
  /** Returns the message for an error of `onSave`. */
  explain: (error: unknown) => string;
  maxLength?: number;
};

/** A text that becomes a field on click or Enter. Enter and blur save, Escape restores. */
export function EditableText(props: EditableTextProps) {
  const { value, label, emptyText, onSave, explain, maxLength, ...look } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusNext = useRef(false);
  const labelId = useId();
  const errorId = useId();
  const editing = draft !== null;

  useEffect(() => {
    if (editing) field.current?.select();
    else if (focusNext.current) button.current?.focus();
    focusNext.current = false;
  }, [editing]);

  const close = () => {
    // Do not take the focus back if the user left by pointer or Tab.
    focusNext.current = document.activeElement === field.current;
    setDraft(null);
    setError(null);
  };

  const save = async () => {
    if (draft === null || busy) return;
    const next = draft.trim();
    if (next === '') return setError(emptyText);
    if (next === value) return close();
    setBusy(true);
    setError(null);
    try {
      await onSave(next);
      close();
    } catch (cause) {
      setError(explain(cause));
    } finally {
      setBusy(false);
    }
  };

  const handleKey = (event: KeyboardEvent) => {
    // The input method handles Enter and Escape while it composes a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Prevents the submission of a surrounding form.
      event.preventDefault();
      void save();
    }
    if (event.key !== 'Escape' || busy) return;
    event.stopPropagation();
    close();
  };

  if (!editing) {
    return (
      <Text {...look}>
        <button
          ref={button}
          className={styles.show}
          type="button"
          aria-describedby={labelId}
          onClick={() => setDraft(value)}
        >
          {value}
          <IconPencil className={styles.pencil} aria-hidden />
        </button>
        <span id={labelId} hidden>
          {label}
        </span>
      </Text>
    );
  }
  return (
    <Text {...look} as="div">
      <span className={styles.edit}>
        <input
          ref={field}
          className={styles.field}
          aria-label={label}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          aria-busy={busy}
          readOnly={busy}
          maxLength={maxLength}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={handleKey}
          onBlur={() => void save()}
        />
        {busy && <Spinner label={null} size="s" />}
      </span>
      {error !== null && (
        <span id={errorId} className={styles.error} role="alert">
          {error}
        </span>
      )}
    </Text>
  );
}
