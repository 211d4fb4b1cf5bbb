import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LeaveGuard, LeaveQuestion, type Place } from '~/components/confirm/leave-guard';
import {
  awaitsConnection,
  isExisting,
  isRetryable,
  isUnderway,
  isUploaded,
} from '~/components/upload/upload-queue';
import { useChosen } from '~/components/upload/use-chosen';
import { askBeforeSwitch } from '~/identity';
import { Button } from '~/ui/button';
import { notifications, notify } from '~/ui/notifications';
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
  const { queue, uploads, created, mark, faultOf } = usePhotoQueue();
  const chosen = useChosen<null>();
  const destination = useDestination(shownSession);
  const [isOpen, setOpen] = useState(true);
  const [request, setRequest] = useState(NONE);
  const add = (files: readonly File[]) =>
    chosen.add(
      files,
      null,
      uploads.map(({ file }) => file),
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

  const usable = chosen.files.filter(({ file, damaged }) => faultOf(file, damaged === true) === null);
  const isUnfinished = uploads.some((upload) => isUnderway(upload) || awaitsConnection(upload));
  const refused = uploads.filter(({ state }) => state.status === 'refused');
  const hasFailed = refused.some(isRetryable);
  const wouldLose = isUnfinished || hasFailed || usable.length > 0;
  const isCanceled = uploads.some(({ state }) => state.status === 'cancelled');
  const isEmpty = uploads.length + chosen.files.length === 0;

  /** What follows once the user agrees to lose the rest. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const end = () => (wouldLose ? setLeave(() => onClose) : onClose());
  useEffect(() => {
    if (!wouldLose) return;
    askBeforeSwitch((proceed) => setLeave(() => proceed));
    return () => askBeforeSwitch(null);
  }, [wouldLose]);
  const endEmpty = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen && isEmpty) endEmpty();
  }, [isOpen, isEmpty]);

  const done = uploads.filter(isUploaded).length;
  const existing = uploads.filter(isExisting).length;
  const notice = useRef<number>(null);
  const open = () => setOpen(true);
  useEffect(() => {
    if (isOpen && notice.current !== null) notifications.remove(notice.current);
  }, [isOpen]);
  /** What was over before the present uploads started. */
  const before = useRef({ done: 0, existing: 0, refused: 0 });
  const report = useEffectEvent(() => {
    const added = done - before.current.done;
    const failed = Math.max(0, refused.length - before.current.refused);
    const isRepeated = existing > before.current.existing;
    if (isOpen || !(added + failed > 0 || isRepeated)) return;
    notice.current = notify({
      text:
        failed > 0 ? (
          <Trans>
            {added} of {added + failed} uploaded
          </Trans>
        ) : added > 0 ? (
          <Plural value={added} one="# photo uploaded" other="# photos uploaded" />
        ) : (
          <Trans>The session has all these photos already</Trans>
        ),
      type: failed > 0 ? 'warning' : 'success',
      removeAfter: 6000,
      action: (
        <Button variant="secondary" size="s" onClick={open}>
          <Trans>Show uploads</Trans>
        </Button>
      ),
    });
  });
  const start = useEffectEvent(() => {
    before.current = { done, existing, refused: refused.length };
  });
  const wasUnfinished = useRef(false);
  useEffect(() => {
    if (isUnfinished) start();
    else if (wasUnfinished.current) report();
    wasUnfinished.current = isUnfinished;
  }, [isUnfinished]);

  const words = isUnfinished
    ? {
        title: t`Photos are still being uploaded`,
        text: t`If you leave now, unfinished uploads are canceled.`,
        leave: t`Cancel uploads and leave`,
        stay: t`Keep uploading`,
      }
    : {
        title: done > 0 ? t`Some photos are not uploaded yet` : t`Your photos are not uploaded yet`,
        text: t`If you leave now, you have to choose them again.`,
        leave: t`Leave`,
        stay: t`Stay`,
      };
  return (
    <>
      {!isEmpty && (!isOpen || uploads.length > 0) && (
        <UploadTray
          uploads={uploads}
          photos={created}
          toReview={usable.length}
          onOpen={open}
          onClose={isUnfinished ? null : end}
        />
      )}
      {isOpen && (
        <PhotoUploadDialog
          queue={queue}
          uploads={uploads}
          created={created}
          onChanged={mark}
          chosen={chosen}
          usable={usable}
          faultOf={({ file, damaged }) => faultOf(file, damaged === true)}
          onAdd={add}
          destination={destination}
          isUnfinished={isUnfinished}
          // Canceled files can be uploaded after all.
          onClose={() => (wouldLose || isCanceled ? setOpen(false) : onClose())}
          onDiscard={end}
        />
      )}
      <LeaveGuard busy={wouldLose} words={words} contains={hasFrame} />
      {leave && wouldLose && <LeaveQuestion words={words} onLeave={leave} onStay={() => setLeave(null)} />}
    </>
  );
}
