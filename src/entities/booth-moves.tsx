import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Device } from '~/api/devices';
import { formatMoment } from '~/lib/format';
import { usePermissionContext } from '~/session/permissions';
import styles from './booth-moves.module.css';
import { allDevicesQuery } from './pickers/device-choices';
import { useSessions } from './pickers/session-choices';

interface BoothMovesProps {
  deviceIds: readonly string[];
  /** The session they are about to get; null for none. */
  to: string | null;
}

/** What other sessions lose when devices get a session, and what the booths show then; to be read before saving. */
export function BoothMoves({ deviceIds, to }: BoothMovesProps) {
  const { data } = useQuery(allDevicesQuery());
  const { sessions } = useSessions(true);
  const consequence = useConsequence(to);
  // A Manager does not see the devices of other locations.
  const seesAll = usePermissionContext()?.role !== 'Manager';
  const devices = data?.items ?? [];
  const moved = devices.filter(
    ({ id, sessionId }) => deviceIds.includes(id) && sessionId !== null && sessionId !== to,
  );
  const staying = new Set(devices.filter((device) => !moved.includes(device)).map((one) => one.sessionId));
  const isLast = ({ id, sessionId }: Device) =>
    seesAll && !staying.has(sessionId) && moved.findLast((one) => one.sessionId === sessionId)?.id === id;
  return (
    // Always there, because a screen reader announces only what is added to it.
    <div className={styles.moves} role="status">
      {moved.length > 0 && (
        <ul className="stack-1">
          {moved.map((device) => (
            <li key={device.id}>
              {consequence(device, sessions.find(({ id }) => id === device.sessionId)?.name, isLast(device))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useConsequence(to: string | null) {
  const { t, i18n } = useLingui();
  const target = useSessions(true).sessions.find(({ id }) => id === to);
  const shows = () => {
    if (to === null) return t`It shows nothing then.`;
    if (target?.status === 'scheduled' && target.startsAt !== null) {
      const time = formatMoment(target.startsAt, i18n.locale);
      return t`It shows nothing until ${time}.`;
    }
    return target && target.status !== 'active' ? t`It shows nothing until you start this session.` : '';
  };
  return ({ name, idle }: Device, session = t`its session`, isLast: boolean): string => {
    const leaves = isLast
      ? t`${name} leaves “${session}”, which then has no device.`
      : t`${name} leaves “${session}”.`;
    return idle ? leaves : `${leaves} ${shows()}`.trimEnd();
  };
}
