import { type ReactNode, useEffect, useRef } from 'react';
import styles from './import-page.module.css';

interface StepFrameProps {
  title: string;
  /** What to do here, or what was found. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Buttons to continue or go back. */
  actions?: ReactNode;
}

/** One step of an import. Its title gets the focus when it replaces the previous step. */
export function StepFrame({ title, lead, children, actions }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.frame} aria-labelledby="import-step">
      <div className="stack-1">
        <h2 ref={heading} id="import-step" className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      </div>
      {children}
      {actions !== undefined && <div className="row-3 wrap">{actions}</div>}
    </section>
  );
}
