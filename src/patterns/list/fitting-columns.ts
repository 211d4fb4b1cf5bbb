import type { Column } from './list';

/** All lengths are in rem. */
const NAME = 11;
const CHECK = 2.75;
/** Up to this width rows are cards, which show every column. */
const CARDS = 36;

/**
 * The columns that have room in a list, so that none is ever too narrow to read. They are dropped from the last to the
 * first, minor ones before all others, and buttons after them. The first column always stays.
 */
export function fittingColumns<Row>(
  columns: readonly Column<Row>[],
  { width, selectable }: { width: number; selectable: boolean },
): readonly Column<Row>[] {
  if (width <= CARDS) return columns;
  const [name, ...others] = columns;
  const fitting = new Set(name && [name]);
  let fixed = selectable ? CHECK : 0;
  // Growing columns share the remaining width equally.
  let growing = 1;
  let part = name?.width ?? NAME;
  for (const column of others.toSorted((a, b) => rank(a) - rank(b))) {
    const { width: own = NAME, grows } = column;
    if (grows) {
      growing += 1;
      part = Math.max(part, own);
    } else {
      fixed += own;
    }
    if (fixed + growing * part > width) break;
    fitting.add(column);
  }
  return columns.filter((column) => fitting.has(column));
}

const rank = ({ action, minor }: { action?: boolean; minor?: boolean | 'table' }) =>
  action ? -1 : minor ? 1 : 0;
