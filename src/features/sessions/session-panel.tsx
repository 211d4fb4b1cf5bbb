import { Trans } from '@lingui/react/macro';
import { type Session, useUpdateSession } from '~/api/sessions';
import { PhotoStrip } from '~/entities/photo-strip';
import type { PanelProps } from '~/patterns/list/list';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { IconPlayerPlay } from '~/ui/icons';
import { SessionActions } from './session-actions';

/** One session beside the list, with its quick actions. */
export function SessionPanel({ row: session, facts, close }: PanelProps<Session>) {
  return (
    <div className="stack-4">
      {facts}
      {(session.status === 'draft' || session.status === 'paused') && <Start session={session} />}
      <PhotoStrip of={{ sessionId: session.id }} count={session.photos} />
      {session.micrositeUrl !== null && (
        <p className="size-label">
          <a href={session.micrositeUrl} target="_blank" rel="noreferrer">
            <Trans>Open gallery</Trans>
          </a>
        </p>
      )}
      <SessionActions session={session} onDeleted={close} />
    </div>
  );
}

function Start({ session }: { session: Session }) {
  const { id, status } = session;
  const mayUpdate = usePermission('updateSession');
  const { mutate: update, isPending, error } = useUpdateSession();
  if (!mayUpdate) return null;
  return (
    <>
      <p className="danger hide-empty" role="alert">
        {error && errorText(error)}
      </p>
      <Button
        icon={<IconPlayerPlay size={18} />}
        busy={isPending}
        onClick={() => update({ id, data: { status: 'active' }, base: session })}
      >
        {status === 'paused' ? <Trans>Resume</Trans> : <Trans>Start session</Trans>}
      </Button>
    </>
  );
}
