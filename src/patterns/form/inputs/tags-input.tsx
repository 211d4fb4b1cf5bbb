import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Combobox } from '~/ui/field/combobox';
import { IconX } from '~/ui/icons';
import type { InputProps } from '../field';
import styles from './inputs.module.css';

interface TagsInputProps extends InputProps<string[]> {
  /** A hook: words to suggest. They are loaded when they are `wanted`. */
  useKnown?: (wanted: boolean) => readonly string[];
  /** The label of a suggestion, such as the word and how often it is used. */
  labelOf?: (word: string) => string;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const useNone = () => [];

/** Free words: Enter or a comma adds the typed one, Escape clears it, Backspace removes the last one. */
export function TagsInput({ useKnown = useNone, labelOf = (word) => word, ...props }: TagsInputProps) {
  const { id, value, onChange, onBlur, readOnly, invalid, describedBy, label } = props;
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(false);
  const known = useKnown(wanted);
  const field = useRef<HTMLInputElement>(null);
  const add = (texts: readonly string[]) => {
    const words = texts.map((word) => word.trim());
    const added = words.filter(
      (word, at) =>
        word !== '' &&
        !value.some((one) => isSame(one, word)) &&
        words.findIndex((one) => isSame(one, word)) === at,
    );
    if (added.length > 0) onChange([...value, ...added]);
  };
  const end = () => {
    add([typed]);
    setTyped('');
  };
  const type = (text: string) => {
    const words = text.split(',');
    setTyped(words.pop()?.trimStart() ?? '');
    add(words);
  };
  const remove = (tag: string) => {
    onChange(value.filter((one) => one !== tag));
    field.current?.focus();
  };
  const text = {
    ref: field,
    id,
    value: typed,
    readOnly,
    'aria-label': label,
    'aria-invalid': invalid ? (true as const) : undefined,
    'aria-describedby': describedBy,
    onFocus: () => setWanted(true),
    onBlur: () => {
      end();
      onBlur();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // Here it adds a word instead of submitting the form.
      event.preventDefault();
      end();
    }
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      setTyped('');
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  return (
    <span className={styles.tags} data-invalid={invalid || undefined}>
      {value.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
          {!readOnly && (
            <button type="button" aria-label={t`Remove ${tag}`} onClick={() => remove(tag)}>
              <IconX size={14} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {useKnown === useNone ? (
        <input
          {...text}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      ) : (
        <Combobox
          free
          {...text}
          className={styles.typed}
          options={known
            .filter((word) => !value.some((one) => isSame(one, word)))
            .map((word) => ({ value: word, label: labelOf(word) }))}
          onKeyDown={onKeyDown}
          onChange={type}
          onChoose={(word) => {
            add([word]);
            setTyped('');
          }}
        />
      )}
    </span>
  );
}
