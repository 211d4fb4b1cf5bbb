import type { CSSProperties, ReactNode } from 'react';
import type { IntegrationName } from '~/api/integrations';
import {
  IconAddressBook,
  IconBrandFacebookFilled,
  IconBrandGoogleFilled,
  IconBrandInstagram,
  IconBrandTwilio,
  IconBrandX,
  IconCalendar,
  IconCloudUpload,
  IconCreditCard,
  IconMail,
} from '~/ui/icons';
import styles from './integrations.module.css';

/** A sign or an initial on a color. White on each has a contrast of 4.5. */
const MARKS: Record<IntegrationName, { color: string; mark: ReactNode }> = {
  square: { color: '#27272a', mark: <IconCreditCard /> },
  mindbody: { color: '#9a3412', mark: 'M' },
  'salon-interactive': { color: '#86198f', mark: 'Si' },
  meevo: { color: '#0f766e', mark: 'Me' },
  phorest: { color: '#166534', mark: <IconCalendar /> },
  crm: { color: '#1d4ed8', mark: <IconAddressBook /> },
  sendgrid: { color: '#0369a1', mark: <IconMail /> },
  twilio: { color: '#c81e3a', mark: <IconBrandTwilio /> },
  textel: { color: '#6d28d9', mark: 'Te' },
  google: { color: '#1a66d6', mark: <IconBrandGoogleFilled /> },
  facebook: { color: '#0f66d8', mark: <IconBrandFacebookFilled /> },
  instagram: { color: '#c1256f', mark: <IconBrandInstagram /> },
  twitter: { color: '#18181b', mark: <IconBrandX /> },
  storage: { color: '#155e75', mark: <IconCloudUpload /> },
};

export function ServiceMark({ name }: { name: IntegrationName }) {
  const { color, mark } = MARKS[name];
  return (
    <span className={styles.mark} style={{ background: color } satisfies CSSProperties} aria-hidden>
      {mark}
    </span>
  );
}
