import { Trans, useLingui } from '@lingui/react/macro';
import { useDeleteContactEmail, useDeleteContactPhoneNumber } from '~/api/contacts';
import { describeError } from '~/api/errors';
import { useAction } from '~/api/use-action';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { type Address, sayAddress } from './address';
import styles from './dialogs.module.css';

interface AddressQuestionProps {
  address: Address;
  onClose: () => void;
}

export function AddressQuestion({ address, onClose }: AddressQuestionProps) {
  const { t } = useLingui();
  const { mutateAsync: deleteEmail } = useDeleteContactEmail();
  const { mutateAsync: deletePhone } = useDeleteContactPhoneNumber();
  const { run, pending, error } = useAction(async () => {
    if (address.emailAddress === undefined) await deletePhone({ params: { value: address.phoneNumber } });
    else await deleteEmail({ params: { value: address.emailAddress } });
    onClose();
  });
  const value = sayAddress(address);
  return (
    <Dialog onClose={onClose} title={t`Delete ${value}?`}>
      <p>
        <Trans>It is taken from the person who has it; nothing else of that person is changed.</Trans>
      </p>
      <p className={styles.fault} role="alert">
        {error && describeError(error)}
      </p>
      <div className={styles.answers}>
        <Button variant="danger" busy={pending} onClick={() => void run()}>
          <Trans>Delete for good</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
