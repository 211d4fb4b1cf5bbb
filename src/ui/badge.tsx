import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  /** Neutral if omitted. */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
  children: ReactNode;
}

/** A one-word status. The color only repeats the word. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
