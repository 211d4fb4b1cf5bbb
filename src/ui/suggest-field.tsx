import { useId, useState } from 'react';
import type { ComboboxProps } from './combobox';
import styles from './combobox.module.css';
import { useCombobox } from './use-combobox';

/** A free text with suggestions, which are loaded when it gets the focus. */
export function SuggestField(props: Omit<ComboboxProps, 'free' | 'start'>) {
  const { value, options, onChange, onChoose, onKeyDown, onFocus, onBlur, className, ...field } = props;
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  /** An arrow key came before the list was loaded. */
  const [isOpening, setIsOpening] = useState(false);
  const Combobox = useCombobox(isWanted);
  if (Combobox)
    return <Combobox {...props} free start={hasFocus ? (isOpening ? 'open' : 'focus') : undefined} />;
  return (
    <span className={styles.combobox}>
      <input
        {...field}
        className={className ?? styles.input}
        role="combobox"
        aria-expanded={false}
        aria-controls={listId}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setIsOpening(true);
          else onKeyDown?.(event);
        }}
        onFocus={() => {
          setIsWanted(true);
          setHasFocus(true);
          onFocus?.();
        }}
        onBlur={() => {
          setHasFocus(false);
          onBlur?.();
        }}
      />
    </span>
  );
}
