import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Text } from '~/ui/text';
import styles from './page-header.module.css';
import { usePageName } from './page-name';

export interface PageHeaderProps {
  title: string;
  /** The name of the page, if it differs from the title. */
  name?: string;
  /** Which part of the data the page shows, such as a count. */
  scope?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
}

/** The header of every page. */
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

/** Leads from a record to its list, above the header. */
export function BackLink({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav className={styles.back} aria-label={t`Breadcrumb`}>
      <IconChevronLeft size={16} aria-hidden />
      {children}
    </nav>
  );
}
