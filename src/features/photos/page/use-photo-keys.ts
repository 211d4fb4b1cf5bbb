import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import { type KeyPress, type Shortcut, useShortcuts } from '~/parts/shortcuts/shortcuts';

/** Elements that use the keys or swipes themselves. */
const OWN_KEYS = 'input, textarea, select, video, form, [contenteditable], [role=menu], [popover]';

const applies = ({ defaultPrevented, shiftKey, target }: KeyPress) =>
  !defaultPrevented &&
  !shiftKey &&
  target instanceof Element &&
  target.closest(OWN_KEYS) === null &&
  document.querySelector('[popover="auto"]:popover-open, dialog[open]:not(:modal)') === null;

interface PhotoKeys {
  toPrevious: () => void;
  toNext: () => void;
  /** Not in a dialog, which the browser closes. */
  onEscape?: () => void;
  /** In the dialog that shows the photo. */
  within?: RefObject<HTMLElement | null>;
}

/** Steps between photos by arrow keys, and leaves by Escape. */
export function usePhotoKeys({ toPrevious, toNext, onEscape, within }: PhotoKeys): void {
  const shortcut = (key: string, label: MessageDescriptor, run: () => void): Shortcut => ({
    keys: [key],
    label,
    run: (event) => applies(event) && run(),
  });
  useShortcuts({
    title: msg`Photo`,
    shortcuts: [
      shortcut('ArrowLeft', msg`Previous photo`, toPrevious),
      shortcut('ArrowRight', msg`Next photo`, toNext),
      ...(onEscape ? [shortcut('Escape', msg`Back to the gallery`, onEscape)] : []),
    ],
    ...(within && { within }),
  });
}

/** The least distance in pixels. */
const SWIPE = 48;

/** Steps between photos by a swipe. The element needs `touch-action: pan-y pinch-zoom`. */
export function useSwipe({ toPrevious, toNext }: Pick<PhotoKeys, 'toPrevious' | 'toNext'>) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const cancel = () => {
    start.current = null;
  };
  return {
    onPointerDown: ({ isPrimary, pointerType, target, clientX, clientY }: PointerEvent) => {
      // In a zoomed page one finger pans, and a second one zooms.
      const isZoomed = (visualViewport?.scale ?? 1) > 1;
      const isSwipe =
        isPrimary && !isZoomed && pointerType === 'touch' && !(target as Element).closest(OWN_KEYS);
      start.current = isSwipe ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      cancel();
      if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) toNext();
      else toPrevious();
    },
    onPointerCancel: cancel,
  };
}
