import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { notify } from '~/ui/feedback/notifications';

/** How long a toast offers to undo: enough to read it and reach the button. */
export const UNDO_MS = 10_000;

/** The button of a toast that undoes a change. */
export const UndoButton = ({ undo }: { undo: () => Promise<unknown> }) => (
  // A failure shows its own notice.
  <Button variant="subtle" size="s" onClick={() => void undo().catch(() => {})}>
    <Trans>Undo</Trans>
  </Button>
);

/** Offers to undo a change, beside the notice that it is saved. @param text what was changed */
export function offerUndo(text: ReactNode, undo: () => Promise<unknown>): void {
  notify({ text, action: <UndoButton undo={undo} />, removeAfter: UNDO_MS });
}

/** The text for a change of several rows. */
export const RowsChanged = ({ count }: { count: number }) => (
  <Plural value={count} one="# row changed" other="# rows changed" />
);
