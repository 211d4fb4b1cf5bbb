// When a campaign is sent, as far as the form says.
import type { CampaignQuietHours, CampaignStatus } from '~/api/campaigns';
import { isZone } from '~/lib/time-zone';
import { afterQuiet, fromWall } from '~/lib/wall-clock';
import type { CampaignValues } from '../model/composer-context';

export interface Timing {
  /** What the send button does. */
  mode: 'resume' | 'activate' | 'now' | 'schedule';
  /** The moment of sending, or of the first of several; null while it is unknown. */
  at: Date | null;
  /** It waits until the end of these hours; null where it is sent at its time. */
  quiet: CampaignQuietHours | null;
}

export interface TimingInput {
  /** A paused campaign has begun, and continues at its own time. */
  status: CampaignStatus;
  /** The user chose to send it immediately. */
  isNow: boolean;
  now: Date;
}

export function timingOf(values: CampaignValues, { status, isNow, now }: TimingInput): Timing {
  const { kind = 'once', time, timezone = 'UTC' } = values;
  // A repeating campaign starts at its own time, so an earlier choice of a start does not apply.
  const isImmediate = kind === 'once' && isNow;
  const mode =
    status === 'paused' ? 'resume' : kind === 'automatic' ? 'activate' : isImmediate ? 'now' : 'schedule';
  const start = new Date(time ?? Number.NaN);
  const at = kind === 'automatic' ? null : isImmediate ? now : Number.isNaN(start.getTime()) ? null : start;
  const quiet = quietHoursOf(values);
  const isHeld = mode === 'now' && quiet && isZone(timezone) && afterQuiet(now, quiet, timezone) > now;
  return { mode, at, quiet: isHeld ? quiet : null };
}

export const NIGHT: CampaignQuietHours = { from: '21:00', to: '09:00' };

/** The contract's default depends on the channel, so it is in no schema. */
export const quietHoursOf = ({ channel, quietHours }: CampaignValues): CampaignQuietHours | null =>
  quietHours === undefined ? (channel === 'sms' ? NIGHT : null) : quietHours;

const HOUR = 60 * 60_000;
const MORNING = '10:00';

/** The send time of a new campaign on a day: in the morning, or today at the next full hour. */
export function startOn(day: string, zone: string, now: Date): string {
  const morning = fromWall(`${day}T${MORNING}`, zone)?.getTime() ?? 0;
  // Scheduling needs a few minutes.
  const soon = Math.ceil((now.getTime() + HOUR / 4) / HOUR) * HOUR;
  return new Date(Math.max(morning, soon)).toISOString();
}
