// When the sender has something to do for a campaign.
import { afterQuiet } from '../../../src/lib/wall-clock.ts';
import { type CampaignRow, isAhead } from './fields.ts';
import type { Status, WantedStatus } from './status.ts';

/** How long sending takes at least: time to see it, and to pause it. */
const SENDING_MS = 1500;
/** How long a draft that is sent at once can still be moved back to draft. */
const UNDO_MS = 10_000;

type Timed = Pick<CampaignRow, 'kind' | 'time' | 'quietHours' | 'timezone'>;
type Schedule = Pick<CampaignRow, 'status' | 'time' | 'dueAt' | 'seenUntil'>;

/** A campaign that a person takes to this state: the time it shows, and when the sender is to look at it. */
export function taken(
  status: WantedStatus,
  { status: from, kind, time, quietHours, timezone }: Timed & { status: Status },
  now: Date,
): Schedule {
  // What is automatic waits for nothing.
  if (status === 'scheduled') return { status, time, dueAt: time ?? now, seenUntil: null };
  // A draft keeps no time at which it could not be scheduled again.
  const kept = status === 'draft' && time !== null && !isAhead(time.toISOString(), now) ? null : time;
  if (status !== 'sending') return { status, time: kept, dueAt: null, seenUntil: null };
  if (kind === 'automatic') return { status, time: null, dueAt: soon(now), seenUntil: now };
  if (from === 'draft') {
    const time = new Date(now.getTime() + UNDO_MS);
    return { status: 'scheduled', time, dueAt: time, seenUntil: null };
  }
  // One that goes on does not begin another round for that.
  const next = from === 'paused' && kind === 'repeating' && time !== null && time > now;
  if (next) return { status, time, dueAt: afterQuiet(time, quietHours, timezone), seenUntil: null };
  return { status, time: now, dueAt: soon(afterQuiet(now, quietHours, timezone)), seenUntil: null };
}

/** A scheduled campaign whose time has come. In quiet hours it waits for their end, and that becomes its time. */
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
