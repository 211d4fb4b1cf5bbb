import { Trans } from '@lingui/react/macro';
import { type Contact, useDeleteContact } from '~/api/contacts';
import { nameOf } from '~/entities/contact-name';
import { DeleteButton } from '~/parts/confirm/delete-button';

/** Deletes a contact, after listing what is deleted and what is kept. */
export function ContactDeletion({ contact, onDeleted }: { contact: Contact; onDeleted: () => void }) {
  const { mutateAsync: remove } = useDeleteContact();
  return (
    <DeleteButton
      needs="deleteContact"
      name={nameOf(contact)}
      text={
        <Trans>
          Photos are kept but no longer linked to anyone. Opt-outs are remembered, so an import cannot undo
          them.
        </Trans>
      }
      run={() => remove({ id: contact.id })}
      onDeleted={onDeleted}
    />
  );
}
