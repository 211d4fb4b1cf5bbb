import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isZone } from '~/lib/time-zone';
import { afterQuiet, isShownTwice, toWall } from '~/lib/wall-clock';
import type { FieldInputProps } from '~/patterns/form/field';
import { Button } from '~/ui/button';
import { formatClock, formatInZone, zoneCity } from '../../model/campaign-labels';
import { SkippedTime, useEnteredTime } from '../../model/skipped-time';
import shared from '../model/composer.module.css';
import type { CampaignValues } from '../model/composer-context';
import { useComposer } from '../model/composer-context';
import styles from './schedule.module.css';
import { quietHoursOf } from './timing';

type Mode = 'none' | 'now' | 'at';

type TimeInputProps = FieldInputProps<string | null | undefined, CampaignValues>;

/** When it is sent. Without a time, the campaign is not scheduled. */
export function TimeInput(props: TimeInputProps) {
  const { id, value: time, onChange, onBlur, readOnly, values } = props;
  const { isNow, setNow, status } = useComposer();
  const isSet = Boolean(time);
  const [asks, setAsks] = useState(false);
  const mode: Mode = isNow ? 'now' : isSet || asks ? 'at' : 'none';
  const choose = (wanted: Mode) => {
    setNow(wanted === 'now');
    setAsks(wanted === 'at');
    if (wanted !== 'at') onChange(null);
  };
  if (values.kind === 'repeating') return <Moment {...props} />;
  const option = (value: Mode) => ({
    type: 'radio',
    name: id,
    value,
    checked: mode === value,
    disabled: readOnly,
    onBlur,
    onChange: () => choose(value),
  });
  return (
    <div className={styles.modes}>
      <label>
        <input {...option('none')} />
        <span>
          <Trans>Not scheduled</Trans>
          <small className="hint">
            <Trans>It stays a draft.</Trans>
          </small>
        </span>
      </label>
      {status === 'draft' && (
        <label>
          <input {...option('now')} />
          <span>
            <Trans>Now</Trans>
            <small className="hint">
              <Trans>As soon as you press “Send” below.</Trans>
            </small>
          </span>
        </label>
      )}
      <label>
        <input {...option('at')} />
        <span>
          <Trans>At a time</Trans>
        </span>
      </label>
      {mode === 'at' && <Moment {...props} />}
    </div>
  );
}

/** A moment in the campaign's time zone. */
function Moment(props: TimeInputProps) {
  const { id, value, onChange, onBlur, readOnly, values, describedBy, invalid, label } = props;
  const { t, i18n } = useLingui();
  const { timezone = 'UTC' } = values;
  const quietHours = quietHoursOf(values);
  const zone = isZone(timezone) ? timezone : 'UTC';
  const time = value && !Number.isNaN(Date.parse(value)) ? value : null;
  const allowed = time === null ? null : afterQuiet(time, quietHours, zone);
  const isQuiet = time !== null && allowed !== null && allowed > new Date(time);
  const next = allowed === null ? '' : formatInZone(allowed, zone, i18n.locale);
  const city = zoneCity(zone);
  const { read, skipped } = useEnteredTime(zone);
  const from = formatClock(quietHours?.from ?? '00:00', i18n.locale);
  const to = formatClock(quietHours?.to ?? '00:00', i18n.locale);
  return (
    <div className={styles.moment}>
      <span className={shared.line}>
        <input
          id={id}
          type="datetime-local"
          value={time === null ? '' : toWall(time, zone)}
          readOnly={readOnly}
          aria-label={label}
          aria-invalid={invalid || isQuiet || undefined}
          aria-describedby={`${id}-zone ${isQuiet ? `${id}-quiet` : ''} ${describedBy ?? ''}`}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(read(currentTarget.value))}
        />
        <span id={`${id}-zone`} className={shared.note}>
          {time !== null && isShownTwice(time, zone) ? (
            formatInZone(time, zone, i18n.locale)
          ) : (
            <Trans>{city} time</Trans>
          )}
        </span>
      </span>
      <SkippedTime skipped={skipped} value={time} zone={zone} className={shared.note} />
      {isQuiet && (
        <div
          id={`${id}-quiet`}
          className="stack-2 justify-start warning pad-3 size-label radius-m"
          role="alert"
        >
          <p>
            <Trans>
              Nothing is sent between {from} and {to}. The next possible time is {next}.
            </Trans>
          </p>
          {!readOnly && (
            <Button variant="secondary" size="s" onClick={() => onChange(allowed?.toISOString() ?? null)}>
              {t`Take ${next}`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
