import { Trans } from '@lingui/react/macro';
import { cancelSlowCalls, slowCalls } from '~/api/transport/slow-calls';
import { Button } from '~/ui/button';
import { notifications, notify } from '~/ui/feedback/notifications';

const UNTIL_DONE_MS = 3_600_000;

/** Shows a notification while a call takes long, with a button that cancels it. */
export function watchSlowCalls(): void {
  let shown: number | null = null;
  slowCalls.subscribe(({ length }) => {
    if (length === 0) {
      if (shown !== null) notifications.remove(shown);
      shown = null;
    } else
      shown ??= notify({
        text: <Trans>The service is taking longer than usual.</Trans>,
        type: 'warning',
        removeAfter: UNTIL_DONE_MS,
        action: (
          <Button variant="subtle" size="s" onClick={cancelSlowCalls}>
            <Trans>Cancel</Trans>
          </Button>
        ),
      });
  });
}
