import { useLingui } from '@lingui/react/macro';
import { type CampaignRepeat, type CampaignTrigger, campaignTriggerEventValues } from '~/api/campaigns';
import type { InputProps } from '~/components/form/field';
import { triggerLabels } from '../campaign-words';
import shared from './composer.module.css';

const whole = (value: string) => (/^\d+$/.test(value) ? Number(value) : Number.NaN);
const shown = (value: number) => (Number.isNaN(value) ? '' : value);

/** How long after one round the next begins. */
export function RepeatInput({ id, draft, onDraft, onLeave, readOnly, describedBy, invalid }: InputProps) {
  const { t } = useLingui();
  // Its draft is a value of the contract, or nothing yet.
  const { every, unit } = (draft as CampaignRepeat | null | undefined) ?? {
    every: Number.NaN,
    unit: 'month' as const,
  };
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
        onBlur={onLeave}
        onChange={({ currentTarget: { value } }) => onDraft({ every: whole(value), unit })}
      />
      <select
        value={unit}
        disabled={readOnly}
        aria-label={t`Of what`}
        onChange={({ currentTarget: { value } }) =>
          onDraft({ every: Number.isNaN(every) ? 1 : every, unit: value === 'week' ? 'week' : 'month' })
        }
      >
        <option value="week">{t`weeks`}</option>
        <option value="month">{t`months`}</option>
      </select>
    </span>
  );
}

/** What sends it to a contact, and how much later. */
export function TriggerInput({ id, draft, onDraft, onLeave, readOnly, describedBy, invalid }: InputProps) {
  const { t } = useLingui();
  const trigger = draft as CampaignTrigger | null | undefined;
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
        onBlur={onLeave}
        onChange={({ currentTarget: { value } }) =>
          trigger && onDraft({ ...trigger, delayDays: whole(value) })
        }
      />
      <span aria-hidden>{t`days`}</span>
      <select
        value={trigger?.event ?? ''}
        disabled={readOnly}
        aria-label={t`What sends it`}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onBlur={onLeave}
        onChange={({ currentTarget: { value } }) => {
          const event = campaignTriggerEventValues.find((one) => one === value);
          if (event) onDraft({ event, delayDays: Number.isNaN(days) ? USUAL_DAYS[event] : days });
        }}
      >
        {!trigger && <option value="">{t`Choose what sends it`}</option>}
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
