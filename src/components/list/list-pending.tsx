import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '~/components/page/page-header';
import searchField from '~/ui/search-field.module.css';
import { Spinner } from '~/ui/spinner';
import type { Column, List, ListSearch } from './list';
import screen from './list-screen.module.css';
import { useListSettings } from './list-settings';
import { ListHead } from './list-table';
import styles from './list-table.module.css';
import bar from './toolbar.module.css';

/** The shape of a list while its first page is on its way: its title, its columns, and rows without words. */
export function ListPending<Row, S extends ListSearch>({ list }: { list: List<Row, S> }) {
  const { t } = useLingui();
  const { isShown } = useListSettings(list.name);
  const columns: readonly Column<Row>[] = list.columns.filter(isShown);
  return (
    <>
      <PageHeader title={t(list.title)} scope={<Spinner label={t`Loading the list`} size="s" />} />
      <div className={bar.toolbar} aria-hidden>
        {list.searchLabel && <span className={searchField.search} />}
      </div>
      {/* Within what makes a narrow list one of cards. */}
      <div className={screen.list}>
        <div className={screen.frame} aria-hidden inert>
          <table className={styles.table}>
            <ListHead columns={columns} check={list.bulk && <input type="checkbox" disabled />} />
            <tbody>
              {Array.from({ length: 10 }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: ten equal rows have no other name
                <tr key={row}>
                  {list.bulk && <td className={styles.check} />}
                  {columns.map(({ id, minor }, column) =>
                    column === 0 ? (
                      <th key={id} scope="row" className={styles.name}>
                        {list.picture && <span className={styles.picture} />}
                        <span className={styles.bone} />
                      </th>
                    ) : (
                      <td key={id} data-minor={minor || undefined}>
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
