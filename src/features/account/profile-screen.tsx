import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { UpdateOwnAccountBody, useUpdateOwnAccount } from '~/api/account';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { RecordForm } from '~/components/form/record-form';
import { PageHeader } from '~/components/page/page-header';
import { usePermission } from '~/session/permissions';
import { accountOptions } from './account-queries';
import { PreferencesCard } from './preferences-card';
import styles from './profile.module.css';
import { accountForm, noAddress } from './profile-form';
import { SectionLinks } from './section-links';
import { SecurityCard } from './security-card';

const CARDS = [
  { id: 'preferences', title: msg`Preferences` },
  { id: 'security', title: msg`Sign-in and security` },
];

/** The account: what the business is called, where it is, how it looks, and who may do what with it. */
export function ProfileScreen() {
  const { t } = useLingui();
  const query = useSuspenseQuery(accountOptions());
  const { mutateAsync: update } = useUpdateOwnAccount();
  const mayChange = usePermission('updateOwnAccount');
  const { email } = query.data;
  return (
    <>
      <PageHeader title={t`Profile`} scope={<Trans>Account of {email}</Trans>} />
      <StaleNotice query={query} />
      <div className={styles.profile}>
        <SectionLinks sections={[...accountForm, ...CARDS]} />
        <div className={styles.content}>
          {!mayChange && (
            <p>
              <Trans>You can see the details of the business, but not change them.</Trans>
            </p>
          )}
          <RecordForm
            sections={accountForm}
            schema={UpdateOwnAccountBody}
            record={query.data}
            initial={{ address: noAddress }}
            needs="updateOwnAccount"
            save={(data) => update({ data })}
          />
          <PreferencesCard />
          <SecurityCard accountEmail={email} />
        </div>
      </div>
    </>
  );
}
