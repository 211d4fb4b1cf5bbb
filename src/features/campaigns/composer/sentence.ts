import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cityOf, isZone } from '~/lib/wall-clock';
import { rhythmOf } from '../campaign-words';
import type { Draft } from './draft-values';

const WEEK = 7 * 24 * 60 * 60_000;

/** What the button will do, as a sentence: to how many, and when. */
export function useSentence(): (draft: Draft, asked: { isNow: boolean; count: number | null }) => string {
  const { t, i18n } = useLingui();
  return (draft, { isNow, count }) => {
    const { kind, time, timezone, status } = draft;
    if (status === 'paused') return t`Save and go on sending`;
    const people =
      count === null
        ? t`everyone in the audience`
        : t`${plural(count, { one: '# person', other: '# people' })}`;
    if (kind === 'automatic') return t`Start: ${t(rhythmOf(draft))}`;
    if (kind === 'once' && isNow) return t`Send now to ${people}`;
    if (time === null) return t`Send`;
    const zone = isZone(timezone) ? timezone : 'UTC';
    const date = new Date(time);
    // A weekday names one day only within a week.
    const isNear = date.getTime() - Date.now() < WEEK;
    const parts: Intl.DateTimeFormatOptions = {
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
      ...(!isNear && { day: 'numeric', month: 'short' }),
    };
    // Without the comma that some languages put between the day and the hour.
    const moment = new Intl.DateTimeFormat(i18n.locale, parts).format(date).replaceAll(',', '');
    const city = cityOf(zone);
    return kind === 'repeating'
      ? t`Send to ${people} from ${moment} ${city} time on: ${t(rhythmOf(draft))}`
      : t`Send to ${people} on ${moment} ${city} time`;
  };
}
