// Campaigns in all states, whose figures are counted among the contacts that there are.
import type { Insertable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { afterQuietHours } from '../campaigns/clock.ts';
import { columnsOf, newFields } from '../campaigns/fields.ts';
import { NO_STATS } from '../campaigns/rounds.ts';
import { folded } from '../store/search.ts';
import type { Tables } from '../store/tables.ts';
import type { Business } from './business.ts';
import type { Calendar } from './calendar.ts';
import type { Person } from './contacts.ts';
import { createDice, idOf } from './random.ts';
import { meets, type Reached, reachedBy } from './tally.ts';
import type { CampaignPlan } from './trade.ts';
import { TRADES } from './trades/index.ts';

type Stats = components['schemas']['CampaignStats'];

export interface Counting {
  /** Takes a contact into account. */
  count(person: Person, photographed: Date | undefined, nth: number): void;
  rows(): Insertable<Tables['campaigns']>[];
}

interface Parts {
  seed: number;
  calendar: Calendar;
  now: Date;
  mailTemplate: string;
  mediaId: string | null;
  productIds: string[];
}

export function countCampaigns(business: Business, parts: Parts): Counting {
  const { calendar } = parts;
  const plans = TRADES[business.category].campaigns.map((plan) => ({
    plan,
    sentAt: lastRound(plan, calendar),
    reached: nobody(),
  }));
  return {
    count: (person, photographed, nth) => {
      for (const { plan, sentAt, reached } of plans) {
        if (!sentAt || person.row.createdAt > sentAt) continue;
        // What happens to each at their own time has happened to some so far.
        if (plan.kind === 'automatic' && nth % 4 !== 0) continue;
        if (meets(plan.audience, person, photographed, sentAt)) reached[reachedBy(plan.channel, person)] += 1;
      }
    },
    rows: () =>
      plans.map(({ plan, sentAt, reached }, nth) =>
        campaignRow(business, { plan, sentAt, reached, nth }, parts),
      ),
  };
}

const nobody = (): Record<Reached, number> => ({ sent: 0, noAddress: 0, noConsent: 0, bounced: 0 });

/** When the last round went out; undefined when none did. */
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
): Insertable<Tables['campaigns']> {
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
        : afterQuietHours(time, fields.quietHours, fields.timezone)
      : null;
  const isInForce = kind === 'automatic' && status === 'sending';
  return {
    id: idOf(seed, accountId, 'campaign', name),
    accountId,
    ...columnsOf(fields),
    status,
    stats: JSON.stringify(sentAt ? statsOf(reached, plan, dice) : NO_STATS),
    failure: plan.failure ?? null,
    createdBy: JSON.stringify(createdBy),
    dueAt: isInForce ? now : dueAt,
    seenUntil: isInForce ? now : null,
    searchText: folded(name),
    createdAt,
    updatedAt: sentAt ?? (status === 'cancelled' || status === 'failed' ? (time ?? createdAt) : createdAt),
  };
}

/** All rounds together. What was not bounced arrived, some of that was opened, and some of those led to a click. */
function statsOf(
  reached: Record<Reached, number>,
  { channel, rounds = 1 }: CampaignPlan,
  { float }: { float(): number },
): Stats {
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
  const audience = sent + skipped.noAddress + skipped.noConsent + skipped.bounced;
  return {
    audience,
    skipped,
    sent,
    delivered,
    opened,
    clicked,
    bounced,
    unsubscribed: Math.round(delivered * 0.01 * float()),
  };
}
