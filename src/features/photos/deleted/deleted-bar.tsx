import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateFor } from '~/api/cache/query-client';
import { erasePhotos, restorePhotos } from '~/api/photos';
import { useAction } from '~/api/use-action';
import { runInBatches } from '~/lib/batches';
import { ConfirmDialog } from '~/parts/confirm/confirm-dialog';
import { SelectionBar } from '~/patterns/list/selection-bar';
import { notifyNotSaved, notifySaved } from '~/session/write-notices';
import { Button } from '~/ui/button';
import { IconArrowBackUp, IconTrash } from '~/ui/icons';
import { reportFailure } from '../bulk/use-bulk';

interface DeletedBarProps {
  ids: readonly string[];
  onClear: () => void;
}

/** Restores the selected deleted photos, or erases them after a question. */
export function DeletedBar({ ids, onClear }: DeletedBarProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const restoring = useAction(async () => {
    try {
      const answers = await runInBatches(ids, (some) => restorePhotos({ ids: some }));
      const n = answers.flatMap(({ restored }) => restored).length;
      onClear();
      notifySaved(t`${plural(n, { one: '# photo restored', other: '# photos restored' })}`);
    } catch (error) {
      reportFailure(error);
    } finally {
      invalidateFor(client, 'restorePhotos');
    }
  });
  const erase = async () => {
    try {
      const answers = await runInBatches(ids, (some) => erasePhotos({ ids: some }));
      const n = answers.flatMap(({ erased }) => erased).length;
      notifySaved(t`${plural(n, { one: '# photo erased', other: '# photos erased' })}`);
    } catch (error) {
      // The question stays open and says why.
      notifyNotSaved(error);
      throw error;
    } finally {
      invalidateFor(client, 'erasePhotos');
    }
  };
  return (
    <SelectionBar
      label={t`Selected photos`}
      count={ids.length}
      onClear={onClear}
      actions={[
        <Button
          key="restore"
          variant="secondary"
          size="s"
          icon={<IconArrowBackUp size={16} />}
          busy={restoring.pending}
          onClick={() => void restoring.run()}
        >
          <Trans>Restore</Trans>
        </Button>,
        <Button
          key="erase"
          variant="secondary"
          size="s"
          icon={<IconTrash size={16} />}
          onClick={() => setAsking(true)}
          data-danger
        >
          <Trans>Erase now</Trans>
        </Button>,
      ]}
    >
      {asking && (
        <ConfirmDialog
          title={<Plural value={ids.length} one="Erase # photo for good?" other="Erase # photos for good?" />}
          text={
            <p>
              <Trans>This is final. Photos and their files are removed now and can't be restored.</Trans>
            </p>
          }
          confirm={<Trans>Erase now</Trans>}
          cancel={<Trans>Cancel</Trans>}
          danger
          run={erase}
          onDone={onClear}
          onClose={() => setAsking(false)}
        />
      )}
    </SelectionBar>
  );
}
