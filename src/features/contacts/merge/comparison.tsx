import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Contact } from '~/api/contacts';
import { fullName, nameOf } from '~/entities/contact-name';
import { LocationNames } from '~/entities/pickers/location-names';
import { formatPhone } from '~/lib/format';
import { sayBirthday } from '../model/birthday';
import { consentLabels } from '../model/contact-labels';
import styles from './merge.module.css';
import { merged } from './merged';

type Side = Parameters<typeof merged>[0];

/** Both contacts side by side, and the merged result. */
export function Comparison({ kept, gone }: { kept: Contact; gone: Contact }) {
  const { t, i18n } = useLingui();
  const after = merged(kept, gone);
  const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>);
  const rows = [
    { label: t(msg`Name`), cell: (side: Side) => fullName(side) },
    { label: t(msg`Email addresses`), cell: (side: Side) => lines(side.emails.map(({ value }) => value)) },
    {
      label: t(msg`Phone numbers`),
      cell: (side: Side) => lines(side.phoneNumbers.map(({ value }) => formatPhone(value))),
    },
    { label: t(msg`Email consent`), cell: (side: Side) => t(consentLabels[side.emailConsent.status]) },
    { label: t(msg`SMS consent`), cell: (side: Side) => t(consentLabels[side.smsConsent.status]) },
    {
      label: t(msg`Birthday`),
      cell: (side: Side) => side.birthday !== null && sayBirthday(side.birthday, i18n.locale),
    },
    { label: t(msg`Tags`), cell: (side: Side) => side.tags.join(', ') },
    {
      label: t(msg`Locations`),
      cell: (side: Side) => side.locationIds.length > 0 && <LocationNames ids={side.locationIds} />,
    },
    { label: t(msg`Notes`), cell: (side: Side) => side.notes },
  ];
  const isKnown = (cell: (side: Side) => unknown) =>
    [kept, gone].some((side) => ![null, false, ''].includes(cell(side) as never));
  const sides = [
    { title: t`Keep: ${nameOf(kept)}`, side: kept },
    { title: t`Remove: ${nameOf(gone)}`, side: gone },
    { title: t`Result`, side: after },
  ];
  return (
    <table className={styles.comparison}>
      <caption className="visually-hidden">
        <Trans>About this contact</Trans>
      </caption>
      <thead>
        <tr>
          <td />
          {sides.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ cell }) => isKnown(cell))
          .map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {sides.map(({ title, side }) => (
                <td key={title} data-label={title}>
                  {cell(side)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
