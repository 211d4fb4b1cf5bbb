import { useLingui } from '@lingui/react/macro';
import type { IntegrationName } from '~/api/integrations';
import { serviceNames } from '~/entities/service-names';
import { kinds, purposes } from './catalog';
import { ConnectButton } from './connect-button';
import styles from './integrations.module.css';
import { ServiceMark } from './service-mark';

interface ServiceCardProps {
  name: IntegrationName;
  /** Whether the plan includes integrations. */
  isInPlan: boolean;
}

/** A service that is not connected. */
export function ServiceCard({ name, isInPlan }: ServiceCardProps) {
  const { t } = useLingui();
  return (
    <li id={name} className={styles.card}>
      <ServiceMark name={name} />
      <div className={styles.names}>
        <h3>{serviceNames[name]}</h3>
        <p>{t(kinds[name])}</p>
      </div>
      <div className={styles.actions}>{isInPlan && <ConnectButton name={name} size="s" />}</div>
      <p className={styles.purpose}>{t(purposes[name])}</p>
    </li>
  );
}
