// Campaigns in all statuses, with figures that match the contacts.
import type { Insertable } from 'kysely';
import { afterQuiet } from '../../../src/lib/wall-clock.ts';
import { columnsOf, newFields } from '../campaigns/fields.ts';
import { type Figures, NO_STATS, stored } from '../campaigns/figures.ts';
import { nameColumns } from '../store/search.ts';
import type { Tables } from '../store/tables.ts';
import type { Business } from './business.ts';
import { type Calendar, DAY } from './calendar.ts';
import { figuresOf, followed } from './campaign-days.ts';
import type { Person } from './contacts.ts';
import { createDice, idOf } from './random.ts';
import { meets, type Reached, reachedBy } from './tally.ts';
import type { CampaignPlan } from './trade.ts';
import { TRADES } from './trades/index.ts';
import type { Row } from './write.ts';

export interface Counting {
  /** Adds a contact to the figures. */
  count(person: Person, photographed: Date | undefined, nth: number): void;
  /** The messages sent to the contacts counted since the last call. */
  takeSent(): Row<'contactEvents'>[];
  rows(): (Insertable<Tables['campaigns']> & { stats: string })[];
  /** Who opened and clicked, as many as the figures of the rows say. */
  events(): Row<'messageEvents'>[];
}

interface Parts {
  seed: number;
  calendar: Calendar;
  now: Date;
  mailTemplate: string;
  mediaId: string | null;
  productIds: string[];
  /** The URL where a product is sold. */
  shopOf(productId: string): string | null;
}

export function countCampaigns(business: Business, parts: Parts): Counting {
  const { calendar } = parts;
  const plans = TRADES[business.category].campaigns.map((plan) => ({
    plan,
    sentAt: lastRound(plan, calendar),
    reached: nobody(),
    recipients: [] as string[],
  }));
  let sent: Row<'contactEvents'>[] = [];
  return {
    takeSent: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    count: (person, photographed, nth) => {
      for (const { plan, sentAt, reached, recipients } of plans) {
        if (!sentAt || person.row.createdAt > sentAt) continue;
        // Automatic campaigns have reached only some contacts so far.
        if (plan.kind === 'automatic' && nth % 4 !== 0) continue;
        if (!meets(plan.audience, person, photographed, sentAt)) continue;
        const fate = reachedBy(plan.channel, person);
        reached[fate] += 1;
        if (fate !== 'sent') continue;
        recipients.push(person.row.id);
        sent.push(...messages(business, parts.seed, plan, person, sentAt, nth));
      }
    },
    rows: () =>
      plans.map(({ plan, sentAt, reached }, nth) =>
        campaignRow(business, { plan, sentAt, reached, nth }, parts),
      ),
    events() {
      return this.rows().flatMap(({ id, accountId, stats }, nth) => {
        const { sentAt: at, recipients } = plans[nth] ?? {};
        if (!at || !recipients) return [];
        const { opened, clicked }: Figures['stats'] = JSON.parse(stats);
        // Not the same people in each campaign.
        const from = (nth * 37) % Math.max(1, recipients.length);
        const readers = [...recipients.slice(from), ...recipients.slice(0, from)];
        const did = (kind: 'opened' | 'clicked', count: number) =>
          readers.slice(0, count).map((contactId) => ({ accountId, campaignId: id, contactId, kind, at }));
        return [...did('opened', opened), ...did('clicked', clicked)];
      });
    },
  };
}

/** The rounds of a campaign that were sent to a contact who existed by then. */
function messages(
  { id: accountId }: Business,
  seed: number,
  { name, channel, kind, rounds = 1 }: CampaignPlan,
  { row }: Person,
  sentAt: Date,
  nth: number,
): Row<'contactEvents'>[] {
  const details = { channel, campaignId: idOf(seed, accountId, 'campaign', name), campaignName: name };
  // Automatic messages are sent on a different day for each contact.
  const daysAgo = Array.from({ length: rounds }, (_, i) => (kind === 'automatic' ? nth % 90 : i * 30));
  return daysAgo
    .map((days) => new Date(sentAt.getTime() - days * DAY))
    .map((at) => (kind === 'automatic' && at < row.createdAt ? sentAt : at))
    .filter((at) => at >= row.createdAt)
    .map((at) => ({ accountId, contactId: row.id, at, kind: 'campaignSent', details }));
}

const nobody = (): Record<Reached, number> => ({ sent: 0, noAddress: 0, noConsent: 0, bounced: 0 });

/** The time of the last round; undefined if there was none. */
function lastRound({ status, kind, day = 0, rounds }: CampaignPlan, calendar: Calendar): Date | undefined {
  if (kind === 'automatic') return status === 'sending' ? calendar.day(-1) : undefined;
  if (kind === 'repeating') return rounds ? calendar.day(day - 30) : undefined;
  return status === 'sent' ? calendar.day(day, 10) : undefined;
}

interface Counted {
  plan: CampaignPlan;
  sentAt: Date | undefined;
  reached: Record<Reached, number>;
  nth: number;
}

