import { Trans } from '@lingui/react/macro';
import type { Campaign } from '~/api/campaigns';
import { WithoutTime } from './campaign-cells';
import styles from './campaign-panel.module.css';
import { formatInZone, zoneCity } from './model/campaign-labels';

/** When a campaign is sent next, in its time zone, with the zone's name; or which event sends it. */
export function SendTime({ campaign, locale }: { campaign: Campaign; locale: string }) {
  const { time, timezone } = campaign;
  if (time === null) return <WithoutTime campaign={campaign} />;
  const city = zoneCity(timezone);
  return (
    <time dateTime={time} className={styles.time}>
      {formatInZone(time, timezone, locale)}
      <small className="hint">
        <Trans>{city} time</Trans>
      </small>
    </time>
  );
}
