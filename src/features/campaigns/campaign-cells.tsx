import { Trans, useLingui } from '@lingui/react/macro';
import { IconMail, IconMessage } from '@tabler/icons-react';
import type { Campaign, CampaignChannel } from '~/api/campaigns';
import { mediaUrl } from '~/api/media-url';
import { Icon } from '~/ui/icon';
import { channelLabels, formatMoment, rhythmOf, zoneCity } from './campaign-words';
import styles from './campaigns.module.css';

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

interface MomentProps {
  time: string;
  zone: string;
  locale: string;
  /** Names the zone only if the user is in another. */
  brief?: boolean | undefined;
}

/** When it is sent, in its time zone, with the zone's name. */
export function Moment({ time, zone, locale, brief }: MomentProps) {
  const city = zoneCity(zone);
  return (
    <time dateTime={time} className={styles.time}>
      {formatMoment(time, zone, locale)}
      {!(brief && zone === new Intl.DateTimeFormat().resolvedOptions().timeZone) && (
        <small>
          <Trans>{city} time</Trans>
        </small>
      )}
    </time>
  );
}

/** When it is sent next, or which event sends it. */
export function SendTime({
  campaign,
  ...moment
}: { campaign: Campaign } & Pick<MomentProps, 'locale' | 'brief'>) {
  const { t } = useLingui();
  const { time, timezone, kind } = campaign;
  if (time !== null) return <Moment {...moment} time={time} zone={timezone} />;
  return kind === 'automatic' ? t(rhythmOf(campaign)) : t`Not scheduled`;
}
