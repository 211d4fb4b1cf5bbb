import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  /** Without one it is neutral. */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
  children: ReactNode;
}

/** A state in one word. The word says it; the color only repeats it. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
