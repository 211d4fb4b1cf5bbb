import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '~/components/links/button-link';
import { ListScreen } from '~/components/list/list-screen';
import { usePermission } from '~/session/permissions';
import { emailList, phoneList } from './address-lists';
import { contactList } from './contact-list';
import { useContactTabs } from './contact-tabs';
import { ExportButton } from './export-button';
import { SoughtAddress } from './find/sought-address';
import { useOpenByAddress } from './find/use-open-by-address';

// Only users of a location need it, and it includes half of a contact's panel.
const FindAndAdd = lazy(() =>
  import('./find/find-and-add').then(({ FindAndAdd }) => ({ default: FindAndAdd })),
);

/** The contacts of the business. Users who may not list them can find and add one. */
export function ContactsScreen() {
  const { tab } = useSearch({ from: '/_app/contacts/' });
  const tabs = useContactTabs(tab);
  const openByAddress = useOpenByAddress();
  if (!usePermission('listContacts'))
    return (
      <Suspense>
        <FindAndAdd />
      </Suspense>
    );
  if (tab === 'emails') return <ListScreen key={tab} list={emailList} tabs={tabs} />;
  if (tab === 'phones') return <ListScreen key={tab} list={phoneList} tabs={tabs} />;
  return (
    <ListScreen
      key="people"
      list={contactList}
      actions={<ExportButton />}
      tabs={tabs}
      tools={<SoughtAddress />}
      onSearchEnter={openByAddress}
      emptyActions={<ConnectBooking />}
    />
  );
}

/** A booking system already has the customers. */
const ConnectBooking = () =>
  usePermission('listIntegrations') && (
    <ButtonLink to="/account/integrations" variant="secondary">
      <Trans>Connect a booking system</Trans>
    </ButtonLink>
  );
