import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Plan } from '~/api/payments';
import { IconCheck } from '~/ui/icons';
import styles from './plans.module.css';

export const featureWords: Record<Plan['features'][number], MessageDescriptor> = {
  microsites: msg`Photo page for every session`,
  analytics: msg`Analytics`,
  campaigns: msg`Campaigns by email and SMS`,
  integrations: msg`Integrations`,
  franchise: msg`Shared branding for all locations`,
};

/** The contents of a plan with their limits. */
export function PlanContents({ plan: { features, limits } }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => i18n.number(value);
  const { devices, locations, contacts, emails, sms, storageGb } = limits;
  return (
    <ul className={styles.contents}>
      <Item>
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
      </Item>
      <Item>
        {contacts === null ? <Trans>Unlimited contacts</Trans> : <Trans>{number(contacts)} contacts</Trans>}
      </Item>
      {emails !== null && sms !== null && (
        <Item>
          {features.includes('campaigns') ? (
            <Trans>
              {number(emails)} emails and {number(sms)} SMS a month, for campaigns and photos you send
            </Trans>
          ) : (
            <Trans>
              {number(emails)} emails and {number(sms)} SMS a month, for photos you send
            </Trans>
          )}
        </Item>
      )}
      {storageGb !== null && (
        <Item>
          <Trans>{number(storageGb)} GB for photos</Trans>
        </Item>
      )}
      {features.map((feature) => (
        <Item key={feature}>{t(featureWords[feature])}</Item>
      ))}
    </ul>
  );
}

const Item = ({ children }: { children: ReactNode }) => (
  <li>
    <IconCheck size={18} aria-hidden />
    <span>{children}</span>
  </li>
);
