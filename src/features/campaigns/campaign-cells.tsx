import { useLingui } from '@lingui/react/macro';
import { IconMail, IconMessage } from '@tabler/icons-react';
import type { CampaignChannel } from '~/api/campaigns';
import { Icon } from '~/ui/icon';
import { channelLabels, momentParts } from './campaign-words';
import styles from './campaigns.module.css';

export function ChannelIcon({ channel }: { channel: CampaignChannel }) {
  const { t } = useLingui();
  return <Icon label={t(channelLabels[channel])}>{channel === 'sms' ? <IconMessage /> : <IconMail />}</Icon>;
}

/** When it goes out, as the clocks of its own time zone show it, and below it whose clocks those are. */
export function Moment({ time, zone, locale }: { time: string; zone: string; locale: string }) {
  const { shown, city } = momentParts(time, zone, locale);
  return (
    <time dateTime={time} className={styles.time}>
      {shown}
      {city !== null && <small>{city}</small>}
    </time>
  );
}
