import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { getAnalyticsSummaryQuery } from '~/api/analytics';
import { getLocationQuery, type Location } from '~/api/locations';
import { ApiError } from '~/api/transport/errors';
import { useSessions } from '~/entities/pickers/session-choices';
import { addDays, todayIn } from '~/lib/days';
import { formatDate, formatNumber } from '~/lib/format';
import { cityOf } from '~/lib/time-zone';
import { Change } from '~/parts/charts/change';
import { isPercent } from '~/parts/charts/format-change';
import { errorText } from '~/session/error-text';
import { Segmented } from '~/ui/field/segmented';
import { Dialog } from '~/ui/overlay/dialog';
import { Spinner } from '~/ui/spinner';
import { DevicesOnline, LocationStatus, ManagerNames } from './location-parts';
import styles from './locations.module.css';

interface LocationComparisonProps {
  ids: readonly string[];
  onClose: () => void;
}

/** Two to four locations side by side, property by property. */
export function LocationComparison({ ids, onClose }: LocationComparisonProps) {
  const { t } = useLingui();
  const { locations, isPending, error } = useQueries({
    queries: ids.map((id) => getLocationQuery(id)),
    combine: (queries) => ({
      locations: queries.flatMap(({ data }) => data ?? []),
      isPending: queries.some((query) => query.isPending),
      error: queries.find((query) => query.error)?.error,
    }),
  });
  return (
    <Dialog onClose={onClose} size="xl" title={t`Compare locations`}>
      {error && (
        <p role="alert" className={styles.switch}>
          {error instanceof ApiError && error.status === 404
            ? t`A location of this link was deleted.`
            : errorText(error)}
        </p>
      )}
      {isPending ? <Spinner label={t`Loading`} /> : <Comparison locations={locations} />}
    </Dialog>
  );
}

function Comparison({ locations }: { locations: readonly Location[] }) {
  const { t } = useLingui();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const [days, setDays] = useState<Days>('30');
  const properties = useProperties(locations, days);
  const shown = properties.filter(
    ({ key }) => !onlyDifferent || new Set(locations.map((location) => String(key(location)))).size > 1,
  );
  return (
    <>
      <div className={styles.choices}>
        <fieldset aria-label={t`Period of the figures`}>
          <Segmented
            value={days}
            options={DAYS.map((value) => ({ value, label: t`${value} days` }))}
            onChange={setDays}
          />
        </fieldset>
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={onlyDifferent}
            onChange={({ currentTarget }) => setOnlyDifferent(currentTarget.checked)}
          />
          <Trans>Only differences</Trans>
        </label>
      </div>
      <p className={styles.basis}>
        <Trans>Changes are compared with the {days} days before.</Trans>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it on a narrow screen */}
      <section className={styles.scroller} aria-label={t`Comparison`} tabIndex={0}>
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
                <th scope="row">
                  <span>{t(label)}</span>
                </th>
                {locations.map((location) => (
                  <td key={location.id}>{cell(location)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length === 0 && (
        <p className={styles.none}>
          <Trans>No differences.</Trans>
        </p>
      )}
    </>
  );
}

interface Property {
  id: string;
  label: ReturnType<typeof msg>;
  /** Two locations do not differ if these values are equal. */
  key: (location: Location) => unknown;
  cell: (location: Location) => ReactNode;
}

const DAYS = ['7', '30', '90'] as const;
type Days = (typeof DAYS)[number];

const METRICS = ['photos', 'contacts', 'views'] as const;
type Metric = (typeof METRICS)[number];

/** The figures of each location in the period, beside those of the period before. */
function useFigures(locations: readonly Location[], days: Days) {
  const { data: account } = useQuery(getOwnAccountQuery());
  const fromDay = addDays(todayIn(account?.timezone ?? 'UTC'), 1 - Number(days));
  return useQueries({
    queries: locations.map(({ id }) => ({
      ...getAnalyticsSummaryQuery({ locationId: id, fromDay }),
      enabled: account !== undefined,
    })),
    combine: (queries) => new Map(queries.map(({ data }, at) => [locations[at]?.id, data])),
  });
}

function useProperties(locations: readonly Location[], days: Days): readonly Property[] {
  const { t, i18n } = useLingui();
  const { sessions, pending } = useSessions(true);
  const figures = useFigures(locations, days);
  const figureOf = (metric: Metric) => (location: Location) =>
    figures.get(location.id)?.figures[metric] ?? null;
  const labels = { photos: msg`Photos`, contacts: msg`New contacts`, views: msg`Photo views` };
  /** A number with a bar that compares it with the others. */
  const measured = (
    numberOf: (location: Location) => number | null,
    location: Location,
    change?: ReactNode,
  ) => {
    const value = numberOf(location);
    if (value === null) return '…';
    const most = Math.max(1, ...locations.map((other) => numberOf(other) ?? 0));
    return (
      <>
        {formatNumber(value, i18n.locale)} {change}
        <span className={styles.measure} aria-hidden>
          <span style={{ inlineSize: `${(100 * value) / most}%` }} />
        </span>
      </>
    );
  };
  const changeOf = (metric: Metric, { id }: Location) => {
    const summary = figures.get(id);
    const [value, previous] = [summary?.figures[metric], summary?.previous[metric]];
    if (typeof value !== 'number' || typeof previous !== 'number') return undefined;
    // One unit in a row.
    const asPercent = [...figures.values()].every((other) => isPercent(other?.previous[metric] ?? 0));
    return <Change value={value} previous={previous} asPercent={asPercent} />;
  };
  const running = ({ id }: Location) =>
    sessions
      .filter(
        ({ status, locationIds }) =>
          status === 'active' && (locationIds.length === 0 || locationIds.includes(id)),
      )
      .map(({ name }) => name);
  const fromAccount = <small>{t`Same as the account`}</small>;
  return [
    ...METRICS.map((metric) => ({
      id: metric,
      label: labels[metric],
      key: figureOf(metric),
      cell: (location: Location) => measured(figureOf(metric), location, changeOf(metric, location)),
    })),
    {
      id: 'allContacts',
      label: msg`All contacts`,
      key: ({ contacts }) => contacts,
      cell: (location) => measured(({ contacts }) => contacts, location),
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
      cell: ({ bookingUrl }) => (bookingUrl === null ? fromAccount : <Address url={bookingUrl} />),
    },
    {
      id: 'reviewUrl',
      label: msg`Review page`,
      key: ({ reviewUrl }) => reviewUrl,
      cell: ({ reviewUrl }) => (reviewUrl === null ? fromAccount : <Address url={reviewUrl} />),
    },
    {
      id: 'createdAt',
      label: msg`Since`,
      key: ({ createdAt }) => createdAt.slice(0, 10),
      cell: ({ createdAt }) => formatDate(createdAt, i18n.locale),
    },
  ];
}

const Address = ({ url }: { url: string }) => (
  <span className="break">{url.replace(/^https?:\/\//, '')}</span>
);

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
