import { type ReactNode, useId } from 'react';
import styles from './photo.module.css';

interface SectionProps {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the panel. */
export function PhotoSection({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className="row between min-control">
        <h2 className="size-label weight-semibold" id={id}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
