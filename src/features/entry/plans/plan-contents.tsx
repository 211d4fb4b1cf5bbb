import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Plan } from '~/api/payments';
import styles from './plans.module.css';

const FEATURES: Record<Plan['features'][number], MessageDescriptor> = {
  microsites: msg`Photo page for every session`,
  analytics: msg`Analytics`,
  campaigns: msg`Campaigns by email and SMS`,
  integrations: msg`Integrations`,
  franchise: msg`Shared branding for all locations`,
};

/** What is in a plan, with how much of it. */
export function PlanContents({ plan: { features, limits } }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => i18n.number(value);
  const { devices, locations, contacts, emails, sms, storageGb } = limits;
  return (
    <ul className={styles.contents}>
      <li>
        {devices === null ? (
          <Trans>Unlimited booths</Trans>
        ) : (
          <Plural value={devices} one="# booth" other="# booths" />
        )}
        {', '}
        {locations === null ? (
          <Trans>unlimited locations</Trans>
        ) : (
          <Plural value={locations} one="# location" other="# locations" />
        )}
      </li>
      <li>
        {contacts === null ? <Trans>Unlimited contacts</Trans> : <Trans>{number(contacts)} contacts</Trans>}
      </li>
      {emails !== null && sms !== null && (
        <li>
          <Trans>
            {number(emails)} emails and {number(sms)} SMS a month
          </Trans>
        </li>
      )}
      {storageGb !== null && (
        <li>
          <Trans>{number(storageGb)} GB for photos</Trans>
        </li>
      )}
      {features.map((feature) => (
        <li key={feature}>{t(FEATURES[feature])}</li>
      ))}
    </ul>
  );
}
