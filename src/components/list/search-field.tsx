import { IconSearch } from '@tabler/icons-react';
import { type Ref, useEffect, useState } from 'react';
import styles from './toolbar.module.css';

/** How long somebody pauses who has typed what they look for. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** What the address says. */
  term: string;
  onSearch: (term: string) => void;
  /** Enter was pressed on what has been typed. */
  onEnter?: ((term: string) => void) | undefined;
}

/** Types ahead of the address, and follows it where it changes by itself: on the way back, or when it is cleared. */
export function SearchField({ ref, label, term, onSearch, onEnter }: SearchFieldProps) {
  const [text, setText] = useState(term);
  const [known, setKnown] = useState(term);
  const [sent, setSent] = useState(term);
  if (known !== term) {
    setKnown(term);
    // What comes back to us is not newer than what has been typed since.
    if (term !== sent) {
      setSent(term);
      setText(term);
    }
  }
  const wanted = text.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what searches is another function each time
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);
  return (
    <span className={styles.search}>
      <IconSearch size={18} aria-hidden />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && wanted !== '' && !nativeEvent.isComposing) onEnter?.(wanted);
        }}
      />
    </span>
  );
}
