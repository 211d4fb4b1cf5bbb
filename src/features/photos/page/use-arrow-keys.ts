import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type KeyPress, type Shortcut, useShortcuts } from '~/components/shortcuts/shortcuts';

/** Whether the focused element uses the arrow keys itself, or is in a dialog. */
const usesArrows = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, video, dialog, [contenteditable], [role=menu], [popover]') !==
    null;

const applies = ({ defaultPrevented, shiftKey, target }: KeyPress) =>
  !defaultPrevented && !shiftKey && !usesArrows(target);

export function useArrowKeys(toPrevious: () => void, toNext: () => void): void {
  const arrow = (key: string, label: MessageDescriptor, run: () => void): Shortcut => ({
    keys: [key],
    label,
    run: (event) => applies(event) && run(),
  });
  useShortcuts({
    title: msg`Photo`,
    shortcuts: [
      arrow('ArrowLeft', msg`Previous photo`, toPrevious),
      arrow('ArrowRight', msg`Next photo`, toNext),
    ],
  });
}
