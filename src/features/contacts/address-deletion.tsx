import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDeleteContactEmail, useDeleteContactPhoneNumber } from '~/api/contacts';
import { ConfirmDialog } from '~/parts/confirm/confirm-dialog';
import { usePermission } from '~/session/permissions';
import { Icon } from '~/ui/icon';
import { IconTrash } from '~/ui/icons';
import { type Address, sayAddress } from './model/address';

/** Deletes one address or number from its contact, after confirmation. */
export function AddressDeletion({ address, name }: { address: Address; name: string | null }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const may = usePermission(
    address.emailAddress === undefined ? 'deleteContactPhoneNumber' : 'deleteContactEmail',
  );
  const { mutateAsync: deleteEmail } = useDeleteContactEmail();
  const { mutateAsync: deletePhone } = useDeleteContactPhoneNumber();
  if (!may) return null;
  const value = sayAddress(address);
  const close = () => setAsking(false);
  return (
    <>
      <Icon size="s" tone="muted" label={t`Delete ${value}`} onClick={() => setAsking(true)}>
        <IconTrash />
      </Icon>
      {asking && (
        <ConfirmDialog
          title={t`Delete ${value}?`}
          text={
            <p>
              {name === null ? (
                <Trans>It is removed from its contact. Nothing else about the contact changes.</Trans>
              ) : (
                <Trans>It is removed from {name}. Nothing else about the contact changes.</Trans>
              )}
            </p>
          }
          confirm={<Trans>Delete</Trans>}
          danger
          run={() =>
            address.emailAddress === undefined
              ? deletePhone({ params: { value: address.phoneNumber } })
              : deleteEmail({ params: { value: address.emailAddress } })
          }
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}
