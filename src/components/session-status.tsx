import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SessionStatus as Status } from '~/api/sessions';
import { Badge } from '~/ui/badge';

const STATUS = {
  draft: { label: msg`Draft`, tone: undefined },
  active: { label: msg`Active`, tone: 'success' },
  paused: { label: msg`Paused`, tone: 'warning' },
  ended: { label: msg`Ended`, tone: undefined },
} as const satisfies Record<Status, unknown>;

export const sessionStatusOptions = (['draft', 'active', 'paused', 'ended'] as const).map((value) => ({
  value,
  label: STATUS[value].label,
}));

/** The status of a session. */
export function SessionStatus({ status }: { status: Status }) {
  const { t } = useLingui();
  // A newer API may have more statuses.
  const known = Object.hasOwn(STATUS, status) ? STATUS[status] : undefined;
  return <Badge tone={known?.tone}>{known ? t(known.label) : status}</Badge>;
}
