import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InputProps } from '~/components/form/field';
import { afterQuiet, cityOf, fromWall, isZone, toWall } from '~/lib/wall-clock';
import { Button } from '~/ui/button';
import shared from './composer.module.css';
import { useComposing } from './composer-context';
import { readDraft } from './draft-values';
import styles from './when.module.css';

type Mode = 'none' | 'now' | 'at';

/** When it goes out. A time that is left empty is none: the campaign is not scheduled. */
export function TimeInput(props: InputProps) {
  const { id, draft, onDraft, onLeave, readOnly, lookUp } = props;
  const { isNow, setNow } = useComposing();
  const { kind, status } = readDraft(lookUp);
  const isSet = typeof draft === 'string' && draft !== '';
  const [asks, setAsks] = useState(false);
  const mode: Mode = isNow ? 'now' : isSet || asks ? 'at' : 'none';
  const choose = (wanted: Mode) => {
    setNow(wanted === 'now');
    setAsks(wanted === 'at');
    if (wanted !== 'at') onDraft(null);
  };
  if (kind === 'repeating') return <Moment {...props} />;
  const option = (value: Mode) => ({
    type: 'radio',
    name: id,
    value,
    checked: mode === value,
    disabled: readOnly,
    onBlur: onLeave,
    onChange: () => choose(value),
  });
  return (
    <div className={styles.modes}>
      <label>
        <input {...option('none')} />
        <span>
          <Trans>Not scheduled</Trans>
          <small>
            <Trans>It stays a draft.</Trans>
          </small>
        </span>
      </label>
      {status === 'draft' && (
        <label>
          <input {...option('now')} />
          <span>
            <Trans>Now</Trans>
            <small>
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

/** A moment, as the clocks of the campaign's time zone show it. */
function Moment(props: InputProps) {
  const { id, draft, onDraft, onLeave, readOnly, lookUp, describedBy, invalid, label } = props;
  const { t, i18n } = useLingui();
  const { timezone, quietHours } = readDraft(lookUp);
  const zone = isZone(timezone) ? timezone : 'UTC';
  const time = typeof draft === 'string' && !Number.isNaN(Date.parse(draft)) ? draft : null;
  const allowed = time === null ? null : afterQuiet(time, quietHours, zone);
  const isQuiet = time !== null && allowed !== null && allowed > new Date(time);
  const clock = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'short',
    timeStyle: undefined,
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
  const next = allowed === null ? '' : clock.format(allowed);
  const city = cityOf(zone);
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
          onBlur={onLeave}
          onChange={({ currentTarget: { value } }) => onDraft(fromWall(value, zone)?.toISOString() ?? null)}
        />
        <span id={`${id}-zone`} className={shared.note}>
          <Trans>{city} time</Trans>
        </span>
      </span>
      {isQuiet && quietHours && (
        <div id={`${id}-quiet`} className={shared.quiet} role="alert">
          <p>
            <Trans>
              Between {quietHours.from} and {quietHours.to} nothing is sent. The next time that is allowed is{' '}
              {next}.
            </Trans>
          </p>
          {!readOnly && (
            <Button variant="secondary" size="s" onClick={() => onDraft(allowed?.toISOString() ?? null)}>
              {t`Take ${next}`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
