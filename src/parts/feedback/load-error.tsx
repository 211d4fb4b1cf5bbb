import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRecovery } from '~/api/cache/recovery';
import { isAllowed, isOperation } from '~/api/permissions';
import { ApiError } from '~/api/transport/errors';
import { errorText } from '~/session/error-text';
import { usePermissionContext } from '~/session/permissions';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconAlertTriangle, IconCloudOff } from '~/ui/icons';
import styles from './load-error.module.css';
import { RecordNotFound } from './record-not-found';
import { Refusal } from './refusal';
import { RouteError } from './route-error';

interface LoadErrorProps extends ErrorComponentProps {
  /** What the page says without a connection. */
  offline?: string;
}

/** A page whose data could not be loaded. It retries automatically where that can help, and on request. */
export function LoadError(props: LoadErrorProps) {
  const { error, offline } = props;
  if (!(error instanceof ApiError)) return <RouteError {...props} />;
  // A retry would not help.
  return error.status === 404 ? <RecordNotFound /> : <Unavailable error={error} offline={offline} />;
}

function Unavailable({ error, offline }: { error: ApiError; offline: string | undefined }) {
  const router = useRouter();
  const { t } = useLingui();
  const person = usePermissionContext();
  // This also removes the error from the screen, once the new data are loaded. Removing it earlier
  // would show it again.
  const { retry, ...recovery } = useRecovery(error, () => void router.invalidate());
  useEffect(() => {
    // A search field disappears with the list, and would leave the focus nowhere.
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, []);
  // If the contract allows the call for this user, only the API knows why it was refused.
  const { operationId } = error;
  if (error.status === 403 && isOperation(operationId) && person && !isAllowed(operationId, person))
    return <Refusal needs={operationId} />;
  const unreachable = error.kind === 'network';
  const isEnded = error.status === 401;
  return (
    <div className={isEnded ? styles.ended : undefined}>
      <ResultBlock
        icon={unreachable ? <IconCloudOff /> : <IconAlertTriangle />}
        headingLevel={1}
        isAlert={!isEnded}
        title={unreachable ? (offline ?? t`The service cannot be reached`) : t`This could not be loaded`}
        description={unreachable && offline ? undefined : <Said error={error} />}
      >
        <Button busy={recovery.phase === 'trying'} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
        <p>
          {/* Screen readers would announce each second of a status. */}
          <span role="timer">
            {recovery.phase === 'waiting' && <Trans>Trying again in {recovery.seconds} s</Trans>}
          </span>
          <span role="status">
            {recovery.phase === 'trying' && <Trans>Trying again</Trans>}
            {recovery.phase === 'stopped' && <Trans>We'll try again when you return to this page.</Trans>}
          </span>
        </p>
      </ResultBlock>
    </div>
  );
}

/** What the user can do, the transport's own message, and the id that the log has. */
function Said({ error }: { error: ApiError }) {
  const { requestId } = error;
  return (
    <>
      {error.kind === 'network' ? <Trans>Check your connection and try again.</Trans> : errorText(error)}{' '}
      <small>
        ({error.message}
        {requestId && (
          <>
            {', '}
            <Trans>request {requestId}</Trans>
          </>
        )}
        )
      </small>
    </>
  );
}
