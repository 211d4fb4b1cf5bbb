import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Photo, useUpdatePhotos } from '~/api/photos';
import { offerUndo } from '~/parts/feedback/undo';
import { Button } from '~/ui/button';
import { IconFolderSymlink } from '~/ui/icons';
import { MoveDialog } from '../model/move-dialog';

/** Moves the photo to another session. */
export function MovePhoto({ photo: { id, sessionId: from } }: { photo: Photo }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useUpdatePhotos();
  const move = async (sessionId: string) => {
    const { refused, missing } = await mutateAsync({ data: { ids: [id], set: { sessionId } } });
    if (refused[0]) throw new Error(refused[0].message);
    if (missing.length > 0) throw new Error(t`This photo no longer exists.`);
  };
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
            // A photo without a session cannot lose it again.
            if (from !== null) offerUndo(t`Moved to ${session.name}`, () => move(from));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
