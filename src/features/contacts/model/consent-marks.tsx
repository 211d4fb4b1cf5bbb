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

interface ConsentMarkProps {
  channel: Channel;
  status: ConsentStatus;
  /** Says it where no text beside it does. */
  label?: string;
}

export function ConsentMark({ channel, status, label }: ConsentMarkProps) {
  const Mark = channel.icons[status];
  return (
    <span
      className={styles.mark}
      data-consent={status}
      {...(label && { role: 'img', 'aria-label': label, title: label })}
    >
      <Mark size={18} stroke={1.75} aria-hidden />
    </span>
  );
}

/** The consent of a contact on each channel: an icon with a color. */
export function ConsentMarks({ contact }: { contact: Pick<Contact, 'emailConsent' | 'smsConsent'> }) {
  const { t } = useLingui();
  return (
    <span className={styles.marks}>
      {channels.map((channel) => {
        const { status } = contact[channel.field];
        const label = `${t(channel.label)}: ${t(consentLabels[status])}`;
        return <ConsentMark key={channel.field} channel={channel} status={status} label={label} />;
      })}
    </span>
  );
}
