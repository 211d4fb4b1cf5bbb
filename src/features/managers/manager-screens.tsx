import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import {
  CreateManagerBody,
  UpdateManagerBody,
  useCreateManager,
  useDeleteManager,
  useUpdateManager,
} from '~/api/managers';
import { DeleteButton } from '~/components/confirm/delete-button';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { RecordForm } from '~/components/form/record-form';
import { BackLink } from '~/components/links/back-link';
import { PageHeader } from '~/components/page/page-header';
import { nameOfManager } from '~/components/pickers/manager-choices';
import { Avatar } from '~/ui/avatar';
import { InviteAgain } from './invite-again';
import { invitationForm, managerForm, noPermissions } from './manager-form';
import { managerOptions } from './manager-queries';

const Back = () => (
  <BackLink to="/managers">
    <Trans>Managers</Trans>
  </BackLink>
);

/** One manager, to be changed. */
export function ManagerScreen() {
  const { managerId: id } = useParams({ from: '/_app/managers/$managerId' });
  const navigate = useNavigate();
  const query = useSuspenseQuery(managerOptions(id));
  const { mutateAsync: update } = useUpdateManager();
  const { mutateAsync: remove } = useDeleteManager();
  const name = nameOfManager(query.data);
  return (
    <>
      <Back />
      <PageHeader picture={<Avatar name={name} />} title={name} scope={query.data.email} />
      <StaleNotice query={query} />
      <RecordForm
        key={id}
        sections={managerForm}
        schema={UpdateManagerBody}
        record={query.data}
        needs="updateManager"
        save={(data) => update({ id, data })}
      >
        <InviteAgain manager={query.data} />
        <DeleteButton
          needs="deleteManager"
          name={name}
          text={
            <Trans>Their sign-in is deleted too. To pause access, set the status to Disabled instead.</Trans>
          }
          run={() => remove({ id })}
          onDeleted={() => void navigate({ to: '/managers', ignoreBlocker: true })}
        />
      </RecordForm>
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
        onSaved={({ id }) => void navigate({ to: '/managers/$managerId', params: { managerId: id } })}
        action={<Trans>Send invitation</Trans>}
      />
    </>
  );
}
