import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useDeleteContactEmail, useDeleteContactPhoneNumber } from '~/api/contacts';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { type Address, sayAddress } from './address';
import styles from './dialogs.module.css';
import { faultText } from './fault-text';

interface AddressQuestionProps {
  address: Address;
  onClose: () => void;
}

export function AddressQuestion({ address, onClose }: AddressQuestionProps) {
  const { t } = useLingui();
  const email = useDeleteContactEmail();
  const phone = useDeleteContactPhoneNumber();
  const { isPending, error } = address.emailAddress === undefined ? phone : email;
  const sent = useRef(false);
  const remove = () => {
    // A second press comes before the button can show that it is busy.
    if (sent.current) return;
    sent.current = true;
    const then = {
      onSuccess: onClose,
      onSettled: () => (sent.current = false),
    };
    if (address.emailAddress === undefined) phone.mutate({ params: { value: address.phoneNumber } }, then);
    else email.mutate({ params: { value: address.emailAddress } }, then);
  };
  const value = sayAddress(address);
  return (
    <Dialog onClose={onClose} title={t`Delete ${value}?`}>
      <p>
        <Trans>It is taken from the person who has it; nothing else of that person is changed.</Trans>
      </p>
      <p className={styles.fault} role="alert">
        {error && faultText(error)}
      </p>
      <div className={styles.answers}>
        <Button variant="danger" busy={isPending} onClick={remove}>
          <Trans>Delete for good</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
