import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ConsentStatus, Contact } from '~/api/contacts';
import {
  IconMailCheck,
  IconMailQuestion,
  IconMailX,
  IconMessageCheck,
  IconMessageQuestion,
  IconMessageX,
} from '~/ui/icons';
import { consentLabels } from './contact-labels';
import styles from './contacts.module.css';

export const channels = [
  {
    id: 'email',
    field: 'emailConsent',
    label: msg`Email`,
    icons: { in: IconMailCheck, out: IconMailX, unknown: IconMailQuestion },
  },
  {
    id: 'sms',
    field: 'smsConsent',
    label: msg`SMS`,
    icons: { in: IconMessageCheck, out: IconMessageX, unknown: IconMessageQuestion },
  },
] as const;

type Channel = (typeof channels)[number];

export function ConsentMark({ channel, status }: { channel: Channel; status: ConsentStatus }) {
  const Mark = channel.icons[status];
  return (
    <span className={styles.mark} data-consent={status}>
      <Mark size={18} stroke={1.75} aria-hidden />
    </span>
  );
}

/** The consent of a contact on each channel: an icon with a color, and text for screen readers. */
export function ConsentMarks({ contact }: { contact: Pick<Contact, 'emailConsent' | 'smsConsent'> }) {
  const { t } = useLingui();
  return (
    <span className={styles.marks}>
      {channels.map((channel) => {
        const { status } = contact[channel.field];
        const words = `${t(channel.label)}: ${t(consentLabels[status])}`;
        return (
          <span key={channel.field} title={words}>
            <ConsentMark channel={channel} status={status} />
            <span className="visually-hidden">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
