import { useMemo } from 'react';
import { type Contact, type ContactUpdate, useUpdateContact } from '~/api/contacts';
import { InPlaceForm } from '~/patterns/facts/in-place-form';
import type { EditorProps } from '~/patterns/facts/use-edit-in-place';
import type { FieldPath } from '~/patterns/form/paths';
import { ContactChanges, toForm, useContactForm } from '../form/contact-form';

export type ContactPath = FieldPath<Omit<ContactUpdate, 'id'>>;

/** Some fields of a contact, in its panel. */
export function ContactEditor({ row, ...props }: EditorProps<Contact, ContactPath>) {
  const sections = useContactForm();
  const { mutateAsync: update } = useUpdateContact();
  const record = useMemo(() => toForm(row), [row]);
  return (
    <InPlaceForm
      {...props}
      sections={sections}
      schema={ContactChanges}
      record={record}
      toRow={(stored) => toForm(stored as Contact)}
      save={(data, base) => update({ data: { ...data, id: row.id }, base })}
    />
  );
}
