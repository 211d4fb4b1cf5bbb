import type { Column } from './list';

/** All lengths are in rem. */
const NAME = 11;
const CHECK = 2.75;
/** Below this width rows are cards, which show every column. */
export const CARDS = 36;
/** The container widths in `column-steps.module.css`. */
const STEP = 4;
const WIDEST = 112;

/**
 * The width of the list from which each column is shown, so that none is ever too narrow to read. Columns are dropped
 * from the last to the first, minor ones before all others, and buttons after them.
 */
export function columnSteps<Row>(
  [name, ...others]: readonly Column<Row>[],
  { selectable }: { selectable: boolean },
): Map<string, number> {
  const steps = new Map<string, number>(name && [[name.id, CARDS]]);
  let fixed = selectable ? CHECK : 0;
  // Growing columns share the remaining width equally.
  let growing = 1;
  let part = name?.width ?? NAME;
  for (const { id, width = NAME, grows } of others.toSorted((a, b) => rank(a) - rank(b))) {
    if (grows) {
      growing += 1;
      part = Math.max(part, width);
    } else {
      fixed += width;
    }
    const needed = Math.ceil((fixed + growing * part - CARDS) / STEP) * STEP + CARDS;
    steps.set(id, Math.min(Math.max(needed, CARDS), WIDEST));
  }
  return steps;
}

const rank = ({ action, minor }: { action?: boolean; minor?: boolean | 'table' }) =>
  action ? -1 : minor ? 1 : 0;
