import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { getIntegrationsQuery, type IntegrationStatus, listIntegrationsQuery } from '~/api/integrations';
import { NotInPlan } from '~/parts/feedback/refusal';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { PageHeader } from '~/parts/page/page-header';
import { usePermission } from '~/session/permissions';
import { services } from './catalog';
import { ConnectedService } from './connected-service';
import styles from './integrations.module.css';
import { ServiceCard } from './service-card';

/** The connected services, those that need attention first, and all that can be connected. */
export function IntegrationsScreen() {
  const { t } = useLingui();
  const connected = useSuspenseQuery(listIntegrationsQuery());
  const { data: details } = useQuery(getIntegrationsQuery());
  const may = usePermission('connectIntegration');
  const { data: account } = useQuery(getOwnAccountQuery());
  const rows = services.flatMap((name) => {
    const integration = details?.integrations.find((one) => one.name === name);
    const status: IntegrationStatus | undefined =
      integration?.status ?? (connected.data.includes(name) ? 'connected' : undefined);
    return status ? [{ name, integration, status }] : [];
  });
  const sorted = rows.toSorted(
    (one, other) => Number(one.status === 'connected') - Number(other.status === 'connected'),
  );
  const isInPlan = account?.settings.features.includes('integrations') ?? true;
  const available = services.filter((name) => rows.every((row) => row.name !== name));
  return (
    <>
      <PageHeader title={t`Integrations`} scope={t`Connect the services you already use.`} />
      <StaleNotice query={connected} />
      <NotInPlan account={account} feature="integrations" />
      {!may && (
        <p className={styles.notice}>
          <Trans>Only the owner of the account can connect and disconnect services.</Trans>
        </p>
      )}
      {sorted.length > 0 && (
        <section className={styles.group} aria-labelledby="connected">
          <h2 id="connected">
            <Trans>Connected</Trans> <span>{sorted.length}</span>
          </h2>
          <ul className={styles.rows}>
            {sorted.map((row) => (
              <ConnectedService key={row.name} {...row} />
            ))}
          </ul>
        </section>
      )}
      {available.length > 0 && (
        <section className={styles.group} aria-labelledby="available">
          <h2 id="available">
            <Trans>Available</Trans> <span>{available.length}</span>
          </h2>
          <ul className={styles.cards}>
            {available.map((name) => (
              <ServiceCard key={name} name={name} isInPlan={isInPlan} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
