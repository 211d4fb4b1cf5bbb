import { Trans } from '@lingui/react/macro';
import type { List, ListSearch, Page } from './list';
import styles from './toolbar.module.css';

interface RowCountProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  page: Page<Row>;
}

/** How many rows match, where the backend counts them. */
export const RowCount = <Row, S extends ListSearch>({
  list,
  page: { page, ...rest },
}: RowCountProps<Row, S>) => {
  const { pages, items, total = pages > 1 ? undefined : items.length } = rest;
  return (
    <span className={styles.count} role="status">
      {total === undefined ? (
        <Trans>
          Page {page} of {pages}
        </Trans>
      ) : (
        list.counted(total)
      )}
    </span>
  );
};
