import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type ConsentHow, type ConsentStatus, consentHowValues, consentStatusValues } from '~/api/contacts';
import formStyles from '~/components/form/inputs/inputs.module.css';
import { consentWords, howWords } from '../contact-words';
import styles from './inputs.module.css';

export interface Consent {
  status: ConsentStatus;
  how: ConsentHow;
}

interface ConsentChoiceProps {
  /** Null while nothing has been chosen. */
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
      <span className={styles.segments}>
        {consentStatusValues.map((status) => (
          <label key={status} data-consent={status}>
            <input
              type="radio"
              name={id}
              checked={consent?.status === status}
              disabled={readOnly}
              onBlur={onBlur}
              // The person told the staff; another source can be chosen below.
              onChange={() => onConsent({ status, how: 'staff' })}
            />
            {t(consentWords[status])}
          </label>
        ))}
      </span>
      {isSaid && (
        <span className={styles.how}>
          <label htmlFor={`${id}-how`}>
            <Trans>How it is known</Trans>
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
                {t(howWords[how])}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}
