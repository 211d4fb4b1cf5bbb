import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CampaignRepeat, type CampaignTrigger, campaignTriggerEventValues } from '~/api/campaigns';
import type { InputProps } from '~/patterns/form/field';
import { ChoiceInput } from '~/patterns/form/inputs/choice-input';
import { rhythmOf, triggerLabels } from '../../model/campaign-labels';
import shared from '../model/composer.module.css';

const whole = (value: string) => (/^\d+$/.test(value) ? Number(value) : Number.NaN);
const shown = (value: number) => (Number.isNaN(value) ? '' : value);

/** The usual intervals. */
const INTERVALS: readonly CampaignRepeat[] = [
  ...[1, 2, 3, 4, 6, 8].map((every) => ({ every, unit: 'week' as const })),
  ...[1, 2, 3, 6, 12].map((every) => ({ every, unit: 'month' as const })),
];

const keyOf = ({ every, unit }: CampaignRepeat) => `${every} ${unit}`;

/** The interval between two rounds; one that was chosen elsewhere stays in the list. */
export function RepeatInput({
  value: repeat,
  onChange,
  ...props
}: InputProps<CampaignRepeat | null | undefined>) {
  const value = repeat ? keyOf(repeat) : '';
  const isUsual = !repeat || INTERVALS.some((interval) => keyOf(interval) === value);
  const intervals = isUsual ? INTERVALS : [repeat, ...INTERVALS];
  return (
    <ChoiceInput
      {...props}
      value={value}
      onChange={(key) => onChange(intervals.find((interval) => keyOf(interval) === key) ?? null)}
      options={intervals.map((interval) => ({
        value: keyOf(interval),
        label: rhythmOf({ kind: 'repeating', repeat: interval }),
      }))}
      none={msg`Choose how often`}
    />
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
