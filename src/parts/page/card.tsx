import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  /** One sentence about it. */
  text?: ReactNode;
  /** At the end of the title line: a link or a few buttons. */
  action?: ReactNode;
  /** Its position in the grid of the page. */
  area?: string;
  children: ReactNode;
}

/** A section of a page with a title, on a raised surface. */
export function Card({ title, text, action, area, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} style={{ gridArea: area }} data-card={area}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {action}
        {text !== undefined && <p className="hint">{text}</p>}
      </header>
      {children}
    </section>
  );
}
