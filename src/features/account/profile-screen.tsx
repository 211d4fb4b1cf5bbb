import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getOwnAccountQuery, useUpdateOwnAccount } from '~/api/account';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { PageHeader } from '~/parts/page/page-header';
import { SectionLinks } from '~/parts/page/section-links';
import { emptyAddress } from '~/patterns/form/postal-address';
import { RecordForm } from '~/patterns/form/record-form';
import { usePermissions } from '~/session/permissions';
import { AccessCard } from './access-card';
import { DeletionCard } from './deletion-card';
import { DomainCard } from './domain-card';
import { ExportCard } from './export-card';
import { NotificationsCard } from './notifications-card';
import { PreferencesCard } from './preferences-card';
import styles from './profile.module.css';
import { accountBody, accountForm } from './profile-form';
import { SecurityCard } from './security-card';

const CARDS = [
  { id: 'domain', title: msg`Guest page domain`, needs: 'getGuestDomain' },
  { id: 'preferences', title: msg`Preferences` },
  { id: 'notifications', title: msg`Email notifications`, needs: 'getNotificationSettings' },
  { id: 'security', title: msg`Sign-in and security` },
  { id: 'access', title: msg`Access by support`, needs: 'listOwnAuditEntries' },
  { id: 'export', title: msg`Your data`, needs: 'exportAccount' },
  { id: 'delete', title: msg`Delete the account`, needs: 'deleteOwnAccount' },
] as const;

/** The account: what the business is called, where it is, how it looks, and who may do what with it. */
export function ProfileScreen() {
  const { t } = useLingui();
  const query = useSuspenseQuery(getOwnAccountQuery());
  const { mutateAsync: update } = useUpdateOwnAccount();
  const may = usePermissions();
  const cards = CARDS.filter((card) => !('needs' in card) || may(card.needs));
  const { email } = query.data;
  return (
    <>
      <PageHeader title={t`Profile`} scope={<Trans>Account of {email}</Trans>} />
      <StaleNotice query={query} />
      <div className={styles.profile}>
        <SectionLinks sections={[...accountForm, ...cards]} />
        <div className={styles.content}>
          <RecordForm
            sections={accountForm}
            schema={accountBody}
            record={query.data}
            initial={{ address: emptyAddress }}
            needs="updateOwnAccount"
            save={(data, base) => update({ data, base })}
            footer={
              <>
                {may('getGuestDomain') && <DomainCard />}
                <PreferencesCard />
                {may('getNotificationSettings') && <NotificationsCard />}
                <SecurityCard accountEmail={email} />
                {may('listOwnAuditEntries') && <AccessCard />}
                {may('exportAccount') && <ExportCard />}
                {may('deleteOwnAccount') && <DeletionCard account={query.data} />}
              </>
            }
          />
        </div>
      </div>
    </>
  );
}
