import { Trans, useLingui } from '@lingui/react/macro';
import type { Integration, IntegrationName, IntegrationStatus } from '~/api/integrations';
import { serviceNames } from '~/entities/service-names';
import { Ago } from '~/parts/ago';
import { ButtonLink } from '~/parts/links/button-link';
import { usePermission } from '~/session/permissions';
import { exchanges, purposes } from './catalog';
import { ConnectButton } from './connect-button';
import { DependentsLine } from './dependents';
import styles from './integrations.module.css';
import { providerPages } from './provider-pages';
import { ServiceMark } from './service-mark';
import { StatusBadge } from './status-badge';
import { SyncButton } from './sync-button';

interface ConnectedServiceProps {
  name: IntegrationName;
  status: IntegrationStatus;
  /** Undefined while it loads. */
  integration: Integration | undefined;
}

/** A connected service: its account, its use, and its actions. */
export function ConnectedService({ name, status, integration }: ConnectedServiceProps) {
  const { t } = useLingui();
  return (
    <li id={name} className={styles.row}>
      <ServiceMark name={name} />
      <div className={styles.names}>
        <div>
          <h3>{serviceNames[name]}</h3>
          <StatusBadge status={status} />
        </div>
        {integration?.accountLabel && <p>{integration.accountLabel}</p>}
        {integration?.error && <p className={styles.error}>{integration.error}</p>}
      </div>
      <ul className={styles.facts}>
        <li>{t(purposes[name])}</li>
        {integration && <DependentsLine dependents={integration.dependents} />}
        {integration && exchanges[name] && (
          <li>
            {integration.lastSyncAt ? (
              <Trans>
                Last updated <Ago time={integration.lastSyncAt} />
              </Trans>
            ) : exchanges[name] === 'clients' ? (
              <Trans>Nothing imported yet</Trans>
            ) : (
              <Trans>Nothing copied yet</Trans>
            )}
          </li>
        )}
      </ul>
      <div className={styles.actions}>
        {status === 'expired' && <ConnectButton name={name} label="reconnect" variant="primary" size="s" />}
        {status !== 'expired' && <SyncButton name={name} isRetry={status === 'error'} />}
        <Manage name={name} />
      </div>
    </li>
  );
}

/** A service with keys is disconnected on their page, where they are replaced as well. */
function Manage({ name }: { name: IntegrationName }) {
  const may = usePermission('disconnectIntegration');
  if (!may) return null;
  const service = <span className="visually-hidden">{serviceNames[name]}</span>;
  if (!providerPages[name].includes('index'))
    return (
      <ButtonLink variant="subtle" size="s" to="/auth/$provider/deauthorize" params={{ provider: name }}>
        <Trans>Disconnect</Trans> {service}
      </ButtonLink>
    );
  return (
    <ButtonLink variant="subtle" size="s" to="/auth/$provider" params={{ provider: name }}>
      <Trans>Manage</Trans> {service}
    </ButtonLink>
  );
}
