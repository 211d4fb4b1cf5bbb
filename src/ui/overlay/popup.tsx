import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import chip from '../chip.module.css';
import { IconChevronDown } from '../icons';
import styles from './popup.module.css';

export interface PopupProps {
  icon?: ReactNode;
  label: ReactNode;
  /** After the label; always visible. */
  note?: ReactNode;
  /** Replaces the chip's class. */
  buttonClass?: string | undefined;
  /** Shows a menu of buttons and links, in rows without gaps. The icon of its button, if any, stands for the label. */
  menu?: boolean;
  /** Shows many fields: wider, and on a phone at the bottom of the window. */
  sheet?: boolean;
  /** @param close closes the popup and returns the focus to its button */
  children: (close: () => void) => ReactNode;
}

/** A native popover with a few choices below a button. Escape, blur and a click outside close it. */
export function Popup(props: PopupProps) {
  const { icon, label, note, buttonClass, menu, sheet: isSheet, children } = props;
  const iconOnly = menu && icon;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    sheet.current?.hidePopover();
    button.current?.focus();
  };
  const closeOnLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) sheet.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves its button and sheet
    <span onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        className={buttonClass ?? chip.chip}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        {icon}
        <span className={iconOnly ? 'visually-hidden' : styles.words}>{label}</span>
        {note}
        {!iconOnly && <IconChevronDown size={16} aria-hidden />}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className={styles.sheet}
        data-menu={menu}
        data-sheet={isSheet}
        onToggle={({ newState, target, currentTarget }) => {
          if (target === currentTarget) setOpen(newState === 'open');
        }}
      >
        {open && children(close)}
      </div>
    </span>
  );
}
