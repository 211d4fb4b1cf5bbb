import { Plural, Trans } from '@lingui/react/macro';
import { IconCopy, IconPlayerPause, IconPlayerStop } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Session, useDeleteSession, useDuplicateSession, useUpdateSession } from '~/api/sessions';
import { Asking } from '~/components/form/asking';
import { Deletion } from '~/components/form/deletion';
import { useMay } from '~/components/may';
import { Button } from '~/ui/button';
import styles from './sessions.module.css';

/** Pauses, ends, duplicates and deletes a session, and says what follows from each. */
export function SessionActions({ session, onDeleted }: { session: Session; onDeleted: () => void }) {
  const { id, name, status, deviceIds, photos } = session;
  const { mutateAsync: update } = useUpdateSession();
  const { mutateAsync: remove } = useDeleteSession();
  const change = (next: 'paused' | 'ended') => () => update({ id, data: { status: next } });
  const done = () => {};
  return (
    <div className={styles.actions}>
      {status === 'active' && (
        <Asking
          needs="updateSession"
          label={<Trans>Pause</Trans>}
          icon={<IconPlayerPause size={18} />}
          question={
            <Trans>
              Pause <strong>{name}</strong>?
            </Trans>
          }
          text={
            <>
              <Running count={deviceIds.length} />{' '}
              <Trans>Guests can't take photos until you resume. The gallery stays open.</Trans>
            </>
          }
          yes={<Trans>Pause session</Trans>}
          no={<Trans>Keep it running</Trans>}
          run={change('paused')}
          onDone={done}
        />
      )}
      {(status === 'active' || status === 'paused') && (
        <Asking
          needs="updateSession"
          label={<Trans>End</Trans>}
          icon={<IconPlayerStop size={18} />}
          variant="subtle"
          danger
          question={
            <Trans>
              End <strong>{name}</strong> for good?
            </Trans>
          }
          text={
            <>
              <Running count={deviceIds.length} />{' '}
              <Trans>
                Its devices are freed. Photos and gallery stay. You can't start it again, but you can
                duplicate it.
              </Trans>
            </>
          }
          yes={<Trans>End session</Trans>}
          no={<Trans>Keep it running</Trans>}
          run={change('ended')}
          onDone={done}
        />
      )}
      <Duplicate id={id} />
      <Deletion
        needs="deleteSession"
        name={name}
        text={
          <>
            <Running count={status === 'active' ? deviceIds.length : 0} />{' '}
            {photos > 0 && (
              <Plural
                value={photos}
                one="Its # photo stays in your gallery."
                other="Its # photos stay in your gallery."
              />
            )}{' '}
            <Trans>Its microsite disappears.</Trans>
          </>
        }
        run={() => remove({ id })}
        onDeleted={onDeleted}
      />
    </div>
  );
}

function Running({ count }: { count: number }) {
  if (count === 0) return null;
  return <Plural value={count} one="# device runs it right now." other="# devices run it right now." />;
}

function Duplicate({ id }: { id: string }) {
  const navigate = useNavigate();
  const mayDuplicate = useMay('duplicateSession');
  const { mutateAsync: duplicate } = useDuplicateSession();
  const [loading, setLoading] = useState(false);
  if (!mayDuplicate) return null;
  const run = async () => {
    setLoading(true);
    try {
      const copy = await duplicate({ id });
      await navigate({ to: '/session/$sessionId/general', params: { sessionId: copy.id } });
    } finally {
      setLoading(false);
    }
  };
  return (
    <div>
      <Button
        variant="subtle"
        icon={<IconCopy size={18} />}
        busy={loading}
        // The failure is shown by the notice of the mutation.
        onClick={() => void run().catch(() => {})}
      >
        <Trans>Duplicate</Trans>
      </Button>
    </div>
  );
}
