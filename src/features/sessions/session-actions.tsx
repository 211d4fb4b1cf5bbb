import { Plural, Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type Session, useDeleteSession, useDuplicateSession, useUpdateSession } from '~/api/sessions';
import { useAction } from '~/api/use-action';
import { ConfirmButton } from '~/parts/confirm/confirm-button';
import { DeleteButton } from '~/parts/confirm/delete-button';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { IconCopy, IconPlayerPause, IconPlayerStop } from '~/ui/icons';
import styles from './sessions.module.css';

interface SessionActionsProps {
  session: Session;
  onDeleted: () => void;
  /** Only the actions that change what guests can do now; for an ended session, the one that starts it anew. */
  compact?: boolean;
}

/** Pauses, ends, duplicates and deletes a session, and states the consequences. */
export function SessionActions({ session, onDeleted, compact = false }: SessionActionsProps) {
  const { id, name, status, deviceIds, photos } = session;
  const { mutateAsync: update } = useUpdateSession();
  const { mutateAsync: remove } = useDeleteSession();
  const change = (next: 'paused' | 'ended') => () => update({ id, data: { status: next }, base: session });
  const isStarted = status === 'active' || status === 'scheduled';
  const running = status === 'active' ? deviceIds.length : 0;
  return (
    <div className={styles.actions}>
      {isStarted && (
        <ConfirmButton
          needs="updateSession"
          size="s"
          label={<Trans>Pause</Trans>}
          icon={<IconPlayerPause size={16} />}
          question={
            <Trans>
              Pause <strong>{name}</strong>?
            </Trans>
          }
          text={
            <>
              <Running count={running} />{' '}
              <Trans>Guests can't take photos until you resume. The gallery stays open.</Trans>
            </>
          }
          confirm={<Trans>Pause session</Trans>}
          cancel={<Trans>Keep it running</Trans>}
          run={change('paused')}
        />
      )}
      {(isStarted || status === 'paused') && (
        <ConfirmButton
          needs="updateSession"
          size="s"
          label={<Trans>End</Trans>}
          icon={<IconPlayerStop size={16} />}
          danger
          question={
            <Trans>
              End <strong>{name}</strong> for good?
            </Trans>
          }
          text={
            <>
              <Running count={running} />{' '}
              <Trans>
                Its devices become available. Photos and gallery stay. You can't start it again, but you can
                duplicate it.
              </Trans>
            </>
          }
          confirm={<Trans>End session</Trans>}
          cancel={<Trans>Keep it running</Trans>}
          run={change('ended')}
        />
      )}
      {(!compact || status === 'ended') && <Duplicate id={id} />}
      {!compact && (
        <DeleteButton
          needs="deleteSession"
          size="s"
          name={name}
          text={
            <>
              <Running count={running} />{' '}
              {photos > 0 && (
                <Plural
                  value={photos}
                  one="Its # photo stays in your gallery."
                  other="Its # photos stay in your gallery."
                />
              )}{' '}
              <Trans>Its gallery disappears.</Trans>
            </>
          }
          run={() => remove({ id })}
          onDeleted={onDeleted}
        />
      )}
    </div>
  );
}

function Running({ count }: { count: number }) {
  if (count === 0) return null;
  return <Plural value={count} one="# device runs it right now." other="# devices run it right now." />;
}

function Duplicate({ id }: { id: string }) {
  const navigate = useNavigate();
  const mayDuplicate = usePermission('duplicateSession');
  const { mutateAsync: duplicate } = useDuplicateSession();
  const { run, pending, error } = useAction(async () => {
    const copy = await duplicate({ id });
    await navigate({ to: '/session/$sessionId/general', params: { sessionId: copy.id } });
  });
  if (!mayDuplicate) return null;
  return (
    <div>
      <Button
        variant="secondary"
        size="s"
        icon={<IconCopy size={16} />}
        busy={pending}
        onClick={() => void run()}
      >
        <Trans>Duplicate</Trans>
      </Button>
      <p className="danger hide-empty" role="alert">
        {error && errorText(error)}
      </p>
    </div>
  );
}
