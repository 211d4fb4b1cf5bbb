import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** As long as the platforms wait before they open the menu of a link. */
const HOLD_MS = 450;
/** The distance that a finger may move while it holds. */
const SLACK = 10;

/** Runs an action when a finger holds a target. */
export function useLongPress(run: (target: EventTarget) => void) {
  const held = useRef(false);
  const touched = useRef(false);
  return {
    /** Whether the finger held: the click that follows belongs to the hold. */
    isHeld: () => held.current,
    onPointerDown({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) {
      held.current = false;
      touched.current = pointerType === 'touch';
      if (!touched.current || !isPrimary) return;
      const over = new AbortController();
      const end = () => over.abort();
      const timer = setTimeout(() => {
        end();
        held.current = true;
        run(target);
      }, HOLD_MS);
      over.signal.addEventListener('abort', () => clearTimeout(timer));
      const { signal } = over;
      addEventListener('pointerup', end, { signal });
      // The browser cancels the pointer when it scrolls.
      addEventListener('pointercancel', end, { signal });
      addEventListener(
        'pointermove',
        (event) => {
          if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK) end();
        },
        { signal },
      );
    },
    /** Android opens the menu of the link otherwise. */
    onContextMenu(event: MouseEvent) {
      if (touched.current) event.preventDefault();
    },
  };
}
