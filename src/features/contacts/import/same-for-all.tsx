import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import type { SameForAllProps } from '~/patterns/import/entity';
import { Select } from '~/ui/field/select';
import { TextField } from '~/ui/field/text-field';
import styles from './same-for-all.module.css';

/** The contract's maximum. */
const MOST_LETTERS = 120;

/** Where the imported people belong and how they agreed, unless the file says it. */
export function SameForAll({ columns, values, onChange }: SameForAllProps) {
  const asksLocation = !columns.includes('locationIds');
  const asksEvidence =
    !columns.includes('consentEvidence') &&
    (columns.includes('emailConsent') || columns.includes('smsConsent'));
  return (
    <div className="stack-4 hide-empty">
      {asksLocation && (
        <Location
          value={values.locationIds}
          onChange={(locationIds) => onChange({ ...values, locationIds })}
        />
      )}
      {asksEvidence && (
        <Evidence
          value={values.consentEvidence ?? ''}
          onChange={(consentEvidence) => onChange({ ...values, consentEvidence })}
        />
      )}
    </div>
  );
}

function Location({ value, onChange }: { value: string | undefined; onChange: (id: string) => void }) {
  const { t } = useLingui();
  const { choices } = useLocationChoices(true);
  const only = choices.length === 1 ? choices[0]?.value : undefined;
  const id = useId();
  useEffect(() => {
    if (value === undefined && only !== undefined) onChange(only);
  }, [value, only, onChange]);
  if (choices.length === 0) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="weight-medium">
        <Trans>Location of these people</Trans>
      </label>
      <Select
        id={id}
        value={value ?? ''}
        options={[{ value: '', label: t`No location` }, ...choices]}
        readOnly={false}
        onChange={onChange}
      />
    </div>
  );
}

function Evidence({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useLingui();
  const id = useId();
  const known = [t`Signed up in person`, t`Online form`, t`Booking system`];
  return (
    <div className={styles.field}>
      <TextField
        label={t`How did they agree to messages?`}
        description={t`Kept with the consent of each contact, as evidence.`}
        value={value}
        maxLength={MOST_LETTERS}
        list={id}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={id}>
        {known.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </div>
  );
}
