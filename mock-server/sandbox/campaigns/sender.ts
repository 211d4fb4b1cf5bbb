// Sends campaigns when their time has come: counts whom each would reach, and sends nothing to anybody. All that it must
// know stands in the database, so a start after a crash goes on where the last one was; and each step is one change of
// one row, which is made only if the row is still as it was read, so no round is counted twice.
import type { Kysely, Updateable } from 'kysely';
import { type Again, again } from '../again.ts';
import { ownRows } from '../store/own-rows.ts';
import type { Tables } from '../store/tables.ts';
import { countAudience, type Reach } from './audience.ts';
import { afterQuietHours, nextRound } from './clock.ts';
import { dueBetween } from './events.ts';
import type { CampaignRow } from './fields.ts';
import { begun, NO_STATS, withRound } from './rounds.ts';
import { mayMove } from './status.ts';

interface SenderParts {
  db: Kysely<Tables>;
  log(line: string): void;
  /** How long it waits after each look. */
  everyMs?: number;
  now?(): Date;
}

type Due = CampaignRow & { accountId: string };
type Change = Updateable<Tables['campaigns']>;

const EVERY_MS = 500;
/** How often an automatic campaign looks whether something has happened. */
const AUTOMATIC_MS = 60_000;
/** How many campaigns one look takes up. */
const MOST = 50;

export function startSender({ db, log, everyMs = EVERY_MS, now = () => new Date() }: SenderParts): Again {
  const report = (trouble: string) => log(`Campaigns cannot be sent: ${trouble}`);
  return again(() => sendDue(db, now()), everyMs, report);
}

/**
 * One look: takes every campaign that is due one step on.
 * @throws AggregateError of what went wrong with some; the others have gone on
 */
export async function sendDue(db: Kysely<Tables>, now: Date): Promise<void> {
  const due = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('dueAt', '<=', now)
    .where('status', 'in', ['scheduled', 'sending'])
    .orderBy('dueAt')
    .limit(MOST)
    .execute();
  const troubles: Error[] = [];
  for (const campaign of due) {
    await takeOn(db, campaign, now).catch((error: Error) => {
      troubles.push(new Error(`campaign ${campaign.id}: ${error.message}`, { cause: error }));
    });
  }
  if (troubles.length > 0) {
    throw new AggregateError(troubles, troubles.map(({ message }) => message).join('; '));
  }
}

async function takeOn(db: Kysely<Tables>, campaign: Due, now: Date): Promise<void> {
  const change = await step(db, campaign, now);
  if (change.status && !mayMove(campaign.status, change.status)) {
    throw new Error(`${campaign.status} does not become ${change.status} by itself`);
  }
  await db
    .updateTable('campaigns')
    .set(change)
    .where('id', '=', campaign.id)
    // Somebody may have paused it, or taken it back, in the meantime.
    .where('status', '=', campaign.status)
    .where('dueAt', '=', campaign.dueAt)
    .execute();
}

async function step(db: Kysely<Tables>, campaign: Due, now: Date): Promise<Change> {
  const { status, channel, quietHours, timezone } = campaign;
  if (status === 'scheduled') return { ...begun(campaign, now), updatedAt: now };
  const allowed = afterQuietHours(now, quietHours, timezone);
  if (allowed > now) return { dueAt: allowed };
  if (channel === 'sms' && !(await hasSms(db, campaign.accountId))) {
    const failure = 'This account has no SMS. Have it switched on, then make a new campaign.';
    return { status: 'failed', failure, dueAt: null, updatedAt: now };
  }
  const reach = await reachOf(db, campaign, now);
  const stats = JSON.stringify(withRound(campaign.stats, reach));
  switch (campaign.kind) {
    case 'once':
      return { status: 'sent', stats, dueAt: null, updatedAt: now };
    case 'repeating': {
      const time = roundAfter(campaign, now);
      return { stats, time, dueAt: afterQuietHours(time, quietHours, timezone), updatedAt: now };
    }
    case 'automatic': {
      const later = { seenUntil: now, dueAt: new Date(now.getTime() + AUTOMATIC_MS) };
      return reach.audience === 0 ? later : { ...later, stats, updatedAt: now };
    }
  }
}

async function reachOf(db: Kysely<Tables>, campaign: Due, now: Date): Promise<Reach> {
  const own = ownRows(db, campaign.accountId);
  const { kind, trigger, seenUntil, timezone } = campaign;
  if (kind !== 'automatic') return countAudience(own, campaign, now);
  const among = trigger && dueBetween(trigger, seenUntil ?? now, now, timezone);
  return among ? countAudience(own, campaign, now, among) : NO_STATS;
}

/** When the round after this one begins. Those that were missed while nothing ran are left out. */
function roundAfter({ time, repeat, timezone }: Due, now: Date): Date {
  if (!time || !repeat) throw new Error('a repeating campaign is sent without its time or its rhythm');
  let next = time;
  while (next <= now) next = nextRound(next, repeat, timezone);
  return next;
}

async function hasSms(db: Kysely<Tables>, accountId: string): Promise<boolean> {
  const { settings } = await db
    .selectFrom('accounts')
    .select('settings')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return settings.smsEnabled;
}
