// Shortcuts are declared where they are handled. The sheet behind `?` lists those that are active.
import type { MessageDescriptor } from '@lingui/core';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The common part of the browser's and React's events. */
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
  /**
   * Each is a `KeyboardEvent.key`, after `Mod+` for ⌘ or Ctrl, and `Alt+`: `j`, `Mod+s`, `Alt+ArrowUp`. A capital letter
   * is one with Shift.
   */
  keys: readonly string[];
  label: MessageDescriptor;
  /** Returns false if the shortcut does not apply; the key then keeps its usual meaning. */
  run: (event: KeyPress) => unknown;
}

export interface ShortcutGroup {
  title: MessageDescriptor;
  shortcuts: readonly Shortcut[];
  /** The dialog or form of the shortcuts: they stay active in the modal dialog that contains it. */
  within?: RefObject<HTMLElement | null>;
  /** Whether they are active in all modal dialogs. */
  everywhere?: boolean;
}

const declared = new Set<RefObject<ShortcutGroup>>();

/** A modal dialog covers the shortcuts outside of it; the panel of a list does not. */
function isActive({ within, everywhere }: ShortcutGroup): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal:not([data-list-panel])')].at(-1);
  return !dialog || everywhere === true || dialog.contains(within?.current ?? null);
}

/** The groups of active shortcuts. */
export const currentShortcuts = (): ShortcutGroup[] =>
  [...declared].map(({ current }) => current).filter(isActive);

/** Runs the shortcut of a key, if there is one. */
export function pressShortcut(shortcuts: readonly Shortcut[], event: KeyPress): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  // Caps Lock changes the case of a letter too.
  const isLetter = /^\p{L}$/u.test(event.key);
  const key = isLetter ? (shiftKey ? event.key.toUpperCase() : event.key.toLowerCase()) : event.key;
  const pressed = `${ctrlKey || metaKey ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${key}`;
  const shortcut = shortcuts.find(({ keys }) => keys.includes(pressed));
  if (!shortcut || shortcut.run(event) === false) return false;
  event.preventDefault();
  return true;
}

/**
 * Declares shortcuts and listens for them.
 * @param where on the whole page; before a field gets the key; or not at all, if an element's
 * handler calls `pressShortcut`
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
      if (isActive(latest.current)) pressShortcut(latest.current.shortcuts, event);
    };
    declared.add(latest);
    if (where !== 'element') document.addEventListener('keydown', press, capture);
    return () => {
      declared.delete(latest);
      document.removeEventListener('keydown', press, capture);
    };
  }, [where]);
}

/** Whether the target is a text input or selects by typing letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type=checkbox], [type=button]), textarea, select, [contenteditable], [role=menu], [role=listbox]',
  ) !== null;
