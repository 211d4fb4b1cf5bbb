import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { getIntegrationQuery } from '~/api/integrations';
import { useAction } from '~/api/use-action';
import { serviceNames } from '~/entities/service-names';
import { BackLink } from '~/parts/links/back-link';
import { ButtonLink } from '~/parts/links/button-link';
import { PageHeader } from '~/parts/page/page-header';
import { usePageName } from '~/parts/page/page-name';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconPlugConnectedX } from '~/ui/icons';
import { Consequences } from './dependents';
import styles from './integrations.module.css';
import { ServiceMark } from './service-mark';
import { useConnection } from './use-connection';

/** Says what stops, then disconnects. */
export function DeauthorizeScreen() {
  const { t } = useLingui();
  const { provider } = useParams({ from: '/_app/auth/$provider/deauthorize' });
  const { data } = useSuspenseQuery(getIntegrationQuery(provider));
  // What stops stays on the screen while the connection is deleted.
  const [{ accountLabel, dependents }] = useState(data);
  const navigate = useNavigate();
  const { disconnect } = useConnection(provider);
  const { run, pending, error } = useAction(async () => {
    await disconnect({ name: provider });
    await navigate({ to: '/account/integrations' });
  });
  const service = serviceNames[provider];
  usePageName(service);
  return (
    <>
      <BackLink to="/account/integrations">
        <Trans>Integrations</Trans>
      </BackLink>
      <PageHeader
        picture={<ServiceMark name={provider} />}
        title={t`Disconnect ${service}?`}
        scope={accountLabel ?? undefined}
      />
      <div className={styles.deauthorize}>
        <Consequences name={provider} dependents={dependents} />
        {error && (
          <p role="alert" className={styles.error}>
            {errorText(error)}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="danger" busy={pending} onClick={() => void run()}>
            <Trans>Disconnect</Trans>
          </Button>
          <ButtonLink variant="secondary" to="/account/integrations">
            <Trans>Keep it</Trans>
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** The page of a service that is not connected. */
export function NotConnected() {
  const { t } = useLingui();
  const { provider } = useParams({ from: '/_app/auth/$provider/deauthorize' });
  return (
    <ResultBlock
      icon={<IconPlugConnectedX />}
      headingLevel={1}
      title={t`${serviceNames[provider]} isn't connected`}
    >
      <ButtonLink to="/account/integrations">
        <Trans>All integrations</Trans>
      </ButtonLink>
    </ResultBlock>
  );
}
