import { Plural, Trans } from '@lingui/react/macro';
import styles from './toolbar.module.css';

/** How many rows there are where that is known: the contract's pages have no total. */
export const RowCount = ({ rows, page, pages }: { rows: number; page: number; pages: number }) => (
  <span className={styles.count} role="status">
    {pages > 1 ? (
      <Trans>
        Page {page} of {pages}
      </Trans>
    ) : (
      <Plural value={rows} one="# result" other="# results" />
    )}
  </span>
);
