import { useLingui } from '@lingui/react/macro';
import type { Campaign, CampaignChannel } from '~/api/campaigns';
import { mediaUrl } from '~/api/media-url';
import { Icon } from '~/ui/icon';
import { IconMail, IconMessage } from '~/ui/icons';
import { channelLabels, formatInZone, rhythmOf } from './model/campaign-labels';

export function ChannelIcon({ channel }: { channel: CampaignChannel }) {
  const { t } = useLingui();
  return <Icon label={t(channelLabels[channel])}>{channel === 'sms' ? <IconMessage /> : <IconMail />}</Icon>;
}

/** The first picture of the email, or else the icon of its channel. */
export function CampaignPicture({ campaign: { channel, thumbUrl } }: { campaign: Campaign }) {
  const { t } = useLingui();
  if (thumbUrl === null) return <ChannelIcon channel={channel} />;
  return <img src={mediaUrl(thumbUrl)} alt={t(channelLabels[channel])} loading="lazy" />;
}

/** Which event sends a campaign without a time. */
export const WithoutTime = ({ campaign }: { campaign: Campaign }) => {
  const { t } = useLingui();
  return campaign.kind === 'automatic' ? t(rhythmOf(campaign)) : t`Not scheduled`;
};

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time in a row, with its zone for users in another one: `Sat, Nov 28, 9:00 AM EST`. */
export function RowTime({ campaign, locale }: { campaign: Campaign; locale: string }) {
  const { time, timezone } = campaign;
  if (time === null) return <WithoutTime campaign={campaign} />;
  return (
    <time dateTime={time}>
      {formatInZone(time, timezone, locale, timezone !== ownZone ? { timeZoneName: 'short' } : undefined)}
    </time>
  );
}
