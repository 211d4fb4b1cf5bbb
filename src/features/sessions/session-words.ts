import { msg } from '@lingui/core/macro';
import type { SessionStatus } from '~/api/sessions';

export const STATUS = {
  draft: { label: msg`Draft`, tone: undefined },
  active: { label: msg`Active`, tone: 'success' },
  paused: { label: msg`Paused`, tone: 'warning' },
  ended: { label: msg`Ended`, tone: undefined },
} as const satisfies Record<SessionStatus, unknown>;

export const STATUS_OPTIONS = (['draft', 'active', 'paused', 'ended'] as const).map((value) => ({
  value,
  label: STATUS[value].label,
}));
