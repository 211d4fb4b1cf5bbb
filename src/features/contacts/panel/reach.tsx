import { Trans } from '@lingui/react/macro';
import type { Contact } from '~/api/contacts';
import { formatPhone } from '~/lib/format';
import { Badge } from '~/ui/badge';
import { IconMail, IconPhone } from '~/ui/icons';
import styles from './panel.module.css';

/** All addresses and numbers of a contact, the main ones first. */
export function ContactReach({ contact }: { contact: Contact }) {
  const { emails, phoneNumbers, bounced } = contact;
  return (
    <ul className={styles.reach}>
      {emails.map(({ value }, at) => (
        <li className="row-2 shrink" key={value}>
          <IconMail size={18} aria-hidden />
          <a className="shrink break" href={`mailto:${value}`}>
            {value}
          </a>
          {at === 0 && emails.length > 1 && <Main />}
          {at === 0 && bounced && (
            <Badge tone="warning">
              <Trans>Bounced</Trans>
            </Badge>
          )}
        </li>
      ))}
      {phoneNumbers.map(({ value }, at) => (
        <li className="row-2 shrink" key={value}>
          <IconPhone size={18} aria-hidden />
          <a className="shrink break" href={`tel:${value}`}>
            {formatPhone(value)}
          </a>
          {at === 0 && phoneNumbers.length > 1 && <Main />}
        </li>
      ))}
    </ul>
  );
}

const Main = () => (
  <Badge>
    <Trans>Main</Trans>
  </Badge>
);
