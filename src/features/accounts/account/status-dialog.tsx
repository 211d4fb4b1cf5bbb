import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '~/api/account';
import { type AdminAccountUpdate, UpdateAccountBody, useUpdateAccount } from '~/api/accounts';
import { statusChoices } from '~/entities/account-words';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { RecordForm } from '~/patterns/form/record-form';
import { Dialog } from '~/ui/overlay/dialog';

const field = fieldsOf<AdminAccountUpdate, Account>();

const statusForm: readonly Section<AdminAccountUpdate, Account>[] = [
  {
    title: msg`For your team only`,
    text: msg`Booths and campaigns keep running with every status.`,
    fields: [field.choice('status', { label: msg`Status`, options: statusChoices })],
  },
];

interface StatusDialogProps {
  account: Account;
  onClose: () => void;
}

export function StatusDialog({ account, onClose }: StatusDialogProps) {
  const { t } = useLingui();
  const { mutateAsync: update } = useUpdateAccount();
  return (
    <Dialog title={t`Change the status of ${account.businessName}`} onClose={onClose}>
      <RecordForm
        sections={statusForm}
        schema={UpdateAccountBody}
        record={account}
        needs="updateAccount"
        save={(data, base) => update({ id: account.id, data, base })}
        onSaved={onClose}
        button={{ label: <Trans>Change status</Trans>, isCommand: true, isAlwaysShown: true }}
      />
    </Dialog>
  );
}
