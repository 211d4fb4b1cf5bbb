// Decides when the sender next processes a campaign.
import { afterQuiet } from '../../../src/lib/wall-clock.ts';
import { type CampaignRow, isAhead } from './fields.ts';
import type { Status, WantedStatus } from './status.ts';

/** The minimum duration of sending, so that users can see it and pause it. */
const SENDING_MS = 1500;
/**
 * How long a campaign that is sent immediately can return to draft: the ten seconds that users see, and time for the
 * page to show them and for their answer to arrive.
 */
const UNDO_MS = 15_000;

type Timed = Pick<CampaignRow, 'kind' | 'time' | 'quietHours' | 'timezone'>;
type Schedule = Pick<CampaignRow, 'status' | 'time' | 'dueAt' | 'seenUntil'>;

/**
 * The schedule of a campaign after a user's change of its status: its displayed time, and when the
 * sender processes it.
 */
export function taken(
  status: WantedStatus,
  { status: from, kind, time, quietHours, timezone }: Timed & { status: Status },
  now: Date,
): Schedule {
  // An automatic campaign starts immediately.
  if (status === 'scheduled') return { status, time, dueAt: time ?? now, seenUntil: null };
  // A draft drops a time that could not be scheduled again.
  const kept = status === 'draft' && time !== null && !isAhead(time.toISOString(), now) ? null : time;
  if (status !== 'sending') return { status, time: kept, dueAt: null, seenUntil: null };
  if (kind === 'automatic') return { status, time: null, dueAt: soon(now), seenUntil: now };
  if (from === 'draft') {
    const time = afterQuiet(new Date(now.getTime() + UNDO_MS), quietHours, timezone);
    return { status: 'scheduled', time, dueAt: time, seenUntil: null };
  }
  // Resuming does not start another round.
  const next = from === 'paused' && kind === 'repeating' && time !== null && time > now;
  if (next) return { status, time, dueAt: afterQuiet(time, quietHours, timezone), seenUntil: null };
  return { status, time: now, dueAt: soon(afterQuiet(now, quietHours, timezone)), seenUntil: null };
}

/** The schedule of a campaign whose time has come. Quiet hours move its time to their end. */
export function begun({ kind, time, quietHours, timezone }: Timed, now: Date): Schedule {
  const goes = afterQuiet(now, quietHours, timezone);
  return {
    status: 'sending',
    time: kind === 'once' && goes > now ? goes : time,
    dueAt: soon(goes),
    seenUntil: kind === 'automatic' ? now : null,
  };
}

const soon = (at: Date) => new Date(at.getTime() + SENDING_MS);
