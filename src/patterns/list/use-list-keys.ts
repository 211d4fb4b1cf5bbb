import { msg } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { isTyping, type KeyPress, type Shortcut, useShortcuts } from '~/parts/shortcuts/shortcuts';
import { usePermission } from '~/session/permissions';
import type { List, ListSearch } from './list';
import type { useListAddress } from './use-list';

interface ListKeysOptions<Row, S extends ListSearch> {
  list: List<Row, S>;
  /** The rows, or what they open, in the order of the list. */
  ids: readonly string[];
  address: ReturnType<typeof useListAddress<ListSearch>>;
  region: RefObject<HTMLElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  /** Whether single letters are shortcuts, which can be disabled, as WCAG 2.1.4 requires. */
  letters: boolean;
  /** Selects a row, if the list has bulk actions. */
  select: ((id: string) => void) | undefined;
}

/**
 * The shortcuts of a list. Enter opens the focused row, as everywhere.
 * @returns `move` to the next (1) or the previous (-1) row, and `linkOf` a row, which takes the focus
 */
export function useListKeys<Row, S extends ListSearch>(options: ListKeysOptions<Row, S>) {
  const { list, ids, address, region, searchField, letters, select } = options;
  const { search, open } = address;
  const mayCreate = usePermission(list.create?.needs ?? 'getOwnAccount');

  const linkOf = (id: string | undefined) =>
    [...(region.current?.querySelectorAll<HTMLElement>('[data-list-row]') ?? [])]
      .find((row) => row.dataset.listRow === id)
      ?.querySelector<HTMLElement>('[data-row-link]');
  const rowWithFocus = () => document.activeElement?.closest<HTMLElement>('[data-list-row]')?.dataset.listRow;
  const move = (by: 1 | -1) => {
    const from = ids.indexOf(search.open ?? rowWithFocus() ?? '');
    const to = ids[from < 0 ? (by === 1 ? 0 : ids.length - 1) : from + by];
    if (to === undefined) return;
    if (search.open === undefined) return linkOf(to)?.focus();
    open(to);
    linkOf(to)?.scrollIntoView({ block: 'nearest' });
  };
  const selectFocused = () => {
    const id = search.open ?? rowWithFocus();
    if (id !== undefined) select?.(id);
  };
  const create = () => document.querySelector<HTMLElement>('#main [data-create]')?.click();

  const applies = ({ defaultPrevented, target }: KeyPress) => !defaultPrevented && !isTyping(target);
  const inRow = ({ target }: KeyPress) =>
    target instanceof Element && target.closest('[data-list-row]') !== null;
  const step = (by: 1 | -1, letter: string, arrow: string, label: Shortcut['label']): Shortcut => ({
    keys: letters ? [letter, arrow] : [arrow],
    label,
    run: (event) => applies(event) && (event.key === letter || inRow(event)) && move(by),
  });
  const on = (letter: string, label: Shortcut['label'], action: false | (() => void)): Shortcut[] =>
    letters && action ? [{ keys: [letter], label, run: (event) => applies(event) && action() }] : [];
  useShortcuts({
    title: msg`List`,
    shortcuts: [
      step(1, 'j', 'ArrowDown', msg`Next row`),
      step(-1, 'k', 'ArrowUp', msg`Previous row`),
      ...on('x', msg`Select the row`, select !== undefined && selectFocused),
      ...on(
        '/',
        msg`Search the list`,
        list.searchLabel !== undefined && (() => searchField.current?.focus()),
      ),
      ...on('c', msg`Create`, list.create !== undefined && mayCreate && create),
    ],
  });
  return { move, linkOf };
}
