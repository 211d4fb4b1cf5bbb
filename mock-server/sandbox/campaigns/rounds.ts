// When the sender has something to do for a campaign.
import type { components } from '../../../src/api/generated/schema.d.ts';
import { afterQuietHours } from './clock.ts';
import type { CampaignRow } from './fields.ts';
import type { Status, WantedStatus } from './status.ts';

type Stats = components['schemas']['CampaignStats'];

/** How long sending takes at least: time to see it, and to pause it. */
const SENDING_MS = 1500;

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
  if (status !== 'sending') return { status, time, dueAt: null, seenUntil: null };
  if (kind === 'automatic') return { status, time: null, dueAt: soon(now), seenUntil: now };
  // One that goes on does not begin another round for that.
  const next = from === 'paused' && kind === 'repeating' && time !== null && time > now;
  if (next) return { status, time, dueAt: afterQuietHours(time, quietHours, timezone), seenUntil: null };
  return { status, time: now, dueAt: soon(afterQuietHours(now, quietHours, timezone)), seenUntil: null };
}

/** A scheduled campaign whose time has come. In quiet hours it waits for their end, and that becomes its time. */
export function begun({ kind, time, quietHours, timezone }: Timed, now: Date): Schedule {
  const goes = afterQuietHours(now, quietHours, timezone);
  return {
    status: 'sending',
    time: kind === 'once' && goes > now ? goes : time,
    dueAt: soon(goes),
    seenUntil: kind === 'automatic' ? now : null,
  };
}

const soon = (at: Date) => new Date(at.getTime() + SENDING_MS);

export const NO_STATS: Stats = {
  audience: 0,
  skipped: { noAddress: 0, noConsent: 0, bounced: 0, duplicate: 0 },
  sent: 0,
  delivered: 0,
  opened: 0,
  clicked: 0,
  bounced: 0,
  unsubscribed: 0,
};

/** The figures with one more round, of which everything sent has arrived. */
export function withRound(
  stats: Stats,
  { audience, skipped, sent }: Pick<Stats, 'audience' | 'skipped' | 'sent'>,
): Stats {
  return {
    ...stats,
    audience: stats.audience + audience,
    skipped: {
      noAddress: stats.skipped.noAddress + skipped.noAddress,
      noConsent: stats.skipped.noConsent + skipped.noConsent,
      bounced: stats.skipped.bounced + skipped.bounced,
      duplicate: stats.skipped.duplicate + skipped.duplicate,
    },
    sent: stats.sent + sent,
    delivered: stats.delivered + sent,
  };
}
