import { Trans, useLingui } from '@lingui/react/macro';
import { IconMail, IconMessage } from '@tabler/icons-react';
import type { CampaignChannel } from '~/api/campaigns';
import { Icon } from '~/ui/icon';
import { channelLabels, formatMoment, zoneCity } from './campaign-words';
import styles from './campaigns.module.css';

export function ChannelIcon({ channel }: { channel: CampaignChannel }) {
  const { t } = useLingui();
  return <Icon label={t(channelLabels[channel])}>{channel === 'sms' ? <IconMessage /> : <IconMail />}</Icon>;
}

/** When it is sent, as the clocks of its own time zone show it, and whose clocks those are. */
export function Moment({ time, zone, locale }: { time: string; zone: string; locale: string }) {
  const city = zoneCity(zone);
  return (
    <time dateTime={time} className={styles.time}>
      {formatMoment(time, zone, locale)}
      <small>
        <Trans>{city} time</Trans>
      </small>
    </time>
  );
}
