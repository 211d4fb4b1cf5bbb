import { useLingui } from '@lingui/react/macro';
import { Fact, Facts } from '~/patterns/facts/facts';
import type { Column, List, ListSearch } from './list';

/** The columns of one row for its panel, without empty ones. */
export function ListFacts<Row, S extends ListSearch>({ list, row }: { list: List<Row, S>; row: Row }) {
  const { t, i18n } = useLingui();
  const [, ...columns]: readonly Column<Row>[] = list.columns;
  return (
    <Facts>
      {columns.map(({ id, label, cell }) => (
        <Fact key={id} label={t(label)}>
          {cell(row, { t, locale: i18n.locale })}
        </Fact>
      ))}
    </Facts>
  );
}
