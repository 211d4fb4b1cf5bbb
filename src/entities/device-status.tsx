import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Device } from '~/api/devices';
import { Badge, type BadgeProps } from '~/ui/badge';

const STATUS = {
  online: { word: msg`Online`, tone: 'success' },
  offline: { word: msg`Offline`, tone: 'danger' },
  outdated: { word: msg`Out of date`, tone: 'warning' },
  never: { word: msg`Not set up yet`, tone: undefined },
} as const satisfies Record<Device['status'], { word: unknown; tone: BadgeProps['tone'] }>;

export const deviceStatusWord = (status: Device['status']) => STATUS[status].word;

/** The status of a booth. An unlinked booth is never shown as "offline". */
export function DeviceStatus({ device: { status, linkedAt } }: { device: Device }) {
  const { t } = useLingui();
  if (linkedAt === null) return <Badge>{t`Not linked`}</Badge>;
  const known = Object.hasOwn(STATUS, status) ? STATUS[status] : undefined;
  return <Badge tone={known?.tone}>{known ? t(known.word) : status}</Badge>;
}
