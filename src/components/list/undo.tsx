import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '~/ui/button';
import { notify } from '~/ui/notifications';

/** Long enough to read it and to reach the button. */
const TIME = 10_000;

/** A toast whose button takes a bulk change back. */
export function offerUndo(count: number, undo: () => Promise<unknown>): void {
  notify({
    text: <Plural value={count} one="# row changed." other="# rows changed." />,
    action: (
      // A failure has a notice of its own.
      <Button variant="subtle" size="s" onClick={() => void undo().catch(() => {})}>
        <Trans>Undo</Trans>
      </Button>
    ),
    removeAfter: TIME,
  });
}
