import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CampaignQuietHours } from '~/api/campaigns';
import { isZone } from '~/lib/time-zone';
import { afterQuiet } from '~/lib/wall-clock';

/** As the contract requires. */
const AHEAD_MS = 5 * 60_000;

interface Schedule {
  time: string | null | undefined;
  timezone: string | undefined;
  quietHours: CampaignQuietHours | null;
}

/** Why a campaign cannot be scheduled for this time; null if it can. */
export function timeErrorOf({ time, timezone, quietHours }: Schedule, now: Date): MessageDescriptor | null {
  if (!time) return msg`Choose a send time.`;
  const moment = new Date(time);
  if (!(moment.getTime() >= now.getTime() + AHEAD_MS)) return msg`Choose a time at least five minutes ahead.`;
  if (timezone && isZone(timezone) && afterQuiet(moment, quietHours, timezone) > moment)
    return msg`Choose a time outside quiet hours.`;
  return null;
}
