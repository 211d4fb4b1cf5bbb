import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatClock, formatMoment, rhythmOf, zoneCity } from '../../campaign-words';
import { type CampaignValues, quietNow } from '../composer-values';

interface SendOptions {
  isPaused: boolean;
  isNow: boolean;
  count: number | null;
}

/** What the button will do, as a sentence with recipients and time. */
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
    if (kind === 'once' && isNow) {
      const quiet = quietNow(values, new Date());
      return quiet
        ? t`Send at ${formatClock(quiet.to, i18n.locale)} (quiet hours)`
        : t`Send now to ${people}`;
    }
    if (!time) return t`Send`;
    const moment = formatMoment(time, timezone, i18n.locale);
    const city = zoneCity(timezone);
    return kind === 'repeating'
      ? t`Send to ${people} from ${moment}, ${city} time: ${t(rhythmOf(values))}`
      : t`Send to ${people} on ${moment}, ${city} time`;
  };
}
