import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '~/components/page/page-header';
import searchField from '~/ui/search-field.module.css';
import { Spinner } from '~/ui/spinner';
import { columnSteps } from './column-steps';
import stepStyles from './column-steps.module.css';
import type { Column, List, ListSearch } from './list';
import screen from './list-screen.module.css';
import { useListSettings } from './list-settings';
import { ListHead } from './list-table';
import styles from './list-table.module.css';
import { ListTabs, type TabRow } from './list-tabs';
import bar from './toolbar.module.css';
import { useAwaitsSavedViews } from './use-saved-views';

/** The skeleton of a list: its title, its columns, and empty rows. */
export function ListPending<Row, S extends ListSearch>(props: {
  list: List<Row, S>;
  tabs?: TabRow | undefined;
}) {
  const { list, tabs } = props;
  const { t } = useLingui();
  const { isShown, density } = useListSettings(list.name);
  const columns: readonly Column<Row>[] = list.columns.filter((column, at) => at === 0 || isShown(column));
  // Their tabs would move the rows.
  const waiting = useAwaitsSavedViews(list.name) && !tabs;
  const steps = columnSteps(columns, { selectable: Boolean(list.bulk) });
  return (
    <>
      {/* As high as the screen it becomes, so that nothing moves when the rows come. */}
      <PageHeader
        title={t(list.title)}
        scope={list.scope && t(list.scope)}
        action={<Spinner label={t`Loading the list`} size="s" />}
      />
      <ListTabs list={list.name} row={tabs} />
      <div className={screen.list} data-waiting={waiting || undefined}>
        <div className={bar.toolbar} aria-hidden>
          {list.searchLabel ? <span className={searchField.search} /> : <span className={bar.empty} />}
          <span className={bar.end}>
            <span className={bar.empty} />
          </span>
        </div>
        <div className={screen.frame} aria-hidden inert>
          <table className={styles.table} data-density={density}>
            <ListHead columns={columns} check={list.bulk && <input type="checkbox" disabled />} />
            <tbody>
              {Array.from({ length: 10 }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: ten equal rows have no other name
                <tr key={row}>
                  {list.bulk && <td className={styles.check} />}
                  {columns.map(({ id }, column) =>
                    column === 0 ? (
                      <th key={id} scope="row" className={styles.name}>
                        {list.picture && <span className={styles.picture} />}
                        <span className={styles.bone} />
                      </th>
                    ) : (
                      <td key={id} className={stepStyles.column} data-from={steps.get(id)}>
                        <span className={styles.bone} />
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}
