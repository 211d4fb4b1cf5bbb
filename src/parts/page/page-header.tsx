import type { ReactNode } from 'react';
import { Text } from '~/ui/text';
import styles from './page-header.module.css';
import { usePageName } from './page-name';

export interface PageHeaderProps {
  title: string;
  /** The name of the page, if it differs from the title. */
  name?: string;
  /** The face or logo of a record, before its title. */
  picture?: ReactNode;
  /** Which part of the data the page shows, such as a count. */
  scope?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
}

/** The header of every page. */
export function PageHeader({ title, name = title, picture, scope, action }: PageHeaderProps) {
  usePageName(name);
  return (
    <header className={styles.header}>
      {picture && (
        <span className={styles.picture} aria-hidden>
          {picture}
        </span>
      )}
      <div>
        <Text variant="h1">{title}</Text>
        {scope !== undefined && <Text variant="caption">{scope}</Text>}
      </div>
      {action}
    </header>
  );
}
