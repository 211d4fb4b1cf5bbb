import { useLingui } from '@lingui/react/macro';
import type { Device } from '~/api/devices';
import { formatMoment } from '~/lib/format';
import { useSessions } from './pickers/session-choices';

/** Why a booth has nothing to show to guests; nothing while its session runs. */
export function IdleReason({ device: { idle, sessionId } }: { device: Pick<Device, 'idle' | 'sessionId'> }) {
  const { t, i18n } = useLingui();
  const { sessions } = useSessions(Boolean(idle));
  if (!idle) return null;
  // A Manager does not see sessions of other locations.
  const name = sessions.find(({ id }) => id === sessionId)?.name ?? t`its session`;
  switch (idle.reason) {
    case 'suspended':
      return t`Nothing to show: The account is suspended`;
    case 'noSession':
      return t`Nothing to show: No session`;
    case 'draft':
      return t`Nothing to show: ${name} is a draft`;
    case 'scheduled': {
      const time = formatMoment(idle.startsAt ?? '', i18n.locale);
      return t`Nothing to show: ${name} starts ${time}`;
    }
    case 'paused':
      return t`Nothing to show: ${name} is paused`;
    case 'ended':
      return t`Nothing to show: ${name} has ended`;
    default:
      // A newer API may have more reasons.
      return t`Nothing to show`;
  }
}
