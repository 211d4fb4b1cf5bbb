import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { IconChevronLeft } from '~/ui/icons';
import styles from './back-link.module.css';

/** Leads from a record to its list, above the header. */
export const BackLink = createLink(({ children, ...rest }: ComponentProps<'a'>) => (
  <p className={styles.back}>
    <a {...rest}>
      <IconChevronLeft size={16} aria-hidden />
      {children}
    </a>
  </p>
));
