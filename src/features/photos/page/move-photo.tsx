import { Trans, useLingui } from '@lingui/react/macro';
import { IconFolderSymlink } from '@tabler/icons-react';
import { useState } from 'react';
import { type Photo, useUpdatePhotos } from '~/api/photos';
import { onDemand } from '~/components/feedback/on-demand';
import { UNDO_MS, UndoButton } from '~/components/list/undo';
import { Button } from '~/ui/button';
import { notify } from '~/ui/notifications';

const MoveDialog = onDemand(() => import('../move-dialog').then((module) => module.MoveDialog));

/** Moves the photo to another session. */
export function MovePhoto({ photo: { id, sessionId: from } }: { photo: Photo }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useUpdatePhotos({ meta: { quiet: true } });
  const move = async (sessionId: string) => {
    const { refused, missing } = await mutateAsync({ data: { ids: [id], set: { sessionId } } });
    if (refused[0]) throw new Error(refused[0].message);
    if (missing.length > 0) throw new Error(t`This photo no longer exists.`);
  };
  const undo = (former: string) =>
    move(former).catch((error: Error) => {
      notify({ text: t`Error Saving`, detail: error.message, type: 'danger', removeAfter: 5000 });
    });
  return (
    <>
      <Button
        variant="subtle"
        size="s"
        icon={<IconFolderSymlink size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trans>Move to another session</Trans>
      </Button>
      {open && (
        <MoveDialog
          title={<Trans>Move to another session</Trans>}
          from={from}
          onMove={async (session) => {
            await move(session.id);
            setOpen(false);
            notify({
              text: t`Moved to ${session.name}`,
              action: from !== null && <UndoButton undo={() => undo(from)} />,
              removeAfter: UNDO_MS,
            });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
