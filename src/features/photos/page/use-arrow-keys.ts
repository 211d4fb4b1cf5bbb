import { useEffect, useEffectEvent } from 'react';

type Actions = Readonly<Record<'ArrowLeft' | 'ArrowRight', () => void>>;

/** Whether the focused element uses the arrow keys itself, or is in a dialog. */
const usesArrows = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, video, dialog, [contenteditable], [role=menu], [popover]') !==
    null;

export function useArrowKeys(actions: Actions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (usesArrows(target) || document.querySelector('dialog:modal') !== null) return;
    event.preventDefault();
    actions[key]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