function campaignRow(
  business: Business,
  { plan, sentAt, reached, nth }: Counted,
  parts: Parts,
): ReturnType<Counting['rows']>[number] {
  const { id: accountId, site, owner, staff } = business;
  const { seed, calendar, now } = parts;
  const { name, channel, kind, status, text } = plan;
  const bySms = channel === 'sms';
  const dice = createDice(seed, `${accountId}/campaign/${nth}`);
  const isFuture = status === 'scheduled' || (kind === 'repeating' && status !== 'draft');
  const time =
    kind === 'automatic' || plan.day === undefined ? null : calendar.day(plan.day, isFuture ? 14 : 10);
  const fields = newFields(
    {
      name,
      channel,
      kind,
      time: time?.toISOString() ?? null,
      repeat: plan.repeat ?? null,
      trigger: plan.trigger ?? null,
      audience: plan.audience,
      ...(bySms
        ? { smsBody: text }
        : { subject: plan.subject ?? name, preheader: plan.preheader ?? null, body: text }),
      ...(text.includes('{{link}}') && { linkUrl: `${site}/book` }),
      ...(!bySms &&
        nth % 2 === 0 && {
          templateId: parts.mailTemplate,
          productIds: parts.productIds.slice(nth % 3, (nth % 3) + 2),
        }),
      ...(!bySms && parts.mediaId !== null && nth % 3 === 0 && { mediaIds: [parts.mediaId] }),
      ...(kind === 'automatic' &&
        !bySms && { senderName: `${owner.name.split(' ')[0]} at ${business.name}`, replyTo: owner.email }),
    },
    business,
  );
  const writer = staff.find((one) => one.status === 'active');
  const createdBy =
    writer && nth % 3 === 1
      ? { id: writer.id, name: `${writer.firstName} ${writer.lastName}` }
      : { id: accountId, name: owner.name };
  const createdAt = calendar.day(
    Math.min(-3, (plan.day ?? 0) - 9 - 30 * (plan.rounds ?? 0)) - (kind === 'automatic' ? 240 : 0),
    11,
  );
  const dueAt =
    time && isFuture && status !== 'paused'
      ? status === 'scheduled'
        ? time
        : afterQuiet(time, fields.quietHours, fields.timezone)
      : null;
  const urls = [fields.linkUrl, ...fields.productIds.map(parts.shopOf)].filter((url) => url !== null);
  const figures: Figures = sentAt
    ? figuresOf(
        happenedTo(reached, plan, urls.length > 0, dice),
        roundsOf(plan, { first: createdAt, last: sentAt, sent: reached.sent }),
        fields.timezone,
        calendar.today,
      )
    : { stats: NO_STATS, days: [] };
  const isInForce = kind === 'automatic' && status === 'sending';
  return {
    id: idOf(seed, accountId, 'campaign', name),
    accountId,
    ...columnsOf(fields),
    status,
    ...stored(figures),
    links: JSON.stringify(followed(urls, figures.stats.clicked)),
    failure: plan.failure ?? null,
    createdBy: JSON.stringify(createdBy),
    dueAt: isInForce ? now : dueAt,
    seenUntil: isInForce ? now : null,
    ...nameColumns(name),
    createdAt,
    updatedAt: sentAt ?? (status === 'canceled' || status === 'failed' ? (time ?? createdAt) : createdAt),
  };
}

/** The times of all rounds. An automatic campaign sends a few messages at a time. */
function roundsOf(
  { kind, repeat, rounds = 1 }: CampaignPlan,
  { first, last, sent }: { first: Date; last: Date; sent: number },
): Date[] {
  const isAutomatic = kind === 'automatic';
  const count = isAutomatic ? Math.min(90, Math.max(1, Math.floor(sent / 3))) : rounds;
  const apart = isAutomatic
    ? (last.getTime() - first.getTime()) / count
    : (repeat?.every ?? 1) * (repeat?.unit === 'week' ? 7 : 30) * DAY;
  return Array.from({ length: count }, (_, nth) => new Date(last.getTime() - (count - 1 - nth) * apart));
}

/**
 * The totals of all rounds: some messages bounced, some of the others were opened, and some of
 * those were clicked.
 */
function happenedTo(
  reached: Record<Reached, number>,
  { channel, rounds = 1 }: CampaignPlan,
  hasLinks: boolean,
  { float }: { float(): number },
) {
  const each = (count: number) => count * rounds;
  const sent = each(reached.sent);
  const bounced = Math.round(sent * 0.012 * float());
  const delivered = sent - bounced;
  const opened = channel === 'sms' ? 0 : Math.round(delivered * (0.36 + 0.24 * float()));
  const clicked = Math.round((channel === 'sms' ? delivered * 0.18 : opened * 0.34) * (0.6 + 0.4 * float()));
  const skipped = {
    noAddress: each(reached.noAddress),
    noConsent: each(reached.noConsent),
    bounced: each(reached.bounced),
    duplicate: 0,
  };
  return {
    audience: sent + skipped.noAddress + skipped.noConsent + skipped.bounced,
    skipped,
    sent,
    opened,
    clicked: hasLinks ? clicked : 0,
    bounced,
    unsubscribed: Math.round(delivered * 0.01 * float()),
  };
}
