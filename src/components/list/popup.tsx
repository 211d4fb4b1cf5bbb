import { IconChevronDown } from '@tabler/icons-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './toolbar.module.css';

export interface PopupProps {
  icon?: ReactNode;
  label: ReactNode;
  /** @param close takes it away and gives the focus back to its button */
  children: (close: () => void) => ReactNode;
}

/** A few choices below a button, without the weight of an overlay. Escape, leaving it and a click elsewhere close it. */
export function Popup({ icon, label, children }: PopupProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const elsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its button and its content are told
    <div ref={root} className={styles.popup} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.chip}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {icon}
        <span className={styles.words}>{label}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      {open && (
        <div id={id} className={styles.sheet}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
