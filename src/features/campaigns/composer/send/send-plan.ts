// What pressing the send button would do: when it sends, to how many, and whether it can.
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { AudienceReach } from '~/api/campaigns';
import { formatClock, formatInZone, rhythmOf, zoneCity } from '../../model/campaign-labels';
import type { CampaignValues } from '../model/composer-context';
import { type Timing, type TimingInput, timingOf } from '../schedule/timing';
import { type Blocker, type BlockerInput, blockersOf } from './blockers';

export interface SendPlan extends Timing {
  /** The status to request. After `sending`, the campaign is `scheduled` for as long as it can be undone. */
  intent: 'sending' | 'scheduled';
  /** It is checked while the audience or the message is unknown, and blocked also by the plan and its limit. */
  state: 'ready' | 'checking' | 'blocked';
  blockers: Blocker[];
  /** The number of recipients; null while it is unknown. */
  count: number | null;
  /** How many messages one recipient costs. */
  each: number;
  /** The plan's monthly message limit; null without one, and while the recipients are unknown. */
  limit: MonthLimit | null;
  /** What the button will do, as a sentence with recipients and time. */
  label: (i18n: I18n) => string;
}

export interface MonthLimit {
  /** How many messages the plan includes. */
  max: number;
  /** How many are left in the month in which it is sent. */
  left: number;
  /** How many its next round needs. */
  needed: number;
  /** Whether they are enough for its next round. */
  isEnough: boolean;
}

export interface SendPlanInput extends TimingInput, Omit<BlockerInput, 'mode' | 'count'> {
  /** The recipients; null while they are unknown. */
  reach: Pick<AudienceReach, 'count' | 'limit'> | null;
  each: number;
  /** Whether the account's plan includes campaigns. */
  isInPlan: boolean;
  /** Whether the server has accepted the message as it is now. */
  isAccepted: boolean;
}

export function sendPlan(values: CampaignValues, input: SendPlanInput): SendPlan {
  const { reach, each, isInPlan, isAccepted } = input;
  const timing = timingOf(values, input);
  const count = reach?.count ?? null;
  const blockers = blockersOf(values, { ...input, mode: timing.mode, count });
  const limit = reach && monthLimitOf(values, timing, reach, input);
  const isBlocked = blockers.length > 0 || limit?.isEnough === false || !isInPlan;
  return {
    ...timing,
    intent: timing.mode === 'schedule' ? 'scheduled' : 'sending',
    state: isBlocked ? 'blocked' : count !== null && isAccepted ? 'ready' : 'checking',
    blockers,
    count,
    each,
    limit,
    label: (i18n) => labelOf(values, timing, count, i18n),
  };
}

/** @returns null where the plan has no limit */
function monthLimitOf(
  { kind }: CampaignValues,
  { mode, at }: Timing,
  { limit: { used, max }, count }: Pick<AudienceReach, 'count' | 'limit'>,
  { now, each }: Pick<SendPlanInput, 'now' | 'each'>,
): MonthLimit | null {
  if (max === null) return null;
  const isLater = mode === 'schedule' && at !== null && monthOf(at) > monthOf(now);
  const left = isLater ? max : Math.max(0, max - used);
  // An automatic campaign sends a few at a time.
  const needed = each * (kind === 'automatic' ? 1 : count);
  return { max, left, needed, isEnough: needed <= left };
}

/** In UTC, as the plan counts. */
const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

function labelOf(values: CampaignValues, timing: Timing, count: number | null, i18n: I18n): string {
  const { kind, timezone = 'UTC', time } = values;
  const { mode, quiet } = timing;
  if (mode === 'resume') return i18n._(msg`Save and resume sending`);
  if (mode === 'activate') return i18n._(msg`Activate: ${i18n._(rhythmOf(values))}`);
  if (quiet) return i18n._(msg`Send at ${formatClock(quiet.to, i18n.locale)} (quiet hours)`);
  const people = i18n._(
    count === null
      ? msg`everyone in the audience`
      : msg`${plural(count, { one: '# person', other: '# people' })}`,
  );
  if (mode === 'now') return i18n._(msg`Send now to ${people}`);
  if (!time) return i18n._(msg`Send`);
  const moment = formatInZone(time, timezone, i18n.locale);
  const city = zoneCity(timezone);
  return kind === 'repeating'
    ? i18n._(msg`Send to ${people} from ${moment}, ${city} time: ${i18n._(rhythmOf(values))}`)
    : i18n._(msg`Send to ${people} on ${moment}, ${city} time`);
}
