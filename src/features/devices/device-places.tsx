// The names of a device's location and session, because the list has ids only.
import { useLingui } from '@lingui/react/macro';
import type { Device } from '~/api/devices';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { useSessions } from '~/entities/pickers/session-choices';
import { useSessionStatusText } from '~/entities/session-status';
import styles from './devices.module.css';

export function LocationName({ id }: { id: string }) {
  const { choices, pending } = useLocationChoices(true);
  return pending ? '…' : (choices.find(({ value }) => value === id)?.label ?? id);
}

export function SessionName({ id }: { id: string }) {
  const { sessions, pending } = useSessions(true);
  return pending ? '…' : (sessions.find((session) => session.id === id)?.name ?? id);
}

/** The session of a device, and why it does not run. */
export function DeviceSession({ device: { sessionId, idle } }: { device: Device }) {
  const { t } = useLingui();
  const statusText = useSessionStatusText();
  if (sessionId === null) return idle && <span className="hint weight-regular">{t`No session`}</span>;
  // A banner says that the account is suspended.
  if (!idle || idle.reason === 'noSession' || idle.reason === 'suspended')
    return <SessionName id={sessionId} />;
  return (
    <span className={styles.session}>
      <span>
        <SessionName id={sessionId} />
      </span>
      <small className="hint weight-regular">
        {statusText({ status: idle.reason, startsAt: idle.startsAt })}
      </small>
    </span>
  );
}
