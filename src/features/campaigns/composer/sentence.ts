import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cityOf, isZone } from '~/lib/wall-clock';
import { rhythmOf } from '../campaign-words';
import type { CampaignValues } from './composer-values';

const WEEK = 7 * 24 * 60 * 60_000;

interface SendOptions {
  isPaused: boolean;
  isNow: boolean;
  count: number | null;
}

/** What the button will do, as a sentence: to how many, and when. */
export function useSentence(): (values: CampaignValues, options: SendOptions) => string {
  const { t, i18n } = useLingui();
  return (values, { isPaused, isNow, count }) => {
    const { kind = 'once', time, timezone = 'UTC' } = values;
    if (isPaused) return t`Save and resume sending`;
    const people =
      count === null
        ? t`everyone in the audience`
        : t`${plural(count, { one: '# person', other: '# people' })}`;
    if (kind === 'automatic') return t`Activate: ${t(rhythmOf(values))}`;
    if (kind === 'once' && isNow) return t`Send now to ${people}`;
    if (!time) return t`Send`;
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
      ? t`Send to ${people} from ${moment} ${city} time on: ${t(rhythmOf(values))}`
      : t`Send to ${people} on ${moment} ${city} time`;
  };
}
