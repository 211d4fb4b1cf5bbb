// The values of the composer: the body of a campaign, possibly incomplete.
import type { Campaign, CampaignCreate, CampaignQuietHours, CampaignStatusWanted } from '~/api/campaigns';
import type { FormState } from '~/components/form/field';
import type { FormValues } from '~/components/form/paths';
import { isZone } from '~/lib/time-zone';
import { afterQuiet } from '~/lib/wall-clock';

export type CampaignValues = FormValues<CampaignCreate>;

/** Saving can also schedule, send or resume the campaign. */
export type CampaignIntent = CampaignStatusWanted;

export type ComposerState = FormState<CampaignValues, Campaign, CampaignIntent>;

export const NIGHT: CampaignQuietHours = { from: '21:00', to: '09:00' };

/** The contract's default depends on the channel, so it is in no schema. */
export const quietHoursOf = ({ channel, quietHours }: CampaignValues): CampaignQuietHours | null =>
  quietHours === undefined ? (channel === 'sms' ? NIGHT : null) : quietHours;

/** The quiet hours, if the given time is within them, so that a message is sent at their end. */
export function quietNow(values: CampaignValues, now: Date): CampaignQuietHours | null {
  const { timezone = 'UTC' } = values;
  const quiet = quietHoursOf(values);
  return quiet && isZone(timezone) && afterQuiet(now, quiet, timezone) > now ? quiet : null;
}
