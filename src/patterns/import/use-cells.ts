import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ImportColumn } from './engine/columns';
import { type Cell, nextPlace, startsEditing } from './grid-keys';
import { editedText } from './grid-row';
import type { RowWindow } from './row-window';

interface CellsSettings {
  /** The grid of the cells. */
  box: RefObject<HTMLElement | null>;
  columns: readonly ImportColumn[];
  count: number;
  rows: RowWindow;
  onEdit: (place: number, row: number, column: string, text: string) => Promise<void>;
  /** Whether Enter moves from one problem to the next; otherwise it moves to the cell below. */
  amongBad: boolean;
}

/** The focused cell of a grid, and the text being typed in it. */
export function useCells({ box, columns, count, rows, onEdit, amongBad }: CellsSettings) {
  const [active, setActive] = useState<Cell>({ place: 0, column: 1 });
  const [editing, setEditing] = useState<string | null>(null);
  // Only a cell activated by a key, a click or a command takes the focus.
  const wantsFocus = useRef(false);
  const visited = useRef(false);
  // A removed field also loses the focus; the edit is already finished by then.
  const open = useRef(false);

  const go = useCallback((cell: Cell) => {
    wantsFocus.current = true;
    visited.current = true;
    open.current = false;
    setEditing(null);
    setActive(cell);
  }, []);
  useEffect(() => {
    if (!wantsFocus.current || editing !== null) return;
    wantsFocus.current = false;
    const cell = `[data-place="${active.place}"] [data-column="${active.column}"]`;
    box.current?.querySelector<HTMLElement>(cell)?.focus();
  }, [active, editing, box]);

  const textOf = ({ place, column }: Cell) => {
    const text = rows.get(place)?.cells[column - 1];
    const kind = columns[column - 1]?.kind;
    return text === undefined || kind === undefined ? null : editedText(kind, text);
  };
  const edit = (cell: Cell, text = textOf(cell)) => {
    if (text === null || cell.column === 0) return;
    open.current = true;
    setActive(cell);
    setEditing(text);
  };
  const commit = async (text: string, then: Cell | 'stay away') => {
    if (!open.current) return;
    const row = rows.get(active.place);
    const column = columns[active.column - 1];
    const changed = text !== textOf(active);
    open.current = false;
    if (then === 'stay away') setEditing(null);
    else go(then);
    if (row && column && changed) await onEdit(active.place, row.row, column.name, text);
  };
  /**
   * The next cell with a problem among the loaded rows, because typing must not wait for the
   * worker.
   */
  const nextWrong = ({ place, column }: Cell): Cell | null => {
    for (let at = place; ; at++) {
      const row = rows.get(at);
      if (!row) return null;
      const found = columns.findIndex(
        ({ name }, i) => (at > place || i >= column) && row.problems.some((one) => one.column === name),
      );
      if (found >= 0) return { place: at, column: found + 1 };
    }
  };

  const bounds = { rows: count, columns: columns.length + 1 };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (editing !== null) {
      const text = (event.target as HTMLInputElement).value;
      // Enter then belongs to the input method.
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') go(active);
      else if (event.key === 'Enter')
        void commit(text, (amongBad && nextWrong(active)) || nextPlace(active, 'ArrowDown', bounds));
      else if (event.key === 'Tab')
        void commit(text, nextPlace(active, event.shiftKey ? 'ArrowLeft' : 'ArrowRight', bounds));
      else return;
      event.preventDefault();
      return;
    }
    const typed = startsEditing(event);
    if (typed !== null) edit(active, typed === 'as it is' ? undefined : typed.text);
    else {
      const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const place = nextPlace(active, event.key, {
        ...bounds,
        rightToLeft,
        whole: event.ctrlKey || event.metaKey,
      });
      if (place === active) return;
      go(place);
    }
    event.preventDefault();
  };
  const cellAt = ({ target }: MouseEvent<HTMLElement>): Cell | null => {
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]');
    const row = cell?.closest<HTMLElement>('[data-place]');
    return cell && row ? { place: Number(row.dataset.place), column: Number(cell.dataset.column) } : null;
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const cell = cellAt(event);
    if (!cell || isField(event.target)) return;
    // A tap opens a cell, and so does a second click.
    if (
      isTap(event.nativeEvent) ||
      (cell.place === active.place &&
        cell.column === active.column &&
        document.activeElement === event.target)
    )
      edit(cell);
    else go(cell);
  };

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    // The click decides, because the blur would come first.
    if (cellAt(event) && !isField(event.target)) event.preventDefault();
  };
  return { active, visited, editing, go, commit, handlers: { onKeyDown, onMouseDown, onClick } };
}

const isTap = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

const isField = (target: EventTarget) => target instanceof HTMLInputElement;
