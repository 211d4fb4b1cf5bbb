import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { PageHeader } from '~/parts/page/page-header';
import searchField from '~/ui/field/search-field.module.css';
import { Spinner } from '~/ui/spinner';
import type { List, ListSearch } from './list';
import { PendingCards } from './list-cards';
import screen from './list-screen.module.css';
import { useListSettings } from './list-settings';
import { ListHead } from './list-table';
import styles from './list-table.module.css';
import { ListTabs, type TabRow } from './list-tabs';
import bar from './toolbar.module.css';
import { useFittingColumns } from './use-fitting-columns';
import { useAwaitsSavedViews } from './use-saved-views';

/** The skeleton of a list: its title, its columns, and empty rows. */
export function ListPending<Row, S extends ListSearch>(props: {
  list: List<Row, S>;
  tabs?: TabRow | undefined;
}) {
  const { list, tabs } = props;
  const { t } = useLingui();
  const { density } = useListSettings(list.name);
  const region = useRef<HTMLDivElement>(null);
  const { columns } = useFittingColumns(list, region);
  // Their tabs would move the rows.
  const waiting = useAwaitsSavedViews(list.name) && !tabs;
  return (
    <>
      {/* As high as the screen it becomes, so that nothing moves when the rows come. */}
      <PageHeader
        title={t(list.title)}
        scope={list.scope && t(list.scope)}
        action={<Spinner label={t`Loading the list`} size="s" />}
      />
      <ListTabs list={list.name} row={tabs} />
      <div ref={region} className={screen.list} data-waiting={waiting || undefined}>
        <div className={bar.toolbar} aria-hidden>
          {list.searchLabel ? <span className={searchField.search} /> : <span className={bar.empty} />}
          <span className={bar.end}>
            <span className={bar.empty} />
          </span>
        </div>
        {list.cards ? (
          <PendingCards {...list.cards} />
        ) : (
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
                        <td key={id}>
                          <span className={styles.bone} />
                        </td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </>
  );
}
