// Sends campaigns when they are due: counts the recipients of each, and sends no real messages. All
// state is in the database, so it resumes after a crash. Each step updates one row only if the row
// has not changed since it was read, so no round is counted twice.
import type { Kysely, Transaction, Updateable } from 'kysely';
import { nextRound } from '../../../src/lib/repeat.ts';
import { afterQuiet } from '../../../src/lib/wall-clock.ts';
import { keepEvents } from '../contacts/history.ts';
import { giveMessages, messageService } from '../integrations/message-service.ts';
import { addMessage } from '../messages/write.ts';
import { countMessages, isSuspended, lackOfMessages, SUSPENDED } from '../payments/limits.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import { ownRows } from '../store/own-rows.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { type Among, countAudience, type Reach, reachedBy } from './audience.ts';
import { dueBetween } from './events.ts';
import type { CampaignRow } from './fields.ts';
import { NO_STATS, stored, withRound } from './figures.ts';
import { messagesPerRecipient } from './message.ts';
import { lacksAddress, NO_ADDRESS } from './postal-address.ts';
import { begun } from './rounds.ts';
import { mayMove } from './status.ts';

interface SenderParts {
  db: Kysely<Tables>;
  log(line: string): void;
  /** Pause between two runs. */
  everyMs?: number;
  now?(): Date;
}

type Due = CampaignRow & { accountId: string };
type Service = Awaited<ReturnType<typeof messageService>>;
type Change = Updateable<Tables['campaigns']>;

const EVERY_MS = 500;
/** How often an automatic campaign checks for events. */
const AUTOMATIC_MS = 60_000;
/** The maximum number of campaigns per run. */
const MOST = 50;

export function startSender({
  db,
  log,
  everyMs = EVERY_MS,
  now = () => new Date(),
}: SenderParts): RepeatedTask {
  const report = (trouble: string) => log(`Campaigns cannot be sent: ${trouble}`);
  return repeatTask(() => sendDue(db, now()), everyMs, report);
}

/**
 * One run: advances every due campaign by one step.
 * @throws AggregateError with the failures; the other campaigns have advanced
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
  const service = await messageService(ownRows(db, campaign.accountId), campaign.channel);
  const change = await step(db, campaign, service, now);
  if (change.status && !mayMove(campaign.status, change.status)) {
    throw new Error(`${campaign.status} does not become ${change.status} by itself`);
  }
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('campaigns')
      .set(change)
      .where('id', '=', campaign.id)
      // A user may have paused it or returned it to draft in the meantime.
      .where('status', '=', campaign.status)
      .where('dueAt', '=', campaign.dueAt)
      .executeTakeFirstOrThrow();
    // Only a round changes the figures here.
    if (numUpdatedRows > 0n && change.stats !== undefined) await noteSent(trx, campaign, service, now);
    const { id, name, kind, accountId } = campaign;
    // An automatic campaign sends continually.
    const isSent = change.stats !== undefined && kind !== 'automatic';
    const stopped = change.status === 'failed' || change.status === 'paused' ? change.status : undefined;
    if (numUpdatedRows > 0n && (isSent || stopped)) {
      const news = { occasion: `campaign ${id} ${now.toISOString()}`, objectId: id, name, locationId: null };
      const what = stopped ? STOPPED[stopped] : 'campaignSent';
      await addMessage(ownRows(trx, accountId), { kind: what, ...news }, now);
    }
  });
}

const STOPPED = { failed: 'campaignFailed', paused: 'campaignPaused' } as const;

/** Records the message in each contact's timeline. */
async function noteSent(trx: Transaction<Tables>, campaign: Due, service: Service, now: Date): Promise<void> {
  const own = ownRows(trx, campaign.accountId);
  const among = amongWhom(campaign, now);
  const ids = among === 'nobody' ? [] : await reachedBy(own, campaign, now, among);
  const { id: campaignId, name: campaignName, channel } = campaign;
  const event = { kind: 'campaignSent' as const, at: now.toISOString(), channel, campaignId, campaignName };
  await keepEvents(
    own,
    ids.map((id) => [id, event]),
  );
  // Each event counts as one message.
  const further = ids.length * ((await messagesPerRecipient(own, campaign)) - 1);
  if (further > 0) await countMessages(own, channel, further, now);
  if (service && service !== 'expired')
    await giveMessages(own, service, { campaignId, contactIds: ids, now });
}

async function step(db: Kysely<Tables>, campaign: Due, service: Service, now: Date): Promise<Change> {
  const { status, channel, quietHours, timezone } = campaign;
  if (status === 'scheduled') return { ...begun(campaign, now), updatedAt: now };
  const allowed = afterQuiet(now, quietHours, timezone);
  if (allowed > now) return { dueAt: allowed };
  if (channel === 'sms' && !(await hasSms(db, campaign.accountId))) {
    const failure = "SMS isn't enabled for this account. Have it enabled, then create a new campaign.";
    return { status: 'failed', failure, dueAt: null, updatedAt: now };
  }
  // Waits until the service is connected again or disconnected.
  if (service === 'expired') return { dueAt: new Date(now.getTime() + AUTOMATIC_MS) };
  const reach = await reachOf(db, campaign, now);
  const own = ownRows(db, campaign.accountId);
  const count = reach.sent * (await messagesPerRecipient(own, campaign));
  const failure = count > 0 && (await whyPaused(own, campaign, count, now));
  // Rounds are not sent in part, so that no recipient gets a message twice after resuming.
  if (failure) return { status: 'paused', failure, dueAt: null, seenUntil: null, updatedAt: now };
  const figures = stored(withRound(campaign, reach, now, timezone, service !== null));
  switch (campaign.kind) {
    case 'once':
      return { status: 'sent', ...figures, dueAt: null, updatedAt: now };
    case 'repeating': {
      const time = roundAfter(campaign, now);
      return { ...figures, time, dueAt: afterQuiet(time, quietHours, timezone), updatedAt: now };
    }
    case 'automatic': {
      const later = { seenUntil: now, dueAt: new Date(now.getTime() + AUTOMATIC_MS) };
      return reach.audience === 0 ? later : { ...later, ...figures, updatedAt: now };
    }
  }
}

/** Why a round cannot be sent until a user has changed something; undefined if it can. */
async function whyPaused(
  own: Kysely<OwnTables>,
  campaign: Due,
  count: number,
  now: Date,
): Promise<string | undefined> {
  if (await isSuspended(own)) return SUSPENDED;
  if (await lacksAddress(own, campaign)) return NO_ADDRESS;
  return (await lackOfMessages(own, { channel: campaign.channel, count, at: now }))?.detail;
}

async function reachOf(db: Kysely<Tables>, campaign: Due, now: Date): Promise<Reach> {
  const among = amongWhom(campaign, now);
  return among === 'nobody' ? NO_STATS : countAudience(ownRows(db, campaign.accountId), campaign, now, among);
}

/** The condition on an automatic campaign's audience; undefined for a round to all. */
function amongWhom({ kind, trigger, seenUntil, timezone }: Due, now: Date): Among | 'nobody' | undefined {
  if (kind !== 'automatic') return undefined;
  return (trigger && dueBetween(trigger, seenUntil ?? now, now, timezone)) ?? 'nobody';
}

/** The start of the next round. Rounds that were missed while the server was down are skipped. */
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
