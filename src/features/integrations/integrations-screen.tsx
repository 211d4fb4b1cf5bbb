import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { PageHeader } from '~/components/page/page-header';
import { usePermission } from '~/session/permissions';
import { Segmented } from '~/ui/segmented';
import { services } from './catalog';
import { connectedOptions, detailsOptions } from './integration-queries';
import styles from './integrations.module.css';
import { ServiceCard } from './service-card';

/** In the order of the page. */
const STATES = ['failed', 'connected', 'available'] as const;
type State = (typeof STATES)[number];

const stateWords: Record<State, MessageDescriptor> = {
  failed: msg`Needs attention`,
  connected: msg`Connected`,
  available: msg`Not connected`,
};

/** All services that can be connected. Those that need attention come first. */
export function IntegrationsScreen() {
  const { t } = useLingui();
  const connected = useSuspenseQuery(connectedOptions());
  const { data: details } = useQuery(detailsOptions());
  const may = usePermission('connectIntegration');
  const [filter, setFilter] = useState<State | 'all'>('all');
  const cards = services.map((name) => {
    const integration = details?.integrations.find((one) => one.name === name);
    const status = integration?.status ?? (connected.data.includes(name) ? 'connected' : undefined);
    const state: State = status === undefined ? 'available' : status === 'connected' ? 'connected' : 'failed';
    return { name, integration, status, state };
  });
  const countOf = (state: State) => cards.filter((card) => card.state === state).length;
  const states = STATES.filter((state) => countOf(state) > 0);
  // A state that nothing has any more shows everything.
  const shown = states.find((state) => state === filter) ?? 'all';
  return (
    <>
      <PageHeader title={t`Integrations`} scope={t`Connect the services you already use.`} />
      <StaleNotice query={connected} />
      {!may && (
        <p className={styles.notice}>
          <Trans>Only the owner of the account can connect and disconnect services.</Trans>
        </p>
      )}
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">
          <Trans>Status</Trans>
        </legend>
        <Segmented
          size="s"
          value={shown}
          options={[
            { value: 'all', label: t`All` },
            ...states.map((state) => ({
              value: state,
              label: `${t(stateWords[state])} (${countOf(state)})`,
            })),
          ]}
          onChange={setFilter}
        />
      </fieldset>
      <h2 className="visually-hidden">
        <Trans>Services</Trans>
      </h2>
      <ul className={styles.cards}>
        {STATES.flatMap((state) =>
          cards.filter((card) => card.state === state && (shown === 'all' || shown === state)),
        ).map(({ name, status, integration }) => (
          <ServiceCard key={name} name={name} status={status} integration={integration} />
        ))}
      </ul>
    </>
  );
}
