import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '~/ui/button';
import { notify } from '~/ui/notifications';

/** How long a toast offers to undo: enough to read it and reach the button. */
export const UNDO_MS = 10_000;

/** The button of a toast that undoes a change. */
export const UndoButton = ({ undo }: { undo: () => Promise<unknown> }) => (
  // A failure shows its own notice.
  <Button variant="subtle" size="s" onClick={() => void undo().catch(() => {})}>
    <Trans>Undo</Trans>
  </Button>
);

/** Reports a bulk change, which must be quiet, with a button that undoes it. */
export function offerUndo(count: number, undo: () => Promise<unknown>): void {
  notify({
    text: <Trans>Saved</Trans>,
    subject: <Plural value={count} one="# row changed" other="# rows changed" />,
    action: <UndoButton undo={undo} />,
    removeAfter: UNDO_MS,
  });
}
