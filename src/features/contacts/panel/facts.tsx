import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Contact } from '~/api/contacts';
import { formatDate } from '~/lib/format';
import { sayBirthday } from '../birthday';
import { sourceWord } from '../contact-words';
import { LocationNames } from '../location-names';
import styles from './panel.module.css';

/** The other fields of a contact that have a value. */
export function Facts({ contact }: { contact: Contact }) {
  const { t, i18n } = useLingui();
  const { birthday, source, locationIds, lastVisitAt, nextVisitAt, createdAt } = contact;
  const word = sourceWord(source);
  const day = (time: string | null) => time !== null && formatDate(time, i18n.locale);
  const facts: [string, ReactNode][] = [
    [t(msg`Next visit`), day(nextVisitAt)],
    [t(msg`Last visit`), day(lastVisitAt)],
    [t(msg`Birthday`), birthday !== null && sayBirthday(birthday, i18n.locale)],
    [t(msg`Locations`), locationIds.length > 0 && <LocationNames ids={locationIds} />],
    [t(msg`Source`), typeof word === 'string' ? word : t(word)],
    [t(msg`Added on`), day(createdAt)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value !== false && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
