import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '~/lib/format';
import { IconCaretDownFilled, IconCaretUpFilled, IconSelector } from '~/ui/icons';
import styles from './charts.module.css';
import type { Figures } from './figures';

export interface FigureTableProps<Row> extends Figures<Row> {
  caption: string;
  /** A column's name, after `-` for the highest first. */
  sort?: string;
  /** Without it the rows have one order. */
  onSort?: (sort: string) => void;
}

/** A table of figures. The first column names the row. */
export function FigureTable<Row>({ caption, columns, rows, rowId, sort, onSort }: FigureTableProps<Row>) {
  const { t, i18n } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section className={styles.scroll} aria-label={t`${caption}, table`} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label }, at) => (
              <th
                key={id}
                scope="col"
                aria-sort={sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined}
              >
                {onSort ? (
                  <button type="button" onClick={() => onSort(nextSort(id, sort, at === 0))}>
                    {label}
                    <SortMark id={id} sort={sort} />
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const [name, ...others] = columns;
            return (
              <tr key={rowId(row)}>
                {name && <th scope="row">{name.cell?.(row) ?? name.value(row)}</th>}
                {others.map(({ id, value, cell }) => {
                  const figure = value(row);
                  return (
                    <td key={id}>
                      {cell?.(row) ??
                        (typeof figure === 'number' ? formatNumber(figure, i18n.locale) : figure)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Names begin with the first, figures with the highest; a second press turns the order. */
const nextSort = (id: string, sort: string | undefined, isName: boolean): string =>
  sort === id ? `-${id}` : sort === `-${id}` ? id : isName ? id : `-${id}`;

function SortMark({ id, sort }: { id: string; sort: string | undefined }) {
  if (sort === id) return <IconCaretUpFilled size={14} aria-hidden />;
  if (sort === `-${id}`) return <IconCaretDownFilled size={14} aria-hidden />;
  return <IconSelector size={14} aria-hidden />;
}
