import { Trans, useLingui } from '@lingui/react/macro';
import type { Integration, IntegrationName, IntegrationStatus } from '~/api/integrations';
import { Ago } from '~/components/ago';
import { ButtonLink } from '~/components/links/button-link';
import { serviceNames } from '~/components/service-names';
import { usePermission } from '~/session/permissions';
import { exchanges, kinds, purposes } from './catalog';
import { ConnectButton } from './connect-button';
import { DependentsLine } from './dependents';
import styles from './integrations.module.css';
import { providerPages } from './provider-pages';
import { ServiceMark } from './service-mark';
import { StatusBadge } from './status-badge';
import { SyncButton } from './sync-button';

interface ServiceCardProps {
  name: IntegrationName;
  /** Undefined for a service that is not connected. */
  status: IntegrationStatus | undefined;
  /** Undefined while it loads, and for a service that is not connected. */
  integration: Integration | undefined;
}

export function ServiceCard({ name, status, integration }: ServiceCardProps) {
  const { t } = useLingui();
  return (
    <li id={name} className={styles.card}>
      <div className={styles.head}>
        <ServiceMark name={name} />
        <div className={styles.names}>
          <h3>{serviceNames[name]}</h3>
          <p>{t(kinds[name])}</p>
        </div>
        {status && <StatusBadge status={status} />}
      </div>
      <div className={styles.facts}>
        <p>{t(purposes[name])}</p>
        {integration?.accountLabel && <p className={styles.label}>{integration.accountLabel}</p>}
        {integration?.error && <p className={styles.error}>{integration.error}</p>}
        {integration && exchanges[name] && (
          <p>
            {integration.lastSyncAt ? (
              <Trans>
                Last sync <Ago time={integration.lastSyncAt} />
              </Trans>
            ) : (
              <Trans>Not synced yet</Trans>
            )}
          </p>
        )}
        {integration && <DependentsLine dependents={integration.dependents} />}
      </div>
      {(status === 'connected' || status === 'error') && (
        <SyncButton name={name} isRetry={status === 'error'} />
      )}
      <div className={styles.actions}>
        {status === undefined && <ConnectButton name={name} size="s" />}
        {status === 'expired' && <ConnectButton name={name} label="reconnect" variant="primary" size="s" />}
        {status !== undefined && <Manage name={name} />}
      </div>
    </li>
  );
}

/** A service without a page for it is disconnected on the page with its keys. */
function Manage({ name }: { name: IntegrationName }) {
  const may = usePermission('disconnectIntegration');
  if (!may) return null;
  const service = <span className="visually-hidden">{serviceNames[name]}</span>;
  if (providerPages[name].includes('deauthorize'))
    return (
      <ButtonLink variant="secondary" size="s" to="/auth/$provider/deauthorize" params={{ provider: name }}>
        <Trans>Disconnect</Trans> {service}
      </ButtonLink>
    );
  return (
    <ButtonLink variant="secondary" size="s" to="/auth/$provider" params={{ provider: name }}>
      <Trans>Manage</Trans> {service}
    </ButtonLink>
  );
}
