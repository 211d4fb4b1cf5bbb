import { usePermissionContext } from '~/session/permissions';
import type { Cards, List, ListSearch } from './list';
import styles from './list-cards.module.css';
import { SelectBox } from './select-box';
import type { Selection } from './use-selection';

interface ListCardsProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  cards: Cards<Row>;
  rows: readonly Row[];
  /** Null if there are no bulk actions. */
  selection: Selection | null;
  onOpen: (row: Row) => void;
  busy: boolean;
}

/** The rows of a list as a grid of pictures. */
export function ListCards<Row, S extends ListSearch>(props: ListCardsProps<Row, S>) {
  const { list, cards, rows, selection, onOpen, busy } = props;
  const user = usePermissionContext();
  return (
    <ul className={styles.grid} style={{ '--card': `${cards.width}rem` }} aria-busy={busy}>
      {rows.map((row) => {
        const id = list.rowId(row);
        const selected = selection?.has(id) ?? false;
        return (
          <li key={id} data-list-row={id}>
            {selection && user && (cards.isSelectable?.(row, user) ?? true) && (
              <SelectBox
                name={list.rowName(row)}
                checked={selected}
                onSelect={(range) => selection.toggle(id, range)}
              />
            )}
            <cards.Card row={row} selected={selected} onOpen={() => onOpen(row)} />
          </li>
        );
      })}
    </ul>
  );
}

/** The empty cards of a list that is not loaded yet. */
export function PendingCards({ width, skeleton }: Pick<Cards<unknown>, 'width' | 'skeleton'>) {
  return (
    <ul className={styles.grid} style={{ '--card': `${width}rem` }} aria-hidden>
      {Array.from({ length: 8 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight equal boxes have no other name
        <li key={i} className={skeleton} />
      ))}
    </ul>
  );
}
