import { type ReactNode, useRef } from 'react';
import { useBottomBar } from '~/ui/use-bottom-bar';
import styles from './floating-bar.module.css';

interface FloatingBarProps {
  label: string;
  children: ReactNode;
  /** After the rest; a phone shows them in a line of their own. */
  actions?: ReactNode;
}

/** Actions on the selection, visible at every scroll position. */
export function FloatingBar({ label, children, actions }: FloatingBarProps) {
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar, true);
  return (
    <section ref={bar} className={styles.bar} aria-label={label}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
