import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { getIntegrationsQuery, type Integration } from '~/api/integrations';
import { serviceNames } from '~/entities/service-names';
import { ConfirmButton } from '~/parts/confirm/confirm-button';
import { NotInPlan } from '~/parts/feedback/refusal';
import { BackLink } from '~/parts/links/back-link';
import { Card } from '~/parts/page/card';
import { PageHeader } from '~/parts/page/page-header';
import { RecordForm } from '~/patterns/form/record-form';
import { IconPlugConnectedX } from '~/ui/icons';
import { purposes } from './catalog';
import { Consequences, DependentsLine } from './dependents';
import styles from './integrations.module.css';
import { firstKeys, keyForm, keySchema } from './key-form';
import { ServiceMark } from './service-mark';
import { StatusBadge } from './status-badge';
import { useConnection } from './use-connection';

/** The keys of a service that has no consent page. */
export function KeysScreen() {
  const { t } = useLingui();
  const { provider } = useParams({ from: '/_app/auth/$provider/' });
  const { data } = useSuspenseQuery(getIntegrationsQuery());
  const integration = data.integrations.find(({ name }) => name === provider);
  const { data: account } = useQuery(getOwnAccountQuery());
  const navigate = useNavigate();
  const { connect } = useConnection(provider);
  const sections = useMemo(() => keyForm(provider), [provider]);
  const schema = useMemo(() => keySchema(provider), [provider]);
  return (
    <>
      <BackLink to="/account/integrations">
        <Trans>Integrations</Trans>
      </BackLink>
      <PageHeader
        picture={<ServiceMark name={provider} />}
        title={serviceNames[provider]}
        scope={t(purposes[provider])}
      />
      {integration && <Connected integration={integration} />}
      {NotInPlan({ account, feature: 'integrations' }) || (
        <RecordForm
          key={provider}
          sections={sections}
          schema={schema}
          record={null}
          initial={firstKeys(integration?.accountLabel)}
          failure={<Trans>Could not connect.</Trans>}
          needs="connectIntegration"
          save={(body) => connect({ name: provider, data: body })}
          onSaved={() => void navigate({ to: '/account/integrations', ignoreBlocker: true })}
          button={{
            label: integration ? <Trans>Replace the key</Trans> : <Trans>Connect</Trans>,
            isCommand: true,
          }}
        />
      )}
    </>
  );
}

function Connected({
  integration: { name, status, accountLabel, dependents },
}: {
  integration: Integration;
}) {
  const navigate = useNavigate();
  const { disconnect } = useConnection(name);
  const service = serviceNames[name];
  return (
    <div className={styles.connected}>
      <Card title={<Trans>Connection</Trans>} action={<StatusBadge status={status} />}>
        <div className={styles.connection}>
          <div className={styles.names}>
            <strong>{accountLabel ?? service}</strong>
            <ul className={styles.facts}>
              <DependentsLine dependents={dependents} />
            </ul>
          </div>
          <ConfirmButton
            needs="disconnectIntegration"
            label={<Trans>Disconnect</Trans>}
            icon={<IconPlugConnectedX size={18} />}
            danger
            question={<Trans>Disconnect {service}?</Trans>}
            text={<Consequences name={name} dependents={dependents} />}
            confirm={<Trans>Disconnect</Trans>}
            cancel={<Trans>Keep it</Trans>}
            run={() => disconnect({ name })}
            onDone={() => void navigate({ to: '/account/integrations', ignoreBlocker: true })}
          />
        </div>
      </Card>
    </div>
  );
}
