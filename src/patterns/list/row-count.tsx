import { Trans } from '@lingui/react/macro';
import type { List, ListSearch, Page } from './list';
import styles from './toolbar.module.css';

interface RowCountProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  page: Page<Row>;
}

/** How many rows match, where the backend counts them or all are on one page. */
export const totalOf = <Row,>({ total, pages, items }: Page<Row>): number | undefined =>
  total ?? (pages > 1 ? undefined : items.length);

export function RowCount<Row, S extends ListSearch>({ list, page: rows }: RowCountProps<Row, S>) {
  const total = totalOf(rows);
  const { page, pages } = rows;
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
}
