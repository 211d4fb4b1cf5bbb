import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { LeaveGuard, LeaveQuestion, type Place } from '~/components/confirm/leave-guard';
import { setBackgroundBusy } from '~/components/shell/background-task';
import { isRetryable, isUnfinished, isUploaded } from '~/components/upload/upload-queue';
import { type ChosenFile, useChosen } from '~/components/upload/use-chosen';
import { askBeforeSwitch } from '~/session/viewing';
import { PhotoUploadDialog } from './photo-upload-dialog';
import { UploadTray } from './upload-tray';
import { useDestination } from './use-destination';
import { usePhotoQueue } from './use-photo-queue';

interface PhotoUploadsProps {
  /** Files that were dropped on the page. Another list opens the dialog again and is added. */
  dropped: readonly File[];
  /** The session that the gallery shows. */
  shownSession: string | undefined;
  onClose: () => void;
}

const NONE: readonly File[] = [];

/** The uploads end with the frame of the pages for signed-in users. */
const hasFrame = ({ routeId }: Place) => !routeId.startsWith('/_entry');

/** Uploads photos from the computer: in a dialog, and beside other pages while the user goes on. */
export function PhotoUploads({ dropped, shownSession, onClose }: PhotoUploadsProps) {
  const { t } = useLingui();
  const { mark, faultOf, ...queued } = usePhotoQueue();
  const { uploads, photoOf } = queued;
  const chosen = useChosen<null>();
  const destination = useDestination(shownSession);
  const [isOpen, setOpen] = useState(true);
  const [request, setRequest] = useState(NONE);
  const isUsable = ({ file, damaged }: ChosenFile<null>) => faultOf(file, damaged === true) === null;
  const usable = chosen.files.filter(isUsable);
  const add = (files: readonly File[]) =>
    chosen.add(
      files,
      null,
      // One that is uploaded may also belong to another session.
      uploads.filter((upload) => !isUploaded(upload)).map(({ file }) => file),
      // The result told what was left out of a former upload.
      (former) => (files.length > 0 && uploads.length > 0 && !former.some(isUsable) ? [] : former),
    );
  if (request !== dropped) {
    setRequest(dropped);
    setOpen(true);
    add(dropped);
  }
  // On another page they are out of the way, and nothing is lost.
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setOpen(false);
  }

  const isSending = uploads.some(isUnfinished);
  const refused = uploads.filter(({ state }) => state.status === 'refused');
  const hasFailed = refused.some(isRetryable);
  const wouldLose = isSending || hasFailed || usable.length > 0;
  const isCanceled = uploads.some(({ state }) => state.status === 'cancelled');
  const isEmpty = uploads.length + chosen.files.length === 0;

  /** What follows once the user agrees to lose the rest. */
  const [leave, setLeave] = useState<{ proceed: () => void; stays?: true } | null>(null);
  const end = () => (wouldLose ? setLeave({ proceed: onClose, stays: true }) : onClose());
  useEffect(() => {
    if (!wouldLose) return;
    setBackgroundBusy(true);
    return () => setBackgroundBusy(false);
  }, [wouldLose]);
  useEffect(() => {
    if (!wouldLose) return;
    askBeforeSwitch((proceed) => setLeave({ proceed }));
    return () => askBeforeSwitch(null);
  }, [wouldLose]);
  const endEmpty = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen && isEmpty) endEmpty();
  }, [isOpen, isEmpty]);

  const words = isSending
    ? {
        title: t`Photos are still being uploaded`,
        text: t`If you leave now, unfinished uploads are canceled.`,
        leave: t`Cancel uploads and leave`,
        stay: t`Keep uploading`,
      }
    : {
        title: uploads.some(isUploaded)
          ? t`Some photos are not uploaded yet`
          : t`Your photos are not uploaded yet`,
        ...(leave?.stays
          ? { text: t`If you discard them, you have to choose them again.`, leave: t`Discard`, stay: t`Keep` }
          : { text: t`If you leave now, you have to choose them again.`, leave: t`Leave`, stay: t`Stay` }),
      };
  return (
    <>
      {!isEmpty && (!isOpen || uploads.length > 0) && (
        <UploadTray
          uploads={uploads}
          photoOf={photoOf}
          needsLink={destination.needsLink}
          toReview={usable.length}
          unusable={chosen.files.length - usable.length}
          onOpen={() => setOpen(true)}
          onClose={isSending ? null : end}
        />
      )}
      {isOpen && (
        <PhotoUploadDialog
          {...queued}
          onChanged={mark}
          chosen={chosen}
          usable={usable}
          faultOf={({ file, damaged }) => faultOf(file, damaged === true)}
          onAdd={add}
          destination={destination}
          isUnfinished={isSending}
          // Canceled files can be uploaded after all.
          onClose={() => (wouldLose || isCanceled ? setOpen(false) : onClose())}
          onDiscard={end}
        />
      )}
      <LeaveGuard busy={wouldLose} words={words} contains={hasFrame} />
      {leave && wouldLose && (
        <LeaveQuestion words={words} onLeave={leave.proceed} onStay={() => setLeave(null)} />
      )}
    </>
  );
}
