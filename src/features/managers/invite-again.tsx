import { Trans, useLingui } from '@lingui/react/macro';
import { IconMailForward } from '@tabler/icons-react';
import { describeError } from '~/api/errors';
import { type Manager, useSendInvitation } from '~/api/managers';
import { LocalInbox } from '~/components/local-inbox/local-inbox';
import { formatDate } from '~/lib/format';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import styles from './managers.module.css';

/** Until when an open invitation counts, and a new one in its place. */
export function InviteAgain({ manager }: { manager: Manager }) {
  const { i18n } = useLingui();
  const may = usePermission('sendInvitation');
  const { mutate, isPending, error } = useSendInvitation();
  const { id, invitationEndsAt } = manager;
  if (invitationEndsAt === null) return null;
  const day = formatDate(invitationEndsAt, i18n.locale);
  return (
    <section className={styles.invitation}>
      <p>
        {new Date(invitationEndsAt) > new Date() ? (
          <Trans>The invitation works until {day}.</Trans>
        ) : (
          <Trans>The invitation has not worked since {day}.</Trans>
        )}
      </p>
      {may && (
        <Button
          variant="secondary"
          size="s"
          icon={<IconMailForward size={16} />}
          busy={isPending}
          onClick={() => mutate({ id })}
        >
          <Trans>Resend invitation</Trans>
        </Button>
      )}
      <p className={styles.fault} role="alert">
        {error && describeError(error)}
      </p>
      {may && <LocalInbox key={invitationEndsAt} to={manager.email} invitation />}
    </section>
  );
}
