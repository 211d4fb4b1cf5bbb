import { useLingui } from '@lingui/react/macro';
import type { Column, List, ListSearch } from './list';
import styles from './list-panel.module.css';

/** What the columns say of one row, all of them, for its panel; what it does not have is left out. */
export function ListFacts<Row, S extends ListSearch>({ list, row }: { list: List<Row, S>; row: Row }) {
  const { t, i18n } = useLingui();
  const [, ...columns]: readonly Column<Row>[] = list.columns;
  return (
    <dl className={styles.facts}>
      {columns.map(({ id, label, cell }) => {
        const said = cell(row, { t, locale: i18n.locale });
        if (said === null || said === undefined || said === false || said === '') return null;
        return (
          <div key={id}>
            <dt>{t(label)}</dt>
            <dd>{said}</dd>
          </div>
        );
      })}
    </dl>
  );
}
