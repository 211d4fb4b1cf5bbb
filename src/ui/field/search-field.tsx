import { type ComponentProps, useEffect, useState } from 'react';
import { IconSearch } from '../icons';
import styles from './search-field.module.css';

/** The delay after typing before the search runs. */
const PAUSE_MS = 250;

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'aria-describedby'> {
  label: string;
  /** The current search term. The field follows changes from outside. */
  term: string;
  onSearch: (term: string) => void;
  /** Called when Enter is pressed. */
  onEnter?: ((term: string) => void) | undefined;
  /** Focuses the field when its dialog opens. */
  'data-autofocus'?: boolean;
}

/** A search that runs while the user types, and at once for Enter. */
export function SearchField({ label, term, onSearch, onEnter, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(term);
  const [known, setKnown] = useState(term);
  const [sent, setSent] = useState(term);
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  if (known !== term) {
    setKnown(term);
    // Our own terms may come back after the user has typed more.
    const at = awaited.indexOf(term);
    setAwaited(at < 0 ? [] : awaited.slice(at + 1));
    if (at < 0) {
      setSent(term);
      setText(term);
    }
  }
  const wanted = text.trim();
  const send = () => {
    if (wanted === sent) return;
    setSent(wanted);
    setAwaited([...awaited, wanted]);
    onSearch(wanted);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: send is another function at each render
  useEffect(() => {
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);
  return (
    <span className={styles.search}>
      <IconSearch size={18} aria-hidden />
      <input
        {...rest}
        type="search"
        aria-label={label}
        placeholder={label}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          // The browser clears the text first. In a dialog or popup, Escape then closes that.
          if (event.key === 'Escape' && text === '' && !event.currentTarget.closest('dialog, [popover]'))
            event.currentTarget.blur();
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter would submit a surrounding form.
          event.preventDefault();
          // A search that ran later would undo what Enter does.
          send();
          if (wanted !== '') onEnter?.(wanted);
        }}
      />
    </span>
  );
}
