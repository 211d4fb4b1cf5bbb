import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { type Contact, getContactQuery, useCreateContact, useUpdateContact } from '~/api/contacts';
import { nameOf } from '~/entities/contact-name';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { BackLink } from '~/parts/links/back-link';
import { PageHeader } from '~/parts/page/page-header';
import { RecordForm } from '~/patterns/form/record-form';
import { usePermission } from '~/session/permissions';
import { NewContactContext } from './form/addresses-input';
import { contactUpdateSchema, NewContactBody, toForm, useContactForm } from './form/contact-form';
import { readAddress, readName } from './model/address';
import { ContactDeletion } from './panel/contact-deletion';
import { useClash } from './use-clash';

const Back = () => (
  <BackLink to="/contacts">
    <Trans>Contacts</Trans>
  </BackLink>
);

export function ContactScreen() {
  const { id } = useSearch({ from: '/_app/contacts/edit' });
  return id === undefined ? <NewContact key="new" /> : <KnownContact key={id} id={id} />;
}

function KnownContact({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useSuspenseQuery(getContactQuery(id));
  const sections = useContactForm();
  const { mutateAsync: update } = useUpdateContact();
  const { saveOrName, failure } = useClash();
  const name = nameOf(query.data);
  const record = useMemo(() => toForm(query.data), [query.data]);
  return (
    <>
      <Back />
      <PageHeader title={name} />
      <StaleNotice query={query} />
      <RecordForm
        sections={sections}
        schema={contactUpdateSchema(query.data)}
        record={record}
        needs="updateContact"
        toRow={(stored) => toForm(stored as Contact)}
        save={(data, base) =>
          saveOrName(data, async () => toForm(await update({ data: { ...data, id }, base })))
        }
        failure={failure}
      >
        <ContactDeletion
          contact={query.data}
          onDeleted={() => void navigate({ to: '/contacts', ignoreBlocker: true })}
        />
      </RecordForm>
    </>
  );
}

function NewContact() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sections = useContactForm();
  const maySee = usePermission('getContact');
  const { mutateAsync: create } = useCreateContact();
  const { saveOrName, failure } = useClash();
  // The unsuccessful search text comes in the history state, not in the URL.
  const { soughtAddress: address, newName } = useLocation({ select: ({ state }) => state });
  useEffect(() => document.querySelector<HTMLElement>('#main form input')?.focus(), []);
  const sought = readAddress(address ?? newName ?? '');
  const initial = {
    ...(newName !== undefined && sought === null && readName(newName)),
    ...(sought?.emailAddress !== undefined && { emails: [{ value: sought.emailAddress }] }),
    ...(sought?.phoneNumber !== undefined && { phoneNumbers: [{ value: sought.phoneNumber }] }),
  };
  const follow = ({ id, emailAddress, phoneNumber }: Contact) => {
    const soughtAddress = emailAddress ?? phoneNumber ?? '';
    // Users who may not list contacts see the new one as a search result.
    void navigate({ to: '/contacts', ...(maySee ? { search: { open: id } } : { state: { soughtAddress } }) });
  };
  return (
    <>
      <Back />
      <PageHeader title={t`New contact`} />
      <NewContactContext value={true}>
        <RecordForm
          sections={sections}
          schema={NewContactBody}
          record={null}
          initial={initial}
          needs="createContact"
          save={(data) => saveOrName(data, () => create({ data }))}
          failure={failure}
          onSaved={follow}
          button={{ label: <Trans>Add the contact</Trans> }}
        />
      </NewContactContext>
    </>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email address or phone number that was searched for. */
    soughtAddress?: string;
  }
}
