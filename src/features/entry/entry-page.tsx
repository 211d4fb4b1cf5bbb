import type { ReactNode } from 'react';
import { Text } from '~/ui/text';
import styles from './entry-page.module.css';

export interface EntryPageProps {
  title: ReactNode;
  /** What this page is for, where the title does not say it. */
  lead?: ReactNode;
  /** More than a form: the page takes the room. */
  wide?: boolean;
  children: ReactNode;
}

/** A page before sign-in: what it is, what to do, and where else to go. */
export function EntryPage({ title, lead, wide, children }: EntryPageProps) {
  return (
    <div className={styles.page} data-wide={wide || undefined}>
      <header>
        <Text variant="h2" as="h1">
          {title}
        </Text>
        {lead !== undefined && (
          <Text tone="muted" as="div">
            {lead}
          </Text>
        )}
      </header>
      {children}
    </div>
  );
}

/** The other pages one may have wanted. */
export function EntryLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.links} aria-label={label}>
      {children}
    </nav>
  );
}
