import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { PageHeader } from '~/components/page/page-header';
import { usePermission } from '~/session/permissions';
import { catalog } from './catalog';
import { connectedOptions, detailsOptions } from './integration-queries';
import styles from './integrations.module.css';
import { ServiceCard } from './service-card';

/** All services that can be connected, in groups. */
export function IntegrationsScreen() {
  const { t } = useLingui();
  const connected = useSuspenseQuery(connectedOptions());
  const { data: details } = useQuery(detailsOptions());
  const may = usePermission('connectIntegration');
  return (
    <>
      <PageHeader title={t`Integrations`} scope={t`Connect the services you already use.`} />
      <StaleNotice query={connected} />
      {!may && (
        <p className={styles.notice}>
          <Trans>Only the owner of the account can connect and disconnect services.</Trans>
        </p>
      )}
      {catalog.map(({ id, title, services }) => (
        <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{t(title)}</h2>
          <ul className={styles.cards}>
            {services.map((name) => (
              <ServiceCard
                key={name}
                name={name}
                isConnected={connected.data.includes(name)}
                integration={details?.integrations.find((one) => one.name === name)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
