import { useEffect, useEffectEvent } from 'react';

export interface KeyActions {
  /** To the next (1) or the former (-1) row. */
  move: (by: 1 | -1) => void;
  select: () => void;
  search: () => void;
  create: () => void;
}

/** Somebody types there, or chooses by letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type=checkbox], [type=button]), textarea, select, [contenteditable], [role=menu], [role=listbox]',
  ) !== null;

/**
 * j and k move from row to row, x selects, / searches, c makes a new one; the arrows move too once a row has the focus. Enter opens
 * what has the focus, as it does everywhere. They can be switched off, as WCAG 2.1.4 asks for single letters.
 */
export function useKeys(on: boolean, actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    const inRow = target instanceof Element && target.closest('[data-list-row]') !== null;
    // A question that lies over the list has keys of its own; the panel beside it is part of it.
    if (document.querySelector('dialog:modal:not([data-list-panel])') !== null) return;
    if (inRow && key === 'ArrowDown') actions.move(1);
    else if (inRow && key === 'ArrowUp') actions.move(-1);
    else if (!on) return;
    else if (key === 'j') actions.move(1);
    else if (key === 'k') actions.move(-1);
    else if (key === 'x') actions.select();
    else if (key === '/') actions.search();
    else if (key === 'c') actions.create();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
