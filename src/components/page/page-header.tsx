import type { ReactNode } from 'react';
import { Text } from '~/ui/text';
import styles from './page-header.module.css';
import { usePageName } from './page-name';

export interface PageHeaderProps {
  title: string;
  /** The name of the page, where its title is something else. */
  name?: string;
  /** What the page shows of it: how many, which part. */
  scope?: ReactNode;
  /** The one thing most people come here to do. */
  action?: ReactNode;
}

/** The beginning of every page. */
export function PageHeader({ title, name = title, scope, action }: PageHeaderProps) {
  usePageName(name);
  return (
    <header className={styles.header}>
      <div>
        <Text variant="h1">{title}</Text>
        {scope !== undefined && <Text variant="caption">{scope}</Text>}
      </div>
      {action}
    </header>
  );
}
