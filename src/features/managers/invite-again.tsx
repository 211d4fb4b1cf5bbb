import { Trans, useLingui } from '@lingui/react/macro';
import { type Manager, useSendInvitation } from '~/api/managers';
import { LocalInbox } from '~/demo/local-inbox';
import { formatDate } from '~/lib/format';
import { ConfirmButton } from '~/parts/confirm/confirm-button';
import { usePermission } from '~/session/permissions';
import { notify } from '~/ui/feedback/notifications';
import { IconMailForward } from '~/ui/icons';
import styles from './managers.module.css';

/** The expiry of a pending invitation, and a button that sends a new one. */
export function InviteAgain({ manager }: { manager: Manager }) {
  const { t, i18n } = useLingui();
  const may = usePermission('sendInvitation');
  const { mutateAsync: send } = useSendInvitation();
  const { id, email, invitationEndsAt } = manager;
  if (invitationEndsAt === null) return null;
  const day = formatDate(invitationEndsAt, i18n.locale);
  return (
    <section className={styles.invitation}>
      <p>
        {new Date(invitationEndsAt) > new Date() ? (
          <Trans>Invitation expires {day}.</Trans>
        ) : (
          <Trans>The invitation has not worked since {day}.</Trans>
        )}
      </p>
      <ConfirmButton
        needs="sendInvitation"
        label={<Trans>Resend invitation</Trans>}
        icon={<IconMailForward size={18} />}
        question={
          <Trans>
            Send a new invitation to <strong>{email}</strong>?
          </Trans>
        }
        text={<Trans>The link in the previous invitation stops working.</Trans>}
        confirm={<Trans>Send invitation</Trans>}
        cancel={<Trans>Cancel</Trans>}
        run={async () => {
          await send({ id });
          notify({ text: t`Invitation sent to ${email}` });
        }}
      />
      {may && <LocalInbox key={invitationEndsAt} to={email} invitation />}
    </section>
  );
}
