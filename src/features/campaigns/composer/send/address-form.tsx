import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId } from 'react';
import { type Account, type AccountUpdate, UpdateOwnAccountBody, useUpdateOwnAccount } from '~/api/account';
import { WhoMay } from '~/parts/feedback/refusal';
import { ConflictDialog } from '~/patterns/form/conflict-dialog';
import type { Field } from '~/patterns/form/field';
import { FieldRow } from '~/patterns/form/field-row';
import fieldStyles from '~/patterns/form/form.module.css';
import { addressFields, emptyAddress, postalCodeRule } from '~/patterns/form/postal-address';
import { useDraft } from '~/patterns/form/use-draft';
import { useSubmit } from '~/patterns/form/use-submit';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import styles from './send.module.css';

const fields: readonly Field<AccountUpdate, Account>[] = addressFields(true);
const schema = UpdateOwnAccountBody.check(postalCodeRule);

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
  const draft = useDraft({
    fields,
    schema,
    record: account,
    initial: { address: emptyAddress },
  });
  const isTyped = draft.changed.length > 0;
  const { submit, loading, errors, conflict } = useSubmit({
    draft,
    unchanged: () => null,
    save: async (data, base) => {
      const saved = await update({ data, base });
      onSaved();
      return saved;
    },
  });
  const save = () => {
    draft.attempt();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter saves the address, not the campaign around it; an open list of countries takes it first.
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    save();
  };
  return (
    <fieldset aria-labelledby={id} className={styles.address} data-path="address" onKeyDown={onKeyDown}>
      <p id={id} className="weight-medium">
        <Trans>Postal address of {account.businessName}</Trans>
      </p>
      <p className="muted">
        <Trans>The law requires it in marketing emails. It appears at the bottom of every email.</Trans>{' '}
        {!may && <WhoMay needs="updateOwnAccount" />}
      </p>
      {may && (
        <>
          <div className={fieldStyles.fields}>
            {fields.map((field) => (
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
          <p role="alert" className="danger">
            {errors.texts.join(' ')}
          </p>
          <Button variant="secondary" size="s" disabled={!isTyped} busy={loading} onClick={save}>
            {t`Save the address`}
          </Button>
          {conflict && <ConflictDialog fields={fields} draft={draft} onCopy={undefined} {...conflict} />}
        </>
      )}
    </fieldset>
  );
}
