import { type ReactNode, useRef } from 'react';
import { useBottomBar } from '~/ui/use-bottom-bar';
import styles from './floating-bar.module.css';

/** Actions on the selection, visible at every scroll position. */
export function FloatingBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar, true);
  return (
    <section ref={bar} className={styles.bar} aria-label={label}>
      {children}
    </section>
  );
}
