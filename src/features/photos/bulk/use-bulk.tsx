import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { invalidateFor } from '~/api/cache/query-client';
import {
  type Photo,
  type PhotoBulkResult,
  type PhotoChanges,
  restorePhotos,
  updatePhotos,
} from '~/api/photos';
import type { Session } from '~/api/sessions';
import { changeInBatches, type Run, runInBatches } from '~/lib/batches';
import { UNDO_MS, UndoButton } from '~/parts/feedback/undo';
import { useBulkRun } from '~/patterns/list/use-bulk-run';
import { errorText } from '~/session/error-text';
import { notifyNotSaved, notifySaved } from '~/session/write-notices';
import { type NotificationType, notify } from '~/ui/feedback/notifications';
import type { PhotoSelection } from '../model/use-selection';

interface Change {
  label: string;
  set: PhotoChanges;
  text: (n: number) => string;
  /** Undoes the change, given the photos before it. */
  undo?: ((known: readonly Photo[]) => Promise<unknown>) | undefined;
  onChanged?: (ids: readonly string[]) => void;
}

/** Bulk actions on the selected photos, with progress, cancel and undo. */
export function useBulk(selection: PhotoSelection) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { progress, start } = useBulkRun();

  /** Runs an action with progress and cancel, then refreshes the wall. */
  const track = (label: string, total: number, work: (run: Required<Run>) => Promise<void>) =>
    start(label, total, work)
      .catch((error: unknown) => reportFailure(error))
      .finally(() => invalidateFor(client, 'updatePhotos'));

  const restore = (ids: readonly string[]) =>
    track(t`Restoring`, ids.length, async (run) => {
      const answers = await runInBatches(ids, (some) => restorePhotos({ ids: some }), run);
      const n = answers.flatMap(({ restored }) => restored).length;
      if (n > 0) notifySaved(t`${plural(n, { one: '# photo restored', other: '# photos restored' })}`);
      // The history still offers it after it was done.
      else
        notify({
          text: t`Nothing to restore. The photos were restored or erased before.`,
          type: 'warning',
          removeAfter: 5000,
        });
    });

  const setAll = (ids: readonly string[], set: PhotoChanges, run: Run): Promise<PhotoBulkResult> =>
    changeInBatches(ids, (some) => updatePhotos({ ids: some, set }), run);

  /** Restores these fields of each photo. */
  const revert = (
    photos: readonly Photo[],
    ...fields: ('approval' | 'guestLink' | 'visibility' | 'sessionId')[]
  ) =>
    track(t`Undoing`, photos.length, async (run) => {
      const states = Map.groupBy(photos, (photo) => fields.map((field) => photo[field]).join(' '));
      for (const [, same] of states) {
        await setAll(
          same.map(({ id }) => id),
          Object.fromEntries(fields.map((field) => [field, same[0]?.[field]])),
          run,
        );
      }
      notifySaved(t`Undone`);
    });

  /** The photos before the change; null unless all of them are known, which an undo needs. */
  const before = (ids: readonly string[]): Photo[] | null => {
    const photos = ids.flatMap((id) => selection.seen.get(id) ?? []);
    return photos.length === ids.length ? photos : null;
  };

  /** Says that photos are saved, then which ones are not, and offers to undo it. */
  const say = (
    count: number,
    text: string,
    refused: PhotoBulkResult['refused'],
    undo?: () => Promise<unknown>,
    pastAction?: ReactNode,
  ) => {
    const isPlain = !undo && refused.length === 0;
    if (count > 0) notifySaved(isPlain ? text : null);
    if (isPlain) return;
    const detail = [...new Set(refused.map(({ message }) => message))].join(' ');
    const type: NotificationType = refused.length > 0 ? 'warning' : 'success';
    const left = refused.length > 0 && (
      <>
        {' '}
        {t`${plural(refused.length, { one: '# stayed as it was:', other: '# stayed as they were:' })}`}{' '}
        {detail}
      </>
    );
    notify({
      text: (
        <>
          {text}
          {left}
        </>
      ),
      detail: detail || undefined,
      action: undo && <UndoButton undo={undo} />,
      pastAction,
      type,
      removeAfter: UNDO_MS,
    });
  };

  const change = (ids: readonly string[], { label, set, text, undo, onChanged }: Change) =>
    track(label, ids.length, async (run) => {
      const known = before(ids);
      const { changed, refused } = await setAll(ids, set, run);
      onChanged?.(changed);
      const n = changed.length;
      say(n, text(n), refused, undo && known && n > 0 ? () => undo(known) : undefined);
    });

  return {
    progress,
    track,
    approve: (ids: readonly string[]) =>
      track(t`Approving`, ids.length, async (run) => {
        const known = before(ids);
        const shown = await setAll(ids, { approval: 'approved', visibility: 'public' }, run);
        // Without consent, or with its link off, a photo is approved and stays out of the gallery.
        const silent = shown.refused.map(({ id }) => id);
        const approved = silent.length > 0 ? await setAll(silent, { approval: 'approved' }, run) : null;
        const n = shown.changed.length + (approved?.changed.length ?? 0);
        const hidden = approved?.changed.length ?? 0;
        const words = t`${plural(n, { one: '# photo approved', other: '# photos approved' })}`;
        const note = plural(hidden, {
          one: '# stays out of the gallery because the guest did not agree',
          other: '# stay out of the gallery because the guests did not agree',
        });
        say(
          n,
          hidden > 0 ? `${words}. ${note}` : words,
          approved?.refused ?? [],
          known ? () => revert(known, 'approval', 'visibility') : undefined,
        );
      }),
    show: (ids: readonly string[], visibility: Photo['visibility']) =>
      change(ids, {
        label: visibility === 'hidden' ? t`Removing from the gallery` : t`Showing in the gallery`,
        set: { visibility },
        text: (n) =>
          visibility === 'hidden'
            ? t`${plural(n, { one: '# photo removed from the gallery', other: '# photos removed from the gallery' })}`
            : t`${plural(n, { one: '# photo shown in the gallery', other: '# photos shown in the gallery' })}`,
        undo: (known) => revertShown(known, visibility),
      }),
    turnLinks: (ids: readonly string[], guestLink: Photo['guestLink']) =>
      change(ids, {
        label: t`Saving`,
        set: { guestLink },
        text: (n) =>
          guestLink === 'off'
            ? t`${plural(n, { one: '# link turned off', other: '# links turned off' })}`
            : t`${plural(n, { one: '# link turned on', other: '# links turned on' })}`,
        undo: (known) => revert(known, 'guestLink', 'visibility'),
      }),
    change: (ids: readonly string[], set: PhotoChanges, text: (n: number) => string) =>
      change(ids, { label: t`Saving`, set, text }),
    move: (ids: readonly string[], { id: sessionId, name }: Pick<Session, 'id' | 'name'>) =>
      change(ids, {
        label: t`Moving`,
        set: { sessionId },
        text: (n) => t`${plural(n, { one: `# photo moved to ${name}`, other: `# photos moved to ${name}` })}`,
        // A photo without a session cannot lose it again.
        undo: before(ids)?.every((photo) => photo.sessionId !== null)
          ? (known) => revert(known, 'sessionId')
          : undefined,
        onChanged: selection.remove,
      }),
    remove: (ids: readonly string[]) =>
      track(t`Deleting`, ids.length, async (run) => {
        const { changed: deleted, missing } = await changeInBatches(
          ids,
          (some) => updatePhotos({ ids: some, delete: true }),
          run,
        );
        selection.remove([...deleted, ...missing]);
        const n = deleted.length;
        const undo = () => restore(deleted);
        const words = t`${plural(n, { one: '# photo deleted', other: '# photos deleted' })}`;
        say(
          n,
          `${words}. ${t`Deleted photos stay in Recently deleted for 30 days.`}`,
          [],
          undo,
          // The photos can be restored long after the toast is gone.
          <UndoButton undo={undo} />,
        );
      }),
  };

  /** Managers and Locations may only change the visibility. */
  function revertShown(photos: readonly Photo[], now: Photo['visibility']) {
    const changed = photos.filter(({ visibility }) => visibility !== now);
    const visibility = now === 'hidden' ? 'public' : 'hidden';
    return track(t`Undoing`, changed.length, async (run) => {
      await setAll(
        changed.map(({ id }) => id),
        { visibility },
        run,
      );
      notifySaved(t`Undone`);
    });
  }
}

export type Bulk = ReturnType<typeof useBulk>;

/** Says that a change failed, and why. */
export function reportFailure(error: unknown, text = errorText(error)): void {
  notifyNotSaved(error);
  notify({ text, type: 'danger', removeAfter: 5000 });
}
