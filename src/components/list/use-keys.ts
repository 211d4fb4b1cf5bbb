import { msg } from '@lingui/core/macro';
import { isTyping, type KeyPress, type Shortcut, useShortcuts } from '~/components/shortcuts/shortcuts';

interface ListActions {
  /** Moves to the next (1) or the previous (-1) row. */
  move: (by: 1 | -1) => void;
  /** Undefined if the list has no such action. */
  select: (() => void) | undefined;
  search: (() => void) | undefined;
  create: (() => void) | undefined;
}

/**
 * The shortcuts of a list. Enter opens the focused row, as everywhere. Single letters can be
 * disabled, as WCAG 2.1.4 requires.
 */
export function useKeys(letters: boolean, { move, select, search, create }: ListActions): void {
  const applies = ({ defaultPrevented, target }: KeyPress) => !defaultPrevented && !isTyping(target);
  const inRow = ({ target }: KeyPress) =>
    target instanceof Element && target.closest('[data-list-row]') !== null;
  const step = (by: 1 | -1, letter: string, arrow: string, label: Shortcut['label']): Shortcut => ({
    keys: letters ? [letter, arrow] : [arrow],
    label,
    run: (event) => applies(event) && (event.key === letter || inRow(event)) && move(by),
  });
  const on = (letter: string, label: Shortcut['label'], action: (() => void) | undefined): Shortcut[] =>
    letters && action ? [{ keys: [letter], label, run: (event) => applies(event) && action() }] : [];
  useShortcuts({
    title: msg`List`,
    shortcuts: [
      step(1, 'j', 'ArrowDown', msg`Next row`),
      step(-1, 'k', 'ArrowUp', msg`Previous row`),
      ...on('x', msg`Select the row`, select),
      ...on('/', msg`Search the list`, search),
      ...on('c', msg`Create`, create),
    ],
  });
}
