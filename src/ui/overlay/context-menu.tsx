import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './context-menu.module.css';
import popup from './popup.module.css';

export interface Point {
  x: number;
  y: number;
}

interface ContextMenuProps {
  label: string;
  /** A point of the window. */
  at: Point;
  onClose: () => void;
  /** Buttons with the role `menuitem`. @param close closes the menu and returns the focus */
  children: (close: () => void) => ReactNode;
}

/** A menu at a point, as a right click opens it. It is open while it is rendered. */
export function ContextMenu({ label, at, onClose, children }: ContextMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]:enabled') ?? [])];
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    // Within the window, at the other side of the point if need be.
    element.style.left = `${Math.max(0, at.x + width > clientWidth ? at.x - width : at.x)}px`;
    element.style.top = `${Math.max(0, Math.min(at.y, clientHeight - height))}px`;
    element.querySelector<HTMLElement>('[role=menuitem]:enabled')?.focus();
  }, [at]);
  const leave = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose();
  });
  useEffect(() => {
    // An automatic popover would close as soon as the right button is released.
    const listen = (event: Event) => leave(event);
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, []);
  const close = () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    const all = items();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    const leaves = event.key === 'Escape' || event.key === 'Tab';
    if (next === undefined && !leaves) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) close();
    else all.at(next % all.length)?.focus();
  };
  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={`${popup.sheet} ${styles.menu}`}
      data-menu
      onKeyDown={press}
      // The key that opened it may open the browser's menu when it is released.
      onContextMenu={(event) => event.preventDefault()}
    >
      {children(close)}
    </div>
  );
}
