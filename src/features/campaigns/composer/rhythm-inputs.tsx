import { useLingui } from '@lingui/react/macro';
import { type CampaignRepeat, type CampaignTrigger, campaignTriggerEventValues } from '~/api/campaigns';
import type { InputProps } from '~/components/form/field';
import { triggerLabels } from '../campaign-words';
import shared from './composer.module.css';

const whole = (value: string) => (/^\d+$/.test(value) ? Number(value) : Number.NaN);
const shown = (value: number) => (Number.isNaN(value) ? '' : value);

const NO_REPEAT: CampaignRepeat = { every: Number.NaN, unit: 'month' };

/** The interval between two rounds. */
export function RepeatInput(props: InputProps<CampaignRepeat | null | undefined>) {
  const { id, value: repeat, onChange, onBlur, readOnly, describedBy, invalid } = props;
  const { t } = useLingui();
  const { every, unit } = repeat ?? NO_REPEAT;
  return (
    <span id={id} className={shared.line}>
      <span aria-hidden>{t`Every`}</span>
      <input
        className={shared.days}
        inputMode="numeric"
        value={shown(every)}
        readOnly={readOnly}
        aria-label={t`How many`}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onChange={({ currentTarget: { value } }) => onChange({ every: whole(value), unit })}
      />
      <select
        value={unit}
        disabled={readOnly}
        aria-label={t`Weeks or months`}
        onChange={({ currentTarget: { value } }) =>
          onChange({ every: Number.isNaN(every) ? 1 : every, unit: value === 'week' ? 'week' : 'month' })
        }
      >
        <option value="week">{t`weeks`}</option>
        <option value="month">{t`months`}</option>
      </select>
    </span>
  );
}

/** The trigger, and the days after it. */
export function TriggerInput(props: InputProps<CampaignTrigger | null | undefined>) {
  const { id, value: trigger, onChange, onBlur, readOnly, describedBy, invalid } = props;
  const { t } = useLingui();
  const days = trigger?.delayDays ?? Number.NaN;
  return (
    <span id={id} className={shared.line}>
      <input
        className={shared.days}
        inputMode="numeric"
        value={shown(days)}
        readOnly={readOnly}
        disabled={!trigger}
        aria-label={t`Days`}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onChange={({ currentTarget: { value } }) =>
          trigger && onChange({ ...trigger, delayDays: whole(value) })
        }
      />
      <span aria-hidden>{t`days`}</span>
      <select
        value={trigger?.event ?? ''}
        disabled={readOnly}
        aria-label={t`Trigger`}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onChange={({ currentTarget: { value } }) => {
          const event = campaignTriggerEventValues.find((one) => one === value);
          if (event) onChange({ event, delayDays: Number.isNaN(days) ? USUAL_DAYS[event] : days });
        }}
      >
        {!trigger && <option value="">{t`Choose a trigger`}</option>}
        {campaignTriggerEventValues.map((event) => (
          <option key={event} value={event}>
            {t(triggerLabels[event])}
          </option>
        ))}
      </select>
    </span>
  );
}

const USUAL_DAYS: Record<CampaignTrigger['event'], number> = {
  after_photo: 1,
  winback: 60,
  birthday: 7,
  not_viewed: 3,
};
