import type { KeyboardEvent } from 'react';

/** A cell by the position of its row and its column; the first column has the row's note. */
export interface Cell {
  place: number;
  column: number;
}

interface Bounds {
  rows: number;
  columns: number;
  rightToLeft?: boolean;
  /** With Control or Command, to the end. */
  whole?: boolean;
}

const PAGE = 10;

/** The cell to which a key moves; the same cell for other keys. */
export function nextPlace(from: Cell, key: string, bounds: Bounds): Cell {
  const { rows, columns, rightToLeft = false, whole = false } = bounds;
  const to = (place: number, column: number): Cell => ({
    place: Math.max(0, Math.min(rows - 1, place)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  const forward = rightToLeft ? -1 : 1;
  const { place, column } = from;
  switch (key) {
    case 'ArrowDown':
      return to(whole ? rows : place + 1, column);
    case 'ArrowUp':
      return to(whole ? 0 : place - 1, column);
    case 'ArrowRight':
      return to(place, column + forward);
    case 'ArrowLeft':
      return to(place, column - forward);
    case 'PageDown':
      return to(place + PAGE, column);
    case 'PageUp':
      return to(place - PAGE, column);
    case 'Home':
      return to(whole ? 0 : place, 0);
    case 'End':
      return to(whole ? rows : place, columns);
    default:
      return from;
  }
}

/** Whether a key opens the cell: with its content, with the typed character, or not at all. */
export function startsEditing({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): 'as it is' | { text: string } | null {
  if (key === 'Enter' || key === 'F2') return 'as it is';
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Delete' || key === 'Backspace') return { text: '' };
  return [...key].length === 1 ? { text: key } : null;
}
