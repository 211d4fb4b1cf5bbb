// The plan's messages of the month, for the channel of a campaign.
import type { AudienceReach } from '~/api/campaigns';
import type { CampaignValues } from '../composer-values';

export interface MonthLimit {
  /** How many the plan includes. */
  max: number;
  /** How many are left in the month in which it is sent. */
  left: number;
  /** How many its next round needs. */
  needed: number;
  /** Whether they are enough for its next round. */
  isEnough: boolean;
}

interface SendTime {
  /** It is sent immediately. */
  isAtOnce: boolean;
  now: Date;
  /** How many messages one recipient costs. */
  each: number;
}

/** @returns null where the plan has no limit */
export function monthLimitOf(
  { kind, time }: CampaignValues,
  { limit: { used, max }, count }: Pick<AudienceReach, 'limit' | 'count'>,
  { isAtOnce, now, each }: SendTime,
): MonthLimit | null {
  if (max === null) return null;
  const isLater = !isAtOnce && Boolean(time) && monthOf(new Date(time ?? now)) > monthOf(now);
  const left = isLater ? max : Math.max(0, max - used);
  // An automatic campaign sends a few at a time.
  const needed = each * (kind === 'automatic' ? 1 : count);
  return { max, left, needed, isEnough: needed <= left };
}

/** In UTC, as the plan counts. */
const monthOf = (at: Date): string => (Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 7));
