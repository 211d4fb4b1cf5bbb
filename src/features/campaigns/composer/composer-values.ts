// The values of the composer: the body of a campaign, possibly incomplete.
import type { Campaign, CampaignCreate, CampaignQuietHours, CampaignStatusWanted } from '~/api/campaigns';
import type { FormState } from '~/components/form/field';
import type { FormValues } from '~/components/form/paths';

export type CampaignValues = FormValues<CampaignCreate>;

/** Saving can also schedule, send or resume the campaign. */
export type CampaignIntent = CampaignStatusWanted;

export type ComposerState = FormState<CampaignValues, Campaign, CampaignIntent>;

export const NIGHT: CampaignQuietHours = { from: '21:00', to: '09:00' };

/** The contract's default depends on the channel, so it is in no schema. */
export const quietHoursOf = ({ channel, quietHours }: CampaignValues): CampaignQuietHours | null =>
  quietHours === undefined ? (channel === 'sms' ? NIGHT : null) : quietHours;
