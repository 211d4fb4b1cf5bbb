import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '~/ui/icons';
import { pageWindow } from './page-window';
import styles from './pager.module.css';

/** Links to the pages of the current list. Nothing if there is only one page, or past the last one. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui();
  if (pages < 2 || page > pages) return null;
  const numbers = pageWindow(page, pages);
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      {!numbers.includes(1) && (
        <PageLink page={1} of={pages} label={t`First page`}>
          <IconChevronsLeft size={18} aria-hidden />
        </PageLink>
      )}
      <PageLink page={page - 1} of={pages} label={t`Previous page`}>
        <IconChevronLeft size={18} aria-hidden />
      </PageLink>
      {numbers.map((number) => (
        <PageLink key={number} page={number} of={pages} current={number === page} label={t`Page ${number}`}>
          {number}
        </PageLink>
      ))}
      <PageLink page={page + 1} of={pages} label={t`Next page`}>
        <IconChevronRight size={18} aria-hidden />
      </PageLink>
      {!numbers.includes(pages) && (
        <PageLink page={pages} of={pages} label={t`Last page`}>
          <IconChevronsRight size={18} aria-hidden />
        </PageLink>
      )}
    </nav>
  );
}

interface PageLinkProps {
  page: number;
  of: number;
  label: string;
  current?: boolean;
  children: ReactNode;
}

function PageLink({ page, of, label, current, children }: PageLinkProps) {
  if (page < 1 || page > of) {
    return (
      <span className={styles.page} aria-hidden>
        {children}
      </span>
    );
  }
  return (
    <Link
      to="."
      // The first page has no page parameter.
      search={(former) => ({ ...former, page: page === 1 ? undefined : page })}
      className={styles.page}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
