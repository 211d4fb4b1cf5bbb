import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NotAllowed } from '~/session/not-allowed';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconAlertTriangle, IconCloudOff } from '~/ui/icons';
import { useReloadOnline } from './use-reload-online';

// The first script has this file, and no visitor who is signed out is refused.
const Refusal = lazy(() => import('./refusal').then(({ Refusal }) => ({ default: Refusal })));

/** The fallback for an unexpected error. A page that reads data has its own error component. */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  useReloadOnline();
  if (error instanceof NotAllowed)
    return (
      <Suspense>
        <Refusal needs={error.needs} />
      </Suspense>
    );
  const isOffline = !navigator.onLine;
  return (
    <ResultBlock
      icon={isOffline ? <IconCloudOff /> : <IconAlertTriangle />}
      headingLevel={1}
      isAlert
      title={isOffline ? t`This page needs a connection` : t`This page could not be shown`}
      description={
        isOffline
          ? t`It opens as soon as you're back online.`
          : error instanceof Error
            ? error.message
            : String(error)
      }
    >
      {!isOffline && (
        <Button onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </ResultBlock>
  );
}
