import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

interface ProfileCardProps {
  /** The anchor of the links to it. */
  id: string;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the page that is not part of the form. */
export function ProfileCard({ id, title, text, children }: ProfileCardProps) {
  const heading = useId();
  return (
    <section id={id} tabIndex={-1} className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
