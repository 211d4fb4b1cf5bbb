import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConnectIntegration } from '~/api/integrations';
import { ApiError } from '~/api/transport/errors';
import { useAction } from '~/api/use-action';
import { serviceNames } from '~/entities/service-names';
import { ButtonLink } from '~/parts/links/button-link';
import { usePageName } from '~/parts/page/page-name';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconAlertTriangle, IconCheck, IconClockX, IconPlugConnected, IconPlugConnectedX } from '~/ui/icons';
import { exchanges } from './catalog';
import { ConnectButton } from './connect-button';
import { SyncButton } from './sync-button';

type Outcome = 'working' | 'connected' | 'refused' | 'expired' | 'provider' | 'failed';

/** Where a service sends the browser after its consent page. */
export function CallbackScreen() {
  const { t } = useLingui();
  const { provider } = useParams({ from: '/_app/auth/$provider/callback' });
  const given = useSearch({ from: '/_app/auth/$provider/callback' });
  // Removes the parameters from the URL, so that they appear in no history or bookmark.
  const [{ code, state, error: refusal }] = useState(given);
  const navigate = useNavigate();
  const { mutateAsync } = useConnectIntegration();
  const connect = useAction(() =>
    mutateAsync({ name: provider, data: { ...(code && { code }), ...(state && { state }) } }),
  );
  const [label, setLabel] = useState<string | null>();
  const canConnect = refusal === undefined && state !== undefined && code !== undefined;
  const run = async () => {
    const integration = await connect.run();
    if (integration) setLabel(integration.accountLabel);
  };
  const start = useEffectEvent(() => {
    void navigate({ to: '.', search: {}, replace: true });
    if (canConnect) void run();
  });
  useEffect(() => start(), []);
  const outcome = outcomeOf({ refusal, canConnect, isConnected: label !== undefined, error: connect.error });
  const service = serviceNames[provider];
  usePageName(service);
  switch (outcome) {
    case 'working':
      return (
        <ResultBlock
          icon={<IconPlugConnected />}
          headingLevel={1}
          loading={t`Connecting ${service}`}
          title={t`Connecting ${service}`}
        />
      );
    case 'connected':
      return (
        <ResultBlock
          icon={<IconCheck />}
          headingLevel={1}
          title={t`${service} is connected`}
          description={label}
        >
          <SyncButton name={provider} isPrimary />
          <Back primary={exchanges[provider] === undefined} />
        </ResultBlock>
      );
    case 'refused':
      return (
        <ResultBlock
          icon={<IconPlugConnectedX />}
          headingLevel={1}
          title={t`${service} was not connected`}
          description={t`You didn't give permission, so nothing was changed.`}
        >
          <ConnectButton name={provider} label="again" variant="primary" />
          <Back />
        </ResultBlock>
      );
    case 'expired':
      return (
        <ResultBlock
          icon={<IconClockX />}
          headingLevel={1}
          title={t`This attempt is no longer valid`}
          description={t`It has expired, was already used, or was started in another browser. Nothing was changed. Start again to connect ${service}.`}
        >
          <ConnectButton name={provider} label="again" variant="primary" />
          <Back />
        </ResultBlock>
      );
    case 'provider':
      return (
        <ResultBlock
          icon={<IconAlertTriangle />}
          headingLevel={1}
          title={t`${service} reported an error`}
          description={t`The problem is on their side, and nothing was changed. Wait a few minutes, then try again.`}
        >
          <ConnectButton name={provider} label="again" variant="primary" />
          <Back />
        </ResultBlock>
      );
    case 'failed':
      return (
        <ResultBlock
          icon={<IconAlertTriangle />}
          headingLevel={1}
          title={t`${service} was not connected`}
          description={errorText(connect.error)}
        >
          <Button busy={connect.pending} onClick={() => void run()}>
            <Trans>Try again</Trans>
          </Button>
          <Back />
        </ResultBlock>
      );
  }
}

function outcomeOf(seen: {
  refusal: string | undefined;
  canConnect: boolean;
  isConnected: boolean;
  error: Error | null;
}): Outcome {
  const { refusal, canConnect, isConnected, error } = seen;
  if (isConnected) return 'connected';
  if (refusal === 'access_denied') return 'refused';
  if (refusal !== undefined && refusal !== 'not_prepared') return 'provider';
  if (!canConnect) return 'expired';
  if (error === null) return 'working';
  const fields = error instanceof ApiError ? error.fieldErrors.map(({ field }) => field) : [];
  if (fields.includes('state')) return 'expired';
  return fields.includes('code') ? 'provider' : 'failed';
}

const Back = ({ primary = false }: { primary?: boolean }) => (
  <ButtonLink variant={primary ? 'primary' : 'secondary'} to="/account/integrations">
    <Trans>All integrations</Trans>
  </ButtonLink>
);
