import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** The fields of a record: names with their values. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="stack-1 size-label">{children}</dl>
);

/** One field; not rendered without a value. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <div className={styles.fact}>
      <dt className="muted break">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
