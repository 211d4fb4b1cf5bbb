import { useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePermission } from '~/session/permissions';
import { Icon } from '~/ui/icon';
import { type Address, sayAddress } from './address';

const Question = lazy(() =>
  import('./address-question').then(({ AddressQuestion }) => ({ default: AddressQuestion })),
);

/** Deletes one address or number from whoever has it, after the value has been confirmed. */
export function AddressDeletion({ address }: { address: Address }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const may = usePermission(
    address.emailAddress === undefined ? 'deleteContactPhoneNumber' : 'deleteContactEmail',
  );
  if (!may) return null;
  const value = sayAddress(address);
  return (
    <>
      <Icon size="s" tone="muted" label={t`Delete ${value}`} onClick={() => setAsking(true)}>
        <IconTrash />
      </Icon>
      {asking && (
        <Suspense>
          <Question address={address} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
