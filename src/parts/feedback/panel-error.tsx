import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '~/api/transport/errors';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconAlertTriangle, IconFileUnknown } from '~/ui/icons';

interface PanelErrorProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** In the panel of a record that could not be loaded. */
export function PanelError({ error, onRetry, onClose }: PanelErrorProps) {
  const { t } = useLingui();
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div role="alert">
      <ResultBlock
        headingLevel={3}
        icon={isGone ? <IconFileUnknown /> : <IconAlertTriangle />}
        title={isGone ? t`This no longer exists` : t`This could not be loaded`}
        description={isGone ? t`It may have been deleted, or the link is wrong.` : errorText(error)}
      >
        <Button variant="secondary" onClick={isGone ? onClose : onRetry}>
          {isGone ? <Trans>Back to the list</Trans> : <Trans>Try again</Trans>}
        </Button>
      </ResultBlock>
    </div>
  );
}
