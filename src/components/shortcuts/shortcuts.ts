// The shortcuts of a page are declared where they are handled. The sheet behind `?` shows those that are declared now.
import type { MessageDescriptor } from '@lingui/core';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What the browser's event and React's have in common. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'target'
  | 'defaultPrevented'
  | 'preventDefault'
  | 'stopPropagation'
>;

export interface Shortcut {
  /** Each is a `KeyboardEvent.key`, after `Mod+` for ⌘ or Ctrl, and `Alt+`: `j`, `Mod+s`, `Alt+ArrowUp`. */
  keys: readonly string[];
  label: MessageDescriptor;
  /** Returns false where the shortcut does not apply: the key keeps its usual meaning. */
  run: (event: KeyPress) => unknown;
}

export interface ShortcutGroup {
  title: MessageDescriptor;
  shortcuts: readonly Shortcut[];
  /** The modal dialog that they belong to: while it is open the page has no others, and none when another covers it. */
  dialog?: RefObject<HTMLDialogElement | null>;
  /** Whether they work in such a dialog too. */
  everywhere?: boolean;
}

const declared = new Set<RefObject<ShortcutGroup>>();

/** The groups of shortcuts that work now. */
export function currentShortcuts(): ShortcutGroup[] {
  const groups = [...declared].map(({ current }) => current);
  const isInDialog = groups.some(({ dialog }) => dialog);
  return isInDialog ? groups.filter(({ dialog, everywhere }) => dialog || everywhere) : groups;
}

const topmostDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1);

/** Runs the shortcut of a key, if there is one. */
export function pressShortcut(shortcuts: readonly Shortcut[], event: KeyPress): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  const pressed = `${ctrlKey || metaKey ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${key}`;
  const shortcut = shortcuts.find(({ keys }) => keys.includes(pressed));
  if (!shortcut || shortcut.run(event) === false) return false;
  event.preventDefault();
  return true;
}

/**
 * Declares shortcuts and listens for them.
 * @param where on the whole page; before a field takes the key; or not at all, where the handler of an element calls
 *   `pressShortcut`
 */
export function useShortcuts(
  group: ShortcutGroup,
  where: 'page' | 'before fields' | 'element' = 'page',
): void {
  const latest = useRef(group);
  useLayoutEffect(() => {
    latest.current = group;
  });
  useEffect(() => {
    const capture = where === 'before fields';
    const press = (event: KeyboardEvent) => {
      const { dialog, shortcuts } = latest.current;
      if (!dialog || dialog.current === topmostDialog()) pressShortcut(shortcuts, event);
    };
    declared.add(latest);
    if (where !== 'element') document.addEventListener('keydown', press, capture);
    return () => {
      declared.delete(latest);
      document.removeEventListener('keydown', press, capture);
    };
  }, [where]);
}

/** Whether the key goes into a text, or chooses by letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type=checkbox], [type=button]), textarea, select, [contenteditable], [role=menu], [role=listbox]',
  ) !== null;
