import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Account, useUpdateOwnAccount } from '~/api/account';
import { ApiError } from '~/api/errors';
import { useAction } from '~/api/use-action';
import { WhoMay } from '~/components/feedback/lazy-refusal';
import { accountBody, addressFields, noAddress } from '~/components/form/account-address';
import { FieldRow } from '~/components/form/field-row';
import fieldStyles from '~/components/form/form.module.css';
import { useDraft } from '~/components/form/use-draft';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import styles from './check.module.css';

interface AddressFormProps {
  account: Account;
  /** The fields are about to disappear. */
  onSaved: () => void;
}

/** The postal address that every email shows. It belongs to the account, so it is saved there at once. */
export function AddressForm({ account, onSaved }: AddressFormProps) {
  const { t } = useLingui();
  const id = useId();
  const may = usePermission('updateOwnAccount');
  const { mutateAsync: update } = useUpdateOwnAccount();
  const [unmatchedErrors, setUnmatchedErrors] = useState<readonly string[]>([]);
  const draft = useDraft({
    fields: addressFields,
    schema: accountBody,
    record: account,
    initial: { address: noAddress },
  });
  const isTyped = draft.changed.length > 0;
  const { run: save, pending } = useAction(async () => {
    draft.attempt();
    setUnmatchedErrors([]);
    if (!isTyped || draft.body === null) return;
    try {
      await update({ data: draft.body, base: account });
      onSaved();
    } catch (error) {
      const unmatched = draft.reject(error);
      const hasMatched = error instanceof ApiError && error.fieldErrors.length > unmatched.length;
      setUnmatchedErrors(unmatched.length > 0 || hasMatched ? unmatched : [errorText(error)]);
    }
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter saves the address, not the campaign around it; an open list of countries takes it first.
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    void save();
  };
  return (
    <fieldset aria-labelledby={id} className={styles.address} data-path="address" onKeyDown={onKeyDown}>
      <p id={id} className={styles.addressTitle}>
        <Trans>Postal address of {account.businessName}</Trans>
      </p>
      <p className={styles.addressHint}>
        <Trans>The law requires it in marketing emails. It appears at the bottom of every email.</Trans>{' '}
        {!may && <WhoMay needs="updateOwnAccount" />}
      </p>
      {may && (
        <>
          <div className={fieldStyles.fields}>
            {addressFields.map((field) => (
              <FieldRow
                key={field.path}
                field={field}
                draft={draft}
                readOnly={false}
                lock={undefined}
                titledBy={undefined}
              />
            ))}
          </div>
          <p role="alert" className={styles.addressFault}>
            {unmatchedErrors.join(' ')}
          </p>
          <Button variant="secondary" size="s" disabled={!isTyped} busy={pending} onClick={() => void save()}>
            {t`Save the address`}
          </Button>
        </>
      )}
    </fieldset>
  );
}
