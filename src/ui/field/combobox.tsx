import { Trans } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconChevronDown } from '../icons';
import styles from './combobox.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
}

export interface ComboboxProps {
  ref?: Ref<HTMLInputElement>;
  id?: string;
  /** The options are suggestions: the value is what is typed. */
  free?: boolean | undefined;
  value: string;
  options: readonly ComboboxOption[];
  onChange: (value: string) => void;
  /** Called for a chosen suggestion, instead of `onChange`. */
  onChoose?: ((value: string) => void) | undefined;
  /** Called for keys that the list does not need. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  readOnly?: boolean | undefined;
  /** Focuses the field or opens the list on mount. */
  start?: 'focus' | 'open' | undefined;
  /** Replaces the field's class. */
  className?: string | undefined;
  placeholder?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Selects one of many options by typing, or suggests some for a free text: the editable combobox of the ARIA Authoring
 * Practices.
 */
export function Combobox(props: ComboboxProps) {
  const {
    ref,
    value,
    options,
    onChange,
    onChoose = onChange,
    onBlur,
    readOnly,
    start,
    className,
    ...rest
  } = props;
  const { free, placeholder, onKeyDown: onOtherKey, ...field } = rest;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const popover = useRef<HTMLDivElement>(null);
  /** The typed text; null while the list is closed. */
  const [term, setTerm] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = term !== null;
  const chosen = options.find((option) => option.value === value);
  const found = term ? matching(options, term) : options;
  // Leaves out the suggestion that equals the typed text.
  const shown = free ? found.filter((option) => option.value !== value) : found;
  const isListed = isOpen && !(free && shown.length === 0);
  const activeOption = isOpen ? shown[active] : undefined;

  const open = (typed = '') => {
    if (readOnly) return;
    setTerm(typed);
    // Enter takes a suggestion only after an arrow key.
    setActive(free ? -1 : typed === '' ? Math.max(0, chosen ? options.indexOf(chosen) : 0) : 0);
    popover.current?.showPopover();
  };
  const close = () => popover.current?.hidePopover();
  const choose = (option: ComboboxOption | undefined) => {
    close();
    if (option && option.value !== value) onChoose(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (free) {
      const isForList =
        key.startsWith('Arrow') || key.startsWith('Page') || (key === 'Enter' && activeOption);
      if (event.nativeEvent.isComposing || !(isForList || (key === 'Escape' && isListed))) {
        return onOtherKey?.(event);
      }
    }
    if (!isOpen) {
      const isTyped = key.length === 1 && !event.ctrlKey && !event.metaKey && !altKey;
      if (!isTyped && !['ArrowDown', 'ArrowUp', 'Backspace'].includes(key)) return;
      // Typing replaces the name of the chosen option.
      if (!isTyped || key === ' ') event.preventDefault();
      return open(free ? value : '');
    }
    const last = shown.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(active + 10, last),
      PageUp: Math.max(active - 10, 0),
    };
    const to = steps[key];
    if (key === 'Enter') choose(activeOption);
    else if (key === 'Escape' || (key === 'ArrowUp' && altKey)) close();
    else if (to !== undefined) setActive(to);
    else return;
    // Escape closes the list, but not the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
  };

  const begin = useEffectEvent(() => {
    if (start) input.current?.focus();
    if (start === 'open') open(free ? value : '');
  });
  // Before the browser handles another key: it replaces a field that may have had the focus.
  useLayoutEffect(() => begin(), []);

  // Scrolls to the active option without scrolling the page.
  useEffect(() => {
    if (!isOpen) return;
    popover.current
      ?.querySelector(`#${CSS.escape(`${listId}-${active}`)}`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, listId]);

  return (
    <span className={styles.combobox}>
      <input
        {...field}
        ref={input}
        role="combobox"
        className={className ?? styles.input}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-activedescendant={activeOption && `${listId}-${active}`}
        value={free ? value : term || (isOpen ? '' : (chosen?.label ?? value))}
        placeholder={isOpen && !free ? chosen?.label : placeholder}
        readOnly={readOnly}
        onClick={() => !isOpen && open(free ? value : '')}
        onChange={({ currentTarget }) => {
          open(currentTarget.value);
          if (free) onChange(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      {/* An arrow would promise a closed list. */}
      {!free && <IconChevronDown size={16} aria-hidden />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        ref={popover}
        popover="manual"
        className={styles.list}
        data-empty={!isListed || undefined}
        // The focus stays in the field.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        // Prevents a label around the field from opening it again.
        onClick={(event) => event.preventDefault()}
        onToggle={({ newState }) => newState === 'closed' && setTerm(null)}
      >
        <div id={listId} role="listbox" aria-label={field['aria-label']}>
          {isOpen &&
            shown.map((option, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
              <div
                key={option.value}
                id={`${listId}-${at}`}
                role="option"
                aria-selected={option.value === value}
                data-active={at === active || undefined}
                onClick={() => choose(option)}
              >
                {option.label || '–'}
              </div>
            ))}
        </div>
        <p className="note" role="status">
          {isOpen && !free && shown.length === 0 && <Trans>No matches</Trans>}
        </p>
      </div>
    </span>
  );
}

/** Finds options whose label or value contains every word of the term; labels that begin with it come first. */
function matching(options: readonly ComboboxOption[], term: string): readonly ComboboxOption[] {
  const sought = plain(term).trim();
  const words = sought.split(/\s+/);
  const found = options.filter(({ value, label }) => {
    const text = plain(`${label} ${value}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: ComboboxOption) => plain(label).startsWith(sought);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** Removes case, accents and punctuation. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[_/-]/g, ' ').toLowerCase();
