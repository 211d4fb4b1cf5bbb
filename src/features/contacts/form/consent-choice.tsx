import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type ConsentHow, type ConsentStatus, consentHowValues, consentStatusValues } from '~/api/contacts';
import formStyles from '~/patterns/form/inputs/inputs.module.css';
import { Segmented } from '~/ui/field/segmented';
import { consentHowLabels, consentLabels } from '../model/contact-labels';
import styles from './inputs.module.css';

const TONES: Partial<Record<ConsentStatus, 'success' | 'danger'>> = { in: 'success', out: 'danger' };

export interface Consent {
  status: ConsentStatus;
  how: ConsentHow;
}

interface ConsentChoiceProps {
  /** Null until something is chosen. */
  consent: Consent | null;
  onConsent: (consent: Consent) => void;
  onBlur?: () => void;
  readOnly?: boolean;
}

/** A consent and its source, which the sender must be able to prove. */
export function ConsentChoice({ consent, onConsent, onBlur, readOnly = false }: ConsentChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const isSaid = consent !== null && consent.status !== 'unknown';
  return (
    <div className={styles.consent}>
      <Segmented
        value={consent?.status ?? null}
        options={consentStatusValues.map((status) => ({
          value: status,
          label: t(consentLabels[status]),
          tone: TONES[status],
        }))}
        readOnly={readOnly}
        onBlur={onBlur}
        // Staff heard it from the person by default; another source can be selected below.
        onChange={(status) => onConsent({ status, how: 'staff' })}
        fullWidth
      />
      {isSaid && (
        <span className="stack-1 hint">
          <label htmlFor={`${id}-how`}>
            <Trans>Known from</Trans>
          </label>
          <select
            id={`${id}-how`}
            className={formStyles.input}
            value={consent.how}
            disabled={readOnly}
            onBlur={onBlur}
            onChange={({ currentTarget }) => {
              const how = consentHowValues.find((one) => one === currentTarget.value);
              if (how) onConsent({ ...consent, how });
            }}
          >
            {consentHowValues.map((how) => (
              <option key={how} value={how}>
                {t(consentHowLabels[how])}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}
