// Labels for a campaign's statuses, kinds and times.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type {
  Campaign,
  CampaignChannel,
  CampaignStatus,
  CampaignTrigger,
  CampaignTriggerEvent,
} from '~/api/campaigns';
import { formatMoment as formatTime } from '~/lib/format';
import { dateFormat } from '~/lib/formatters';
import { cityOf, isZone } from '~/lib/time-zone';
import { isShownTwice } from '~/lib/wall-clock';
import type { BadgeProps } from '~/ui/badge';

export const channelLabels: Record<CampaignChannel, MessageDescriptor> = {
  email: msg`Email`,
  sms: msg`SMS`,
};

const STATUS: Record<CampaignStatus, { label: MessageDescriptor; tone?: NonNullable<BadgeProps['tone']> }> = {
  draft: { label: msg`Draft` },
  scheduled: { label: msg`Scheduled`, tone: 'accent' },
  sending: { label: msg`Sending`, tone: 'accent' },
  paused: { label: msg`Paused`, tone: 'warning' },
  sent: { label: msg`Sent`, tone: 'success' },
  canceled: { label: msg`Canceled` },
  failed: { label: msg`Failed`, tone: 'danger' },
};

/** A repeating or automatic campaign is not sent continuously, so it is called active. */
export const statusOf = ({ status, kind }: Pick<Campaign, 'status' | 'kind'>) =>
  status === 'sending' && kind !== 'once' ? { label: msg`Active`, tone: 'success' as const } : STATUS[status];

/** Whether a round has been sent. */
export const wasSent = ({ stats }: Pick<Campaign, 'stats'>): boolean => stats.audience > 0 || stats.sent > 0;

export const triggerLabels: Record<CampaignTriggerEvent, MessageDescriptor> = {
  after_photo: msg`After a photo was taken`,
  winback: msg`After the last visit`,
  birthday: msg`Before the birthday`,
  not_viewed: msg`After a sent photo was not viewed`,
};

/** Its repetition or trigger. */
export function rhythmOf({
  kind = 'once',
  repeat,
  trigger,
}: Partial<Pick<Campaign, 'kind' | 'repeat' | 'trigger'>>) {
  if (kind === 'once') return msg`Once`;
  if (kind === 'repeating') {
    if (!repeat) return msg`Repeating`;
    const { every, unit } = repeat;
    return unit === 'week'
      ? msg`${plural(every, { one: 'Every week', other: 'Every # weeks' })}`
      : msg`${plural(every, { one: 'Every month', other: 'Every # months' })}`;
  }
  if (!trigger) return msg`Automatically`;
  const { event, delayDays: days } = trigger;
  switch (event) {
    case 'after_photo':
      return msg`${plural(days, { 0: 'On the day of a photo', one: '# day after a photo', other: '# days after a photo' })}`;
    case 'winback':
      return msg`${plural(days, { 0: 'On the day of the visit', one: '# day after the last visit', other: '# days after the last visit' })}`;
    case 'birthday':
      return msg`${plural(days, { 0: 'On the birthday', one: '# day before the birthday', other: '# days before the birthday' })}`;
    case 'not_viewed':
      return msg`${plural(days, { 0: 'The day a sent photo was not viewed', one: '# day after a sent photo was not viewed', other: '# days after a sent photo was not viewed' })}`;
  }
}

/** When each person gets an automatic campaign, within a sentence. */
export function eachTime({ event, delayDays: days }: CampaignTrigger): MessageDescriptor {
  switch (event) {
    case 'after_photo':
      return msg`${plural(days, { 0: 'on the day their photo was taken', one: '# day after their photo was taken', other: '# days after their photo was taken' })}`;
    case 'winback':
      return msg`${plural(days, { 0: 'on the day of their visit', one: '# day after their last visit', other: '# days after their last visit' })}`;
    case 'birthday':
      return msg`${plural(days, { 0: 'on their birthday', one: '# day before their birthday', other: '# days before their birthday' })}`;
    case 'not_viewed':
      return msg`${plural(days, { 0: 'on the day they got a photo that they did not view', one: '# day after they got a photo that they did not view', other: '# days after they got a photo that they did not view' })}`;
  }
}

/** A time in its time zone, in the same format everywhere: `Sat, Nov 28, 9:00 AM`. */
export const formatInZone = (
  time: string | Date,
  zone: string,
  locale: string,
  more?: Pick<Intl.DateTimeFormatOptions, 'timeZoneName'>,
): string => {
  const timeZone = isZone(zone) ? zone : 'UTC';
  return formatTime(time, locale, {
    timeZone,
    // Summer or winter time, in the hour that both have.
    ...(isShownTwice(new Date(time), timeZone) && { timeZoneName: 'short' }),
    ...more,
  });
};

/** The city of a time zone, as in `Toronto time`. */
export const zoneCity = (zone: string): string => cityOf(isZone(zone) ? zone : 'UTC');

/** `21:00` in the user's time format: `9:00 PM`. */
export const formatClock = (clock: string, locale: string): string =>
  dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${clock}:00Z`),
  );

/** A share, or nothing if the total is 0. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
