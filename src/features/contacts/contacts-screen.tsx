import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { getDashboardQuery } from '~/api/analytics';
import { formatNumber } from '~/lib/format';
import { ButtonLink } from '~/parts/links/button-link';
import { ListScreen } from '~/patterns/list/list-screen';
import { useHasSomeLocations, usePermission } from '~/session/permissions';
import { emailList, phoneList } from './address-lists';
import { contactList } from './contact-list';
import { useContactTabs } from './contact-tabs';
import { ExportButton } from './export-button';
import { FindAndAdd } from './find/find-and-add';
import { SoughtAddress } from './find/sought-address';
import { useOpenByAddress } from './find/use-open-by-address';

const managersList: typeof contactList = {
  ...contactList,
  empty: { ...contactList.empty, title: msg`No contacts at your locations yet` },
};

/** The contacts of the business. Users who may not list them can find and add one. */
export function ContactsScreen() {
  const { tab } = useSearch({ from: '/_app/contacts/' });
  const tabs = useContactTabs(tab);
  const openByAddress = useOpenByAddress();
  const hasSomeLocations = useHasSomeLocations() === true;
  const unassigned = useContactsWithoutLocation(hasSomeLocations);
  if (!usePermission('listContacts')) return <FindAndAdd />;
  if (tab === 'emails') return <ListScreen key={tab} list={emailList} tabs={tabs} />;
  if (tab === 'phones') return <ListScreen key={tab} list={phoneList} tabs={tabs} />;
  return (
    <ListScreen
      key="people"
      list={hasSomeLocations ? managersList : contactList}
      actions={<ExportButton />}
      notice={unassigned > 0 ? <WithoutLocation count={unassigned} /> : undefined}
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

/** A manager of some locations does not see them. */
function useContactsWithoutLocation(hasSomeLocations: boolean): number {
  const { data } = useQuery({ ...getDashboardQuery(), enabled: hasSomeLocations });
  return data?.contactsWithoutLocation ?? 0;
}

function WithoutLocation({ count }: { count: number }) {
  const { i18n } = useLingui();
  const formatted = formatNumber(count, i18n.locale);
  return (
    <p role="status">
      <Plural
        value={count}
        one={`${formatted} contact has no location. Ask the owner to assign it.`}
        other={`${formatted} contacts have no location. Ask the owner to assign them.`}
      />
    </p>
  );
}
