import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Photo, PhotoChanges } from '~/api/photos';
import { ButtonLink } from '~/components/links/button-link';
import { QueuedUploads } from '~/components/upload/queued-uploads';
import { isRetryable, isUnderway, type Upload, type UploadQueue } from '~/components/upload/upload-queue';
import { UploadZone } from '~/components/upload/upload-zone';
import type { ChosenFile, useChosen } from '~/components/upload/use-chosen';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { galleryState, galleryWords, linkWords } from '../photo-words';
import { DestinationFields } from './destination-fields';
import { FirstSession } from './first-session';
import { HiddenUploads, isShowable } from './hidden-uploads';
import { Review } from './review';
import styles from './upload.module.css';
import type { useDestination } from './use-destination';
import type { Destination } from './use-photo-queue';

interface PhotoUploadDialogProps {
  queue: UploadQueue<Destination>;
  uploads: readonly Upload<Destination>[];
  /** The photo of an upload. */
  photoOf: (key: string) => Photo | undefined;
  photos: readonly Photo[];
  /** Those that guests did not see before. */
  decided: readonly Photo[];
  onChanged: (ids: readonly string[], set: PhotoChanges) => void;
  chosen: ReturnType<typeof useChosen<null>>;
  /** The chosen files that can be uploaded. */
  usable: readonly ChosenFile[];
  faultOf: (file: ChosenFile) => string | null;
  onAdd: (files: readonly File[]) => void;
  destination: ReturnType<typeof useDestination>;
  /** Whether something is sent or waits, which continues when the dialog closes. */
  isUnfinished: boolean;
  /** Closes the dialog; what is not uploaded is kept. */
  onClose: () => void;
  /** Gives up what is not uploaded. */
  onDiscard: () => void;
}

/** The files of an upload: first chosen and confirmed, then with their status and what to do with the photos. */
export function PhotoUploadDialog(props: PhotoUploadDialogProps) {
  const { queue, uploads, photoOf, photos, decided, onChanged, chosen, usable, faultOf, onAdd } = props;
  const { destination, isUnfinished, onClose, onDiscard } = props;
  const { t } = useLingui();
  const { sessions, pending, sessionId, needsLink } = destination;
  const { files } = chosen;
  const content = useRef<HTMLDivElement>(null);
  const showTop = () => content.current?.closest('dialog')?.scrollTo({ top: 0 });
  const upload = () => {
    const to = destination.take();
    if (!to) return;
    queue.add(
      usable.map(({ file }) => file),
      to,
    );
    chosen.remove(...usable.map(({ id }) => id));
    showTop();
  };
  const nameOf = (id: string | undefined) => sessions.find((session) => session.id === id)?.name;
  const isOneSession = new Set(uploads.map(({ type }) => type.sessionId)).size < 2;
  const noteOf = ({ type, key }: Upload<Destination>) => {
    const photo = photoOf(key);
    const session = isOneSession ? null : nameOf(type.sessionId);
    const states = photo ? [t(linkWords[photo.guestLink]), t(galleryWords[galleryState(photo)])] : [];
    return [session, ...states].filter(Boolean).join(' · ');
  };
  const [only, another] = new Set(photos.map((photo) => photo.sessionId));
  const hasRefused = uploads.some(({ state }) => state.status === 'refused');
  const hasFailed = uploads.some((upload) => upload.state.status === 'refused' && isRetryable(upload));
  const isCancel = usable.length > 0 && !isUnfinished;
  const hasVideo = usable.some(({ file }) => file.type.startsWith('video/'));
  const hint = t`Images such as JPEG, PNG, GIF or WebP up to 25 MB, videos such as MP4 up to 200 MB`;
  const review = files.length > 0 && (
    <Review
      files={files}
      faultOf={faultOf}
      hint={hint}
      isSent={uploads.length > 0 && usable.length === 0}
      onDamaged={chosen.setDamaged}
      onRemove={chosen.remove}
    />
  );
  return (
    <Dialog
      onClose={onClose}
      title={t`Upload photos`}
      size="lg"
      closeOnClickOutside={!isUnfinished && usable.length === 0}
    >
      <div ref={content} className={styles.form}>
        {!pending && sessions.length === 0 && <FirstSession />}
        {(pending || sessionId !== null) && (
          <UploadZone
            accept="image/*,video/*"
            hint={hint}
            compact={files.length + uploads.length > 0}
            repeated={chosen.repeated}
            onFiles={(added) => {
              onAdd(added);
              showTop();
            }}
          />
        )}
        {usable.length > 0 && (
          <div className={styles.chosen}>
            <DestinationFields destination={destination} />
            {review}
          </div>
        )}
        {uploads.length > 0 && (
          <div className={styles.result}>
            <QueuedUploads
              queue={queue}
              noteOf={noteOf}
              place={isOneSession ? nameOf(uploads[0]?.type.sessionId) : undefined}
              unusable={files.length - usable.length}
              isNext={usable.length === 0}
            >
              {!uploads.some(isUnderway) && photos.length > 0 && (
                <HiddenUploads
                  photos={decided}
                  needsLink={needsLink}
                  isNext={usable.length === 0 && !hasFailed}
                  onChanged={onChanged}
                />
              )}
            </QueuedUploads>
          </div>
        )}
        {/* Below the summary that counts them, once nothing else is left. */}
        {usable.length === 0 && review}
        <div className={styles.end}>
          {/* The second click of a double click on the button that starts the upload. */}
          <Button
            variant="secondary"
            onClick={({ detail }) => detail < 2 && (isCancel ? onDiscard : onClose)()}
          >
            {isUnfinished ? (
              <Trans>Keep uploading in the background</Trans>
            ) : isCancel ? (
              <Trans>Cancel</Trans>
            ) : (
              <Trans>Close</Trans>
            )}
          </Button>
          {usable.length > 0 ? (
            <Button busy={pending} onClick={upload}>
              {hasVideo ? (
                <Plural value={usable.length} one="Upload # file" other="Upload # files" />
              ) : (
                <Plural value={usable.length} one="Upload # photo" other="Upload # photos" />
              )}
            </Button>
          ) : (
            !isUnfinished &&
            photos.length > 0 && (
              <ButtonLink
                variant={photos.some(isShowable) || hasRefused ? 'secondary' : 'primary'}
                to="/gallery"
                // The photos of several sessions are the newest in the whole gallery.
                search={only && !another ? { sessionId: only } : {}}
                onClick={onClose}
                data-next-focus
              >
                <Trans>See the photos</Trans>
              </ButtonLink>
            )
          )}
        </div>
      </div>
    </Dialog>
  );
}
