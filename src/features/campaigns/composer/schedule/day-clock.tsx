import { Trans, useLingui } from '@lingui/react/macro';
import { dateFormat } from '~/lib/formatters';
import { isZone } from '~/lib/time-zone';
import { minutesOf, toWall } from '~/lib/wall-clock';
import { formatClock, formatInZone, rhythmOf, zoneCity } from '../../model/campaign-labels';
import shared from '../model/composer.module.css';
import type { ComposerState } from '../model/composer-context';
import { useComposer } from '../model/composer-context';
import styles from './schedule.module.css';
import { quietHoursOf, timingOf } from './timing';

const DAY = 24 * 60;
const HOURS = [0, 6, 12, 18];

/** The day of sending as a bar with quiet hours and the sending time, and as text below. */
export function DayClock({ values }: ComposerState) {
  const { t, i18n } = useLingui();
  const { isNow, status } = useComposer();
  const { kind = 'once', time = null, timezone = 'UTC' } = values;
  const quietHours = quietHoursOf(values);
  const zone = isZone(timezone) ? timezone : 'UTC';
  const { at: sendsAt } = timingOf(values, { status, isNow, now: new Date() });
  const wall = sendsAt && toWall(sendsAt, zone);
  const at = wall === null ? null : minutesOf(wall.slice(11)) / DAY;
  const [from, to] = quietHours ? [minutesOf(quietHours.from) / DAY, minutesOf(quietHours.to) / DAY] : [0, 0];
  const quiet = !quietHours
    ? []
    : from <= to
      ? [[from, to]]
      : [
          [0, to],
          [from, 1],
        ];
  const hour = dateFormat(i18n.locale, { hour: 'numeric', timeZone: 'UTC' });
  const city = zoneCity(zone);
  const moment = time === null ? '' : formatInZone(time, zone, i18n.locale);
  const quietFrom = quietHours && formatClock(quietHours.from, i18n.locale);
  const quietTo = quietHours && formatClock(quietHours.to, i18n.locale);
  const rhythm = t(rhythmOf(values));
  return (
    <div className={styles.clockface}>
      {(at !== null || quietHours) && (
        <>
          <div className={styles.dial} aria-hidden>
            {quiet.map(([start = 0, end = 0]) => (
              <span key={start} className={styles.hush} style={{ '--from': start, '--to': end }} />
            ))}
            {at !== null && <span className={styles.hand} style={{ '--at': at }} />}
          </div>
          <div className={styles.hours} aria-hidden>
            {HOURS.map((one) => (
              <span key={one}>{hour.format(Date.UTC(2026, 0, 1, one))}</span>
            ))}
          </div>
        </>
      )}
      <p className="weight-medium">
        {kind === 'automatic' ? (
          rhythm
        ) : kind === 'once' && isNow ? (
          <Trans>Now</Trans>
        ) : time === null ? (
          <Trans>Not scheduled</Trans>
        ) : kind === 'repeating' ? (
          <Trans>
            {rhythm}, first on {moment}, {city} time
          </Trans>
        ) : (
          <Trans>
            {moment}, {city} time
          </Trans>
        )}
      </p>
      <p className={shared.note}>
        {quietHours ? (
          <Trans>
            Quiet between {quietFrom} and {quietTo}: messages wait until {quietTo}.
          </Trans>
        ) : (
          <Trans>No quiet hours: sent at any time of day.</Trans>
        )}
      </p>
    </div>
  );
}
