import { Trans, useLingui } from '@lingui/react/macro';
import type { CampaignKind, CampaignQuietHours } from '~/api/campaigns';
import { timezoneChoices } from '~/entities/pickers/place-choices';
import type { FieldInputProps, InputProps } from '~/patterns/form/field';
import { ChoiceInput } from '~/patterns/form/inputs/choice-input';
import { Segmented } from '~/ui/field/segmented';
import shared from '../model/composer.module.css';
import type { CampaignValues } from '../model/composer-context';
import styles from './schedule.module.css';
import { NIGHT, quietHoursOf } from './timing';

export function KindInput(props: InputProps<CampaignKind | null | undefined>) {
  return (
    <Segmented
      id={props.id}
      readOnly={props.readOnly}
      onBlur={props.onBlur}
      describedBy={props.describedBy}
      value={props.value ?? 'once'}
      onChange={props.onChange}
      options={[
        { value: 'once', label: <Trans>Once</Trans> },
        { value: 'repeating', label: <Trans>Repeating</Trans> },
        { value: 'automatic', label: <Trans>Automatic</Trans> },
      ]}
    />
  );
}

export function ZoneInput({ value, ...props }: InputProps<string | null | undefined>) {
  return <ChoiceInput {...props} value={value ?? ''} options={timezoneChoices} />;
}

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
