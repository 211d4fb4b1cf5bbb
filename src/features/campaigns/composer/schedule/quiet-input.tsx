import { Trans, useLingui } from '@lingui/react/macro';
import type { CampaignQuietHours } from '~/api/campaigns';
import type { FieldInputProps } from '~/components/form/field';
import shared from '../composer.module.css';
import { type CampaignValues, NIGHT, quietHoursOf } from '../composer-values';
import styles from './schedule.module.css';

type QuietInputProps = FieldInputProps<CampaignQuietHours | null | undefined, CampaignValues>;

/** The hours in which nothing is sent. */
export function QuietInput(props: QuietInputProps) {
  const { id, onChange, onBlur, readOnly, describedBy, invalid, values } = props;
  const { t } = useLingui();
  const quietHours = quietHoursOf(values);
  const clock = (edge: 'from' | 'to', label: string) =>
    quietHours && (
      <input
        type="time"
        value={quietHours[edge]}
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onChange={({ currentTarget: { value } }) => onChange({ ...quietHours, [edge]: value })}
      />
    );
  return (
    <div id={id} className={shared.line}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={quietHours !== null}
          disabled={readOnly}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? NIGHT : null)}
        />
        <Trans>Send nothing between</Trans>
      </label>
      {clock('from', t`Quiet from`)}
      {quietHours && (
        <span aria-hidden>
          <Trans>and</Trans>
        </span>
      )}
      {clock('to', t`Quiet until`)}
    </div>
  );
}
