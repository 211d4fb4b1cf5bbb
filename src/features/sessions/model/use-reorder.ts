import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { pressShortcut, type Shortcut, useShortcuts } from '~/parts/shortcuts/shortcuts';
import { type KeyedItem, moveItem } from '~/patterns/form/keyed-items';

interface ReorderOptions<Item> {
  items: readonly KeyedItem<Item>[];
  onChange: (items: KeyedItem<Item>[]) => void;
  nameOf: (item: Item) => string;
  readOnly: boolean;
}

/** Reorders a list by dragging, by Alt and an arrow key, and by buttons. */
export function useReorder<Item>({ items, onChange, nameOf, readOnly }: ReorderOptions<Item>) {
  const { t } = useLingui();
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const focused = useRef<Element | null>(null);
  // Browsers blur an element that is moved in the document.
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement && focused.current.isConnected) focused.current.focus();
    focused.current = null;
  });

  const move = (key: string, index: number) => {
    const from = items.findIndex((item) => item.key === key);
    const item = items[from];
    if (readOnly || !item || index === from || index < 0 || index >= items.length) return;
    focused.current = document.activeElement;
    onChange(moveItem(items, key, index));
    setAnnouncement(t`${nameOf(item.value)} is now ${index + 1} of ${items.length}.`);
  };
  const moveBy = (key: string, by: 1 | -1) => move(key, items.findIndex((item) => item.key === key) + by);

  const shortcutsFor = (key: string): Shortcut[] => [
    { keys: ['Alt+ArrowUp'], label: msg`Move up`, run: () => moveBy(key, -1) },
    { keys: ['Alt+ArrowDown'], label: msg`Move down`, run: () => moveBy(key, 1) },
  ];
  const current = items[0]?.key;
  useShortcuts(
    { title: msg`Order`, shortcuts: current === undefined ? [] : shortcutsFor(current) },
    'element',
  );

  return {
    /** The text of the live region. */
    announcement,
    announce: setAnnouncement,
    moveBy,
    /** Props of an item. */
    itemProps: (key: string, index: number) => ({
      'data-dragged': dragged === key || undefined,
      'data-drop': (dragged !== null && dragged !== key && target === index) || undefined,
      onKeyDown(event: KeyboardEvent) {
        // In a select, Alt and an arrow key open its menu.
        if (event.target instanceof HTMLSelectElement) return;
        pressShortcut(shortcutsFor(key), event);
      },
      onDragOver(event: DragEvent) {
        if (dragged === null) return;
        event.preventDefault();
        setTarget(index);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        if (dragged !== null) move(dragged, index);
      },
    }),
    /** Props of an item's drag handle. */
    handleProps: (key: string) => ({
      draggable: !readOnly,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', key);
        setDragged(key);
      },
      onDragEnd() {
        setDragged(null);
        setTarget(null);
      },
    }),
  };
}
