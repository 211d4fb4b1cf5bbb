import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LeaveGuard, LeaveQuestion, type Place } from '~/parts/confirm/leave-guard';
import { uploadView } from '~/patterns/upload/upload-view';
import { hasUnsavedBackground } from '~/session/background-task';
import { askBeforeSwitch } from '~/session/viewing';
import { PhotoUploadDialog } from './photo-upload-dialog';
import { UploadTray } from './upload-tray';
import { useDestination } from './use-destination';
import { usePhotoQueue } from './use-photo-queue';

interface PhotoUploadsProps {
  /** Files that were dropped on the page. Each new list opens the dialog and is added. */
  dropped: readonly File[];
  /** The session that the gallery shows. */
  shownSession: string | undefined;
  onClose: () => void;
}

/** The uploads end with the frame of the pages for signed-in users. */
const hasFrame = ({ routeId }: Place) => !routeId.startsWith('/_entry');

/** Uploads photos from the computer: in a dialog, and beside other pages while the user goes on. */
export function PhotoUploads({ dropped, shownSession, onClose }: PhotoUploadsProps) {
  const { t } = useLingui();
  const router = useRouter();
  const queued = usePhotoQueue();
  const { queue, uploads, photos } = queued;
  const view = uploadView(uploads);
  const { hasUnsaved } = view;
  const destination = useDestination(shownSession);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    setOpen(true);
    queue.add(dropped);
  }, [dropped, queue]);
  // On another page they are out of the way, and nothing is lost.
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && setOpen(false)),
    [router],
  );
  /** What follows once the user agrees to lose the rest. */
  const [onConfirm, setOnConfirm] = useState<(() => void) | null>(null);
  const end = () => (hasUnsaved ? setOnConfirm(() => onClose) : onClose());
  useEffect(() => {
    if (!hasUnsaved) return;
    hasUnsavedBackground.setState(() => true);
    askBeforeSwitch((proceed) => setOnConfirm(() => proceed));
    return () => {
      hasUnsavedBackground.setState(() => false);
      askBeforeSwitch(null);
    };
  }, [hasUnsaved]);

  const isSending = view.ids.unfinished.length > 0;
  const words = isSending
    ? {
        title: t`Photos are still being uploaded`,
        text: t`If you leave now, unfinished uploads are canceled.`,
        leave: t`Cancel uploads and leave`,
        stay: t`Keep uploading`,
      }
    : {
        title: t`Some photos are not uploaded yet`,
        text: t`If you discard them, you have to choose them again.`,
        leave: t`Discard`,
        stay: t`Keep`,
      };
  return (
    <>
      {uploads.length > 0 && (
        <UploadTray
          view={view}
          hidden={photos.filter(({ visibility }) => visibility !== 'public').length}
          onOpen={() => setOpen(true)}
          onClose={isSending ? null : end}
        />
      )}
      {isOpen && (
        <PhotoUploadDialog
          {...queued}
          view={view}
          destination={destination}
          // Canceled files can be uploaded after all.
          onClose={() => (hasUnsaved || view.canceled > 0 ? setOpen(false) : onClose())}
          onDiscard={end}
        />
      )}
      <LeaveGuard hasUnsaved={hasUnsaved} words={words} contains={hasFrame} />
      {onConfirm && hasUnsaved && (
        <LeaveQuestion words={words} onLeave={onConfirm} onStay={() => setOnConfirm(null)} />
      )}
    </>
  );
}
