import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { ACCEPTED_PHOTOS } from '~/entities/pickers/accepted-files';
import { ButtonLink } from '~/parts/links/button-link';
import uploadStyles from '~/patterns/upload/upload.module.css';
import type { Upload } from '~/patterns/upload/upload-queue';
import { UploadRow } from '~/patterns/upload/upload-row';
import { UploadSummary } from '~/patterns/upload/upload-summary';
import type { UploadView } from '~/patterns/upload/upload-view';
import { UploadZone } from '~/patterns/upload/upload-zone';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import { galleryLabels, galleryState, linkLabels } from '../model/photo-labels';
import { DestinationFields } from './destination-fields';
import { FirstSession } from './first-session';
import { canBeShown, GalleryVisibility } from './gallery-visibility';
import styles from './upload.module.css';
import type { useDestination } from './use-destination';
import type { UploadDestination, usePhotoQueue } from './use-photo-queue';

interface PhotoUploadDialogProps extends ReturnType<typeof usePhotoQueue> {
  view: UploadView;
  destination: ReturnType<typeof useDestination>;
  /** Closes the dialog; what is not uploaded is kept. */
  onClose: () => void;
  /** Gives up what is not uploaded. */
  onDiscard: () => void;
}

/** The files of an upload: chosen and confirmed, then with their status and what to do with the photos. */
export function PhotoUploadDialog(props: PhotoUploadDialogProps) {
  const { queue, uploads, view, photos, photoOf, change, destination, onClose, onDiscard } = props;
  const { t } = useLingui();
  const { sessions, pending, sessionId } = destination;
  const summary = useRef<HTMLDivElement>(null);
  const focusSummary = () => summary.current?.focus();
  const nameOf = (id: string | undefined) => sessions.find((session) => session.id === id)?.name;
  const [only, another] = new Set(uploads.flatMap(({ target }) => target?.sessionId ?? []));
  const noteOf = (upload: Upload<UploadDestination>) => {
    const photo = photoOf(upload);
    const session = another && nameOf(upload.target?.sessionId);
    const states = photo ? [t(linkLabels[photo.guestLink]), t(galleryLabels[galleryState(photo)])] : [];
    return [session, ...states].filter(Boolean).join(' · ');
  };
  const isSending = view.ids.unfinished.length > 0;
  const isCancel = view.chosen > 0 && !isSending;
  const hint = t`Images such as JPEG, PNG, GIF or WebP up to 25 MB, videos such as MP4 up to 200 MB`;
  return (
    <Dialog onClose={onClose} title={t`Upload photos`} size="lg" closeOnClickOutside={!view.hasUnsaved}>
      <div className={styles.form}>
        {!pending && sessionId === null ? (
          <FirstSession />
        ) : (
          <UploadZone
            accept={ACCEPTED_PHOTOS}
            hint={hint}
            compact={uploads.length > 0}
            repeated={queue.repeated()}
            onFiles={queue.add}
          />
        )}
        {view.chosen > 0 && <DestinationFields destination={destination} />}
        {uploads.length > 0 && (
          <div className={styles.head}>
            <UploadSummary
              queue={queue}
              view={view}
              summary={summary}
              place={another ? undefined : nameOf(only)}
            />
            {view.refused > 0 && <p className={uploadStyles.hint}>{hint}</p>}
            {view.underway === 0 && photos.length > 0 && (
              <GalleryVisibility
                photos={photos}
                isNext={view.chosen + view.failed === 0}
                onPress={focusSummary}
                onChanged={change}
              />
            )}
          </div>
        )}
        {uploads.length > 0 && (
          <ul className="edge surface radius-l">
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                queue={queue}
                note={noteOf(upload)}
                onRemove={focusSummary}
              />
            ))}
          </ul>
        )}
        <div className={styles.end}>
          <Button
            variant="secondary"
            // Not the second click of a double click on the button that starts the upload.
            onClick={({ detail }) => detail < 2 && (isCancel ? onDiscard : onClose)()}
          >
            {isSending ? t`Keep uploading in the background` : isCancel ? t`Cancel` : t`Close`}
          </Button>
          {view.chosen > 0 ? (
            <Button
              busy={pending}
              onClick={() => {
                const to = destination.take();
                queue.start(() => to);
                focusSummary();
              }}
            >
              <Plural value={view.chosen} one="Upload # photo" other="Upload # photos" />
            </Button>
          ) : (
            !isSending &&
            view.done + view.existing > 0 && (
              <ButtonLink
                variant={photos.some(canBeShown) || view.failed > 0 ? 'secondary' : 'primary'}
                to="/gallery"
                // The photos of several sessions are the newest in the whole gallery.
                search={only && !another ? { sessionId: only } : {}}
                onClick={onClose}
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
