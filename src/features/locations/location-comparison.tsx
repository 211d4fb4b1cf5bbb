import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Location } from '~/api/locations';
import type { BulkDialogProps } from '~/components/list/list';
import { useSessions } from '~/components/pickers/session-choices';
import { formatDate, formatNumber } from '~/lib/format';
import { cityOf } from '~/lib/time-zone';
import { Dialog } from '~/ui/dialog';
import { DevicesOnline, LocationStatus, ManagerNames } from './location-parts';
import styles from './locations.module.css';

/** Two to four locations side by side, property by property. */
export function LocationComparison({ rows: locations, close }: BulkDialogProps<Location>) {
  const { t } = useLingui();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const properties = useProperties(locations);
  const shown = properties.filter(
    ({ key }) => !onlyDifferent || new Set(locations.map((location) => String(key(location)))).size > 1,
  );
  return (
    <Dialog onClose={() => close()} size="xl" title={t`Compare locations`}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={onlyDifferent}
          onChange={({ currentTarget }) => setOnlyDifferent(currentTarget.checked)}
        />
        <Trans>Only differences</Trans>
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section className={styles.scroll} aria-label={t`Comparison`} tabIndex={0}>
        <table className={styles.comparison}>
          <thead>
            <tr>
              <td />
              {locations.map(({ id, name }) => (
                <th key={id} scope="col">
                  <Link to="/locations/$locationId" params={{ locationId: id }}>
                    {name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, label, cell }) => (
              <tr key={id}>
                <th scope="row">{t(label)}</th>
                {locations.map((location) => (
                  <td key={location.id}>{cell(location)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p className={styles.none}>
            <Trans>No differences.</Trans>
          </p>
        )}
      </section>
    </Dialog>
  );
}

interface Property {
  id: string;
  label: ReturnType<typeof msg>;
  /** Two locations do not differ if these values are equal. */
  key: (location: Location) => unknown;
  cell: (location: Location) => ReactNode;
}

function useProperties(locations: readonly Location[]): readonly Property[] {
  const { t, i18n } = useLingui();
  const { sessions, pending } = useSessions(true);
  const most = Math.max(1, ...locations.map(({ photosLast7Days }) => photosLast7Days));
  const running = ({ id }: Location) =>
    sessions
      .filter(
        ({ status, locationIds }) =>
          status === 'active' && (locationIds.length === 0 || locationIds.includes(id)),
      )
      .map(({ name }) => name);
  const fromAccount = <small>{t`Same as the account`}</small>;
  return [
    {
      id: 'photos',
      label: msg`Photos this week`,
      key: ({ photosLast7Days }) => photosLast7Days,
      cell: ({ photosLast7Days }) => (
        <>
          {formatNumber(photosLast7Days, i18n.locale)}
          <span className={styles.measure} aria-hidden>
            <span style={{ inlineSize: `${(100 * photosLast7Days) / most}%` }} />
          </span>
        </>
      ),
    },
    {
      id: 'contacts',
      label: msg`Contacts`,
      key: ({ contacts }) => contacts,
      cell: ({ contacts }) => formatNumber(contacts, i18n.locale),
    },
    {
      id: 'devices',
      label: msg`Devices online`,
      key: ({ devices, devicesOnline }) => [devices, devicesOnline],
      cell: (location) =>
        location.devices === 0 ? <small>{t`none`}</small> : <DevicesOnline location={location} />,
    },
    {
      id: 'sessions',
      label: msg`Active sessions`,
      key: running,
      cell: (location) =>
        pending ? (
          '…'
        ) : running(location).length === 0 ? (
          <small>{t`none`}</small>
        ) : (
          <Lines texts={running(location)} />
        ),
    },
    {
      id: 'managers',
      label: msg`Managers`,
      key: ({ managerIds }) => [...managerIds].sort(),
      cell: ({ managerIds }) =>
        managerIds.length === 0 ? <small>{t`none`}</small> : <ManagerNames ids={managerIds} />,
    },
    {
      id: 'status',
      label: msg`Sign-in`,
      key: ({ status }) => status,
      cell: (location) => <LocationStatus location={location} />,
    },
    {
      id: 'timezone',
      label: msg`Time zone`,
      key: ({ timezone }) => timezone,
      cell: ({ timezone }) => cityOf(timezone),
    },
    {
      id: 'bookingUrl',
      label: msg`Booking page`,
      key: ({ bookingUrl }) => bookingUrl,
      cell: ({ bookingUrl }) => bookingUrl ?? fromAccount,
    },
    {
      id: 'reviewUrl',
      label: msg`Review page`,
      key: ({ reviewUrl }) => reviewUrl,
      cell: ({ reviewUrl }) => reviewUrl ?? fromAccount,
    },
    {
      id: 'createdAt',
      label: msg`Since`,
      key: ({ createdAt }) => createdAt.slice(0, 10),
      cell: ({ createdAt }) => formatDate(createdAt, i18n.locale),
    },
  ];
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
