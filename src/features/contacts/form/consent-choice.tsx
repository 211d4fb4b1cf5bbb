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
  onLeave?: () => void;
  readOnly?: boolean;
}

/** What somebody said, and how that is known: whoever sends must be able to prove it. */
export function ConsentChoice({ consent, onConsent, onLeave, readOnly = false }: ConsentChoiceProps) {
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
              onBlur={onLeave}
              // Whoever changes it has been told by the person; another way can be named below.
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
            onBlur={onLeave}
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
