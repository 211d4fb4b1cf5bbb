import { useLingui } from '@lingui/react/macro';
import type { Contact } from '~/api/contacts';
import { formatDate } from '~/lib/format';
import { ConsentMark, channels } from '../consent-marks';
import { consentWords, howWords } from '../contact-words';
import styles from './panel.module.css';

/** What somebody agreed to on each channel, with the trail that proves it: when, how, and who wrote it down. */
export function ConsentTrail({ contact }: { contact: Pick<Contact, 'emailConsent' | 'smsConsent'> }) {
  const { t, i18n } = useLingui();
  return (
    <dl className={styles.consents}>
      {channels.map((channel) => {
        const { status, at, how, by } = contact[channel.field];
        const trail = [at !== null && formatDate(at, i18n.locale), how !== null && t(howWords[how]), by];
        return (
          <div key={channel.field}>
            <dt>
              <ConsentMark channel={channel} status={status} />
              {t(channel.label)}
            </dt>
            <dd>
              {t(consentWords[status])}
              <small>{trail.filter(Boolean).join(' · ')}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
