import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ConsentHow, ConsentStatus, Contact } from '~/api/contacts';
import type { BulkDialogProps } from '~/patterns/list/list';
import styles from '~/ui/overlay/dialog-parts.module.css';
import { ConsentChoice } from '../form/consent-choice';
import { channels } from '../model/consent-marks';
import { BulkChangeDialog } from './bulk-dialog';

type Field = (typeof channels)[number]['field'];

/** Records the consent of all selected contacts, with its source. */
export function ConsentDialog(props: BulkDialogProps<Contact>) {
  const { t } = useLingui();
  const count = props.rows.length;
  const [field, setField] = useState<Field>('emailConsent');
  const [consent, setConsent] = useState<{ status: ConsentStatus; how: ConsentHow } | null>(null);
  return (
    <BulkChangeDialog
      {...props}
      title={t`${plural(count, { one: 'Edit consent for # contact', other: 'Edit consent for # contacts' })}`}
      changes={consent && { [field]: consent }}
      action={<Trans>Save consent</Trans>}
    >
      <p className="hint">
        <Trans>
          We only message people who agreed. People who opted out are skipped; change them one by one.
        </Trans>
      </p>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>Channel</Trans>
        </legend>
        {channels.map(({ field: name, label }) => (
          <label className="check break" key={name}>
            <input type="radio" name="channel" checked={field === name} onChange={() => setField(name)} />
            {t(label)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>Consent</Trans>
        </legend>
        <ConsentChoice consent={consent} onConsent={setConsent} />
      </fieldset>
    </BulkChangeDialog>
  );
}
