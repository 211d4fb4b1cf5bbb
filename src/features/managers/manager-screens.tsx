import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import {
  CreateManagerBody,
  getManagerQuery,
  type Manager,
  useCreateManager,
  useUpdateManager,
} from '~/api/managers';
import { nameOfManager } from '~/entities/pickers/manager-choices';
import { formatDate } from '~/lib/format';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { BackLink } from '~/parts/links/back-link';
import { PageHeader } from '~/parts/page/page-header';
import { Fact, Facts } from '~/patterns/facts/facts';
import { RecordForm } from '~/patterns/form/record-form';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { notify } from '~/ui/feedback/notifications';
import { InviteAgain } from './invite-again';
import { ManagerDeletion } from './manager-deletion';
import { access, invitationForm, managerForm, managerUpdateBody, noPermissions } from './manager-form';
import { statusLabels } from './manager-labels';
import styles from './managers.module.css';

const Back = () => (
  <BackLink to="/managers">
    <Trans>Managers</Trans>
  </BackLink>
);

/** When the manager was invited and last here, and how to end that. */
function Access({ record: manager }: { record: Manager | null }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  if (manager === null) return null;
  const { lastActiveAt, invitedAt } = manager;
  return (
    <div className={styles.panel}>
      <Facts>
        <Fact label={t`Last active`}>{lastActiveAt && formatDate(lastActiveAt, i18n.locale)}</Fact>
        <Fact label={t`Invited on`}>{formatDate(invitedAt, i18n.locale)}</Fact>
      </Facts>
      <InviteAgain manager={manager} />
      <ManagerDeletion
        manager={manager}
        onDeleted={() => void navigate({ to: '/managers', ignoreBlocker: true })}
      />
    </div>
  );
}

const sections = managerForm.map((section) =>
  section === access ? { ...access, SideContent: Access } : section,
);

/** One manager, to be changed. */
export function ManagerScreen() {
  const { t } = useLingui();
  const { managerId: id } = useParams({ from: '/_app/managers/$managerId' });
  const query = useSuspenseQuery(getManagerQuery(id));
  const { mutateAsync: update } = useUpdateManager();
  const name = nameOfManager(query.data);
  const { email, status } = query.data;
  const { label, tone } = statusLabels[status];
  return (
    <>
      <Back />
      <PageHeader
        picture={<Avatar name={name} />}
        title={name}
        scope={
          <>
            <Badge tone={tone}>{t(label)}</Badge> {email}
          </>
        }
      />
      <StaleNotice query={query} />
      <RecordForm
        key={id}
        sections={sections}
        schema={managerUpdateBody}
        record={query.data}
        needs="updateManager"
        save={(data, base) => update({ id, data, base })}
      />
    </>
  );
}

/** Invites a new manager. */
export function InvitationScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateManager();
  return (
    <>
      <Back />
      <PageHeader title={t`Invite a manager`} />
      <RecordForm
        sections={invitationForm}
        schema={CreateManagerBody}
        record={null}
        initial={{ locationIds: [], permissions: noPermissions }}
        needs="createManager"
        save={(data) => create({ data })}
        onSaved={({ id, email }) => {
          notify({ text: t`Invitation sent to ${email}` });
          void navigate({ to: '/managers/$managerId', params: { managerId: id } });
        }}
        button={{ label: <Trans>Send invitation</Trans>, isCommand: true }}
      />
    </>
  );
}
