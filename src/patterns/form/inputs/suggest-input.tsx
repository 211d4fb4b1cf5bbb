import { useState } from 'react';
import { Combobox } from '~/ui/field/combobox';
import type { InputProps } from '../field';
import styles from './inputs.module.css';
import { nativeProps } from './text-input';

interface SuggestInputProps extends InputProps<string> {
  /** A hook: texts to suggest. They are loaded when they are `wanted`. */
  useKnown: (wanted: boolean) => readonly string[];
}

/** A text, with texts that are in use already to choose from. */
export function SuggestInput({ useKnown, ...props }: SuggestInputProps) {
  const [wanted, setWanted] = useState(false);
  const known = useKnown(wanted);
  return (
    <Combobox
      free
      {...nativeProps(props)}
      className={styles.input}
      options={known.map((text) => ({ value: text, label: text }))}
      onFocus={() => setWanted(true)}
      onChange={props.onChange}
    />
  );
}
