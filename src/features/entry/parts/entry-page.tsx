import type { ReactNode } from 'react';
import { Text } from '~/ui/text';

export interface EntryPageProps {
  title: ReactNode;
  /** Explains the page, if the title does not. */
  lead?: ReactNode;
  /** For pages with more than a form, which need the full width. */
  wide?: boolean;
  children: ReactNode;
}

/** A page before sign-in: title, content, and links. */
export function EntryPage({ title, lead, wide, children }: EntryPageProps) {
  return (
    <div className="stack-6" data-wide={wide || undefined}>
      <header className="stack-1">
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

/** Links to related pages. */
export function EntryLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="stack-1 note justify-start" aria-label={label}>
      {children}
    </nav>
  );
}
