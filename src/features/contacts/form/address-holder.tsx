import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { findContactQuery } from '~/api/contacts';
import { nameOf } from '~/entities/contact-name';
import { usePermission } from '~/session/permissions';
import { useDebouncedValue } from '~/ui/use-debounced-value';
import { readAddress } from '../model/address';

const TYPING_MS = 400;

interface AddressHolderProps {
  way: 'emails' | 'phoneNumbers';
  typed: string;
  /** An error already names the contact. */
  linkOnly: boolean;
}

/** Names the contact that already has an address, with a link to it. Contacts of other locations are not found. */
export function AddressHolder({ way, typed, linkOnly }: AddressHolderProps) {
  const mayFind = usePermission('findContact');
  const mayOpen = usePermission('getContact');
  const settled = useDebouncedValue(typed, TYPING_MS);
  const address = settled === typed ? readAddress(typed) : null;
  const value = way === 'emails' ? address?.emailAddress : address?.phoneNumber;
  const { data } = useQuery({
    ...findContactQuery(address ?? { emailAddress: '' }),
    enabled: mayFind && value !== undefined,
  });
  if (!data || value === undefined) return null;
  const name = nameOf(data);
  return (
    <>
      {!linkOnly &&
        (way === 'emails' ? (
          <Trans>{name} already has this email address.</Trans>
        ) : (
          <Trans>{name} already has this phone number.</Trans>
        ))}{' '}
      <Link
        to="/contacts"
        {...(mayOpen ? { search: { open: data.id } } : { state: { soughtAddress: value } })}
      >
        <Trans>Open {name}</Trans>
      </Link>
    </>
  );
}
