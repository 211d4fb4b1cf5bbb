import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { allPages } from '~/api/all-pages';
import { listDevices } from '~/api/devices';
import { type Location, useUpdateLocation } from '~/api/locations';
import type { Manager } from '~/api/managers';
import { mediaUrl } from '~/api/media-url';
import { listSessions } from '~/api/sessions';
import { changeIds } from '~/api/transport/versions';
import { DeviceStatus } from '~/entities/device-status';
import { IdleReason } from '~/entities/idle-reason';
import { allManagersQuery, nameOfManager } from '~/entities/pickers/manager-choices';
import { byStatus, SessionStatus } from '~/entities/session-status';
import { Ago } from '~/parts/ago';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { BoothPlacing } from './booth-placing';
import styles from './locations.module.css';
import { PlacingForm } from './placing-form';

/** The booths at the location. */
export function LocationDevices({ location }: { location: Location }) {
  const { t } = useLingui();
  const query = useQuery(allPages('listDevices', listDevices, { locationId: location.id }));
  return (
    <Rows
      query={query}
      rows={query.data?.items}
      title={<Trans>Devices</Trans>}
      none={<Trans>No booths here. Link a device and assign it to this location.</Trans>}
      all={<Link to="/devices">{t`All devices`}</Link>}
      more={
        query.data && <BoothPlacing location={location} here={query.data.items.map((device) => device.id)} />
      }
      row={(device) => (
        <li key={device.id}>
          <span className={styles.who}>
            <i aria-hidden>
              {device.lastPhotoThumbUrl !== null && (
                <img className="cover" src={mediaUrl(device.lastPhotoThumbUrl)} alt="" />
              )}
            </i>
            <span className="grid justify-start">
              <Link to="/devices" search={{ open: device.id }}>
                {device.name}
              </Link>
              <small>{device.model}</small>
              <IdleReason device={device} />
            </span>
          </span>
          <small>{device.lastSeenAt !== null && <Ago time={device.lastSeenAt} />}</small>
          <DeviceStatus device={device} />
        </li>
      )}
    />
  );
}

/** The sessions for its booths, including those for all locations. */
export function LocationSessions({ location: { id: locationId } }: { location: Location }) {
  const { t } = useLingui();
  const query = useQuery(allPages('listSessions', listSessions, { locationId }));
  return (
    <Rows
      query={query}
      rows={query.data?.items.toSorted(byStatus)}
      title={<Trans>Sessions</Trans>}
      none={<Trans>No sessions at this location yet.</Trans>}
      all={<Link to="/session" search={{ locationId }}>{t`All sessions`}</Link>}
      row={(session) => (
        <li key={session.id}>
          <Link to="/session/$sessionId/general" params={{ sessionId: session.id }}>
            {session.name}
          </Link>
          <small>
            {session.locationIds.length === 0 ? (
              <Trans>All locations</Trans>
            ) : (
              session.locationIds.length === 1 && <Trans>Only this location</Trans>
            )}
          </small>
          <SessionStatus session={session} />
        </li>
      )}
    />
  );
}

/** Its managers with their contact data, to remove some and to add others. */
export function LocationManagers({ location }: { location: Location }) {
  const { id, managerIds } = location;
  const { t } = useLingui();
  const may = usePermission('updateLocation');
  const query = useQuery(allManagersQuery());
  const { mutate: update, isPending, variables, error } = useUpdateLocation();
  const managers = query.data?.items;
  const isHere = (manager: Manager) => managerIds.includes(manager.id);
  return (
    <Rows
      query={query}
      rows={managers?.filter(isHere)}
      title={<Trans>Managers</Trans>}
      none={<Trans>No managers at this location yet.</Trans>}
      all={<Link to="/managers">{t`All managers`}</Link>}
      more={
        <>
          {error && (
            <p className={styles.fault} role="alert">
              {errorText(error)}
            </p>
          )}
          {may && managers && (
            <PlacingForm
              label={<Trans>Add a manager</Trans>}
              none={t`Choose a manager`}
              choices={managers
                .filter((manager) => !isHere(manager))
                .map((manager) => ({ value: manager.id, label: nameOfManager(manager) }))}
              action={<Trans>Add</Trans>}
              place={(added, onSuccess) =>
                update(
                  { id, ...changeIds(location, 'managerIds', (ids) => [...new Set([...ids, added])]) },
                  { onSuccess },
                )
              }
              busy={isPending}
              error={null}
            />
          )}
        </>
      }
      row={(manager) => {
        const name = nameOfManager(manager);
        return (
          <li key={manager.id}>
            <span className={styles.who}>
              <i aria-hidden>
                <Avatar name={name} />
              </i>
              <span className="grid justify-start">
                <Link to="/managers/$managerId" params={{ managerId: manager.id }}>
                  {name}
                </Link>
                <small>{manager.email}</small>
              </span>
            </span>
            {manager.status === 'invited' && (
              <Badge>
                <Trans>Invited</Trans>
              </Badge>
            )}
            {manager.allLocations && (
              <small>
                <Trans>All locations</Trans>
              </small>
            )}
            {may && !manager.allLocations && (
              <Button
                variant="secondary"
                size="s"
                aria-label={t`Remove ${name} from this location`}
                busy={isPending && variables.data.managerIds?.includes(manager.id) === false}
                onClick={({ currentTarget }) => {
                  const card = currentTarget.closest('section');
                  // The button disappears.
                  update(
                    {
                      id,
                      ...changeIds(location, 'managerIds', (ids) =>
                        ids.filter((other) => other !== manager.id),
                      ),
                    },
                    { onSuccess: () => card?.focus() },
                  );
                }}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </li>
        );
      }}
    />
  );
}

interface RowsProps<Row> {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  title: ReactNode;
  none: ReactNode;
  /** Beside the title: a link to the whole list. */
  all?: ReactNode;
  more?: ReactNode;
  row: (row: Row) => ReactNode;
}

function Rows<Row>({ query, rows, title, none, all, more, row }: RowsProps<Row>) {
  const { t } = useLingui();
  const { error, isFetching, refetch } = query;
  return (
    <section className={styles.card} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        {all}
      </header>
      {rows ? (
        rows.length > 0 ? (
          <ul className={styles.rows}>{rows.map(row)}</ul>
        ) : (
          <p className={styles.none}>{none}</p>
        )
      ) : error ? (
        <div role="alert">
          <p>{errorText(error)}</p>
          <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <ul className={styles.rows} aria-label={t`Loading`} aria-busy>
          <li className={styles.blank} />
          <li className={styles.blank} />
        </ul>
      )}
      {more}
    </section>
  );
}
