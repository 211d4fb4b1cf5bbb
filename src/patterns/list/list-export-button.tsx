import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '~/api/use-action';
import { BYTE_ORDER_MARK, csvLine } from '~/lib/csv';
import { download } from '~/lib/download';
import { protectCell } from '~/lib/formulas';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { notify } from '~/ui/feedback/notifications';
import { IconDownload } from '~/ui/icons';
import type { List, ListSearch } from './list';
import { useAllRows } from './use-all-rows';
import { useListAddress } from './use-list';

type Cell = string | number | boolean | null | readonly string[];

interface ListExportButtonProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  /** The headings, and the cells of a row under them. */
  cells: (row: Row) => Record<string, Cell>;
}

/** Downloads all matching rows as CSV, not only this page. */
export function ListExportButton<Row, S extends ListSearch>({ list, cells }: ListExportButtonProps<Row, S>) {
  const { t } = useLingui();
  const { search } = useListAddress<S>();
  const readAll = useAllRows(list, search);
  const { run, pending } = useAction(async () => {
    try {
      download(new Blob([csvOf((await readAll()).map(cells))], { type: 'text/csv' }), `${list.name}.csv`);
    } catch (error) {
      // Reads show no notice.
      notify({ text: t`The file could not be created`, detail: errorText(error), type: 'danger' });
      throw error;
    }
  });
  return (
    <Button
      variant="secondary"
      icon={<IconDownload size={18} />}
      busy={pending}
      // A failure shows as a notice.
      onClick={() => void run()}
    >
      <Trans>Export</Trans>
    </Button>
  );
}

const csvOf = (rows: readonly Record<string, Cell>[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map(Object.values<Cell>)]
    .map((line) => csvLine(line.map((cell) => protectCell(textOf(cell)))))
    .reduce((text, line) => text + line, BYTE_ORDER_MARK);

const textOf = (cell: Cell): string => (Array.isArray(cell) ? cell.join(';') : String(cell ?? ''));
