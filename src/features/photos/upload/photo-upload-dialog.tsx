import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError, isLimitReached } from '~/api/errors';
import { createPhotosMutation, type Photo, type PhotoChanges } from '~/api/photos';
import type { SessionStatus } from '~/api/sessions';
import { LeaveGuard, LeaveQuestion } from '~/components/confirm/leave-guard';
import { useErrorText } from '~/components/feedback/error-text';
import { ButtonLink } from '~/components/links/button-link';
import { useSessions } from '~/components/pickers/session-choices';
import { sessionStatusOptions } from '~/components/session-status';
import { isDamaged } from '~/components/upload/file-thumb';
import { QueuedUploads } from '~/components/upload/queued-uploads';
import { awaitsConnection, createUploadQueue, isUnderway } from '~/components/upload/upload-queue';
import { UploadZone } from '~/components/upload/upload-zone';
import { type ChosenFile, useChosen } from '~/components/upload/use-chosen';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { HiddenUploads, isShowable } from './hidden-uploads';
import { keepSession, lastSession } from './last-session';
import { Review } from './review';
import styles from './upload.module.css';

const MEGABYTE = 2 ** 20;

const ORDER: readonly SessionStatus[] = ['active', 'paused', 'draft', 'ended'];
/** A newer API may have more statuses: they are last. */
const rankOf = ({ status }: { status: SessionStatus }) => ORDER.indexOf(status) >>> 0;

interface Destination {
  sessionId: string;
  consentGiven: boolean;
}

interface PhotoUploadDialogProps {
  /** Files that were dropped on the page. */
  dropped: readonly File[];
  /** The session that the gallery shows; otherwise that of the last upload is suggested. */
  shownSession?: string | undefined;
  onClose: () => void;
}

/** An image that no browser can decode is not sent. */
class DamagedFile extends Error {}

/** Whether the photo may be stored. Its key makes sure that another try stores none twice. */
const isCutOff = (error: unknown) =>
  error instanceof ApiError && error.kind === 'network' && !error.nothingSent;

/** Uploads photos from the computer, once their session and consent are confirmed. Each file is a separate call, so a bad one does not stop the others. */
export function PhotoUploadDialog({ dropped, shownSession, onClose }: PhotoUploadDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const reasonOf = useErrorText();
  const { sessions: newestFirst, pending } = useSessions(true);
  const sessions = newestFirst.toSorted((one, other) => rankOf(one) - rankOf(other));
  const content = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [consentGiven, setConsentGiven] = useState(false);
  const chosenFiles = useChosen(dropped.map((file, id) => ({ id, file, type: null })));
  const [created, setCreated] = useState<readonly Photo[]>([]);
  const suggested = [shownSession, lastSession()].find((wanted) => sessions.some(({ id }) => id === wanted));
  const sessionId = chosen ?? suggested ?? sessions[0]?.id ?? null;

  const statusWord = (status: SessionStatus) => {
    const label = sessionStatusOptions.find(({ value }) => value === status)?.label;
    return label ? t(label) : status;
  };
  const refuse = ({ type, size }: File): string | null => {
    const [kind] = type.split('/');
    // Some systems report no type for unknown extensions.
    if (type !== '' && kind !== 'image' && kind !== 'video') return t`Unsupported file type`;
    if (size === 0) return t`This file is empty.`;
    if (kind === 'image' && size > 25 * MEGABYTE) return t`Images can be up to 25 MB.`;
    return size > 200 * MEGABYTE ? t`Videos can be up to 200 MB.` : null;
  };
  const damaged = t`This image cannot be opened. It may be damaged.`;
  const [queue] = useState(() =>
    createUploadQueue<Destination>({
      async send(file, destination, { key, signal, onProgress }) {
        if (await isDamaged(file)) throw new DamagedFile();
        signal.throwIfAborted();
        const options = createPhotosMutation({
          signal,
          idempotencyKey: key,
          onUploadProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
        });
        // Each row shows how its file is doing.
        const { items } = await new MutationObserver(client, { ...options, meta: { quiet: true } }).mutate({
          data: { photos: [file], consentGiven: destination.consentGiven },
          params: { sessionId: destination.sessionId },
        });
        setCreated((former) => [...former, ...items]);
      },
      explain: (error) =>
        error instanceof DamagedFile
          ? { reason: damaged, again: false }
          : {
              reason: isCutOff(error) ? t`Connection lost. Try again.` : reasonOf(error),
              offline: error instanceof ApiError && error.nothingSent,
              isLimit: isLimitReached(error),
              again: !(error instanceof ApiError) || error.retryable || (error.status ?? 0) >= 500,
            },
      refuse,
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.list);
  const busy = uploads.some(isUnderway);
  const isUnfinished = busy || uploads.some(awaitsConnection);
  const { files } = chosenFiles;
  const faultOf = (one: ChosenFile) => refuse(one.file) ?? (one.damaged ? damaged : null);
  const usable = files.filter((one) => faultOf(one) === null);
  const mark = (ids: readonly string[], { visibility, consentGiven }: PhotoChanges) =>
    setCreated((former) =>
      former.map((photo) => {
        if (!ids.includes(photo.id)) return photo;
        const { consent } = photo;
        return {
          ...photo,
          visibility: visibility ?? photo.visibility,
          consent: { ...consent, given: consentGiven ?? consent.given },
        };
      }),
    );
  const chosenBox = useRef<HTMLDivElement>(null);
  const hasUploads = uploads.length > 0;
  // Below a long list of uploads they would not be noticed.
  useEffect(() => {
    if (hasUploads && usable.length > 0) chosenBox.current?.scrollIntoView({ block: 'nearest' });
  }, [hasUploads, usable.length]);
  const add = (added: readonly File[]) =>
    chosenFiles.add(
      added,
      null,
      uploads.map(({ file }) => file),
    );
  const upload = () => {
    if (sessionId === null) return;
    keepSession(sessionId);
    queue.add(
      usable.map(({ file }) => file),
      { sessionId, consentGiven },
    );
    chosenFiles.remove(...usable.map(({ id }) => id));
    // What the people in other photos agreed to is another question.
    setConsentGiven(false);
    content.current?.closest('dialog')?.scrollTo({ top: 0 });
  };
  useEffect(() => () => queue.cancelAll(), [queue]);

  const hasFailed = uploads.some(({ state }) => state.status === 'refused' && state.again);
  const wouldLose = isUnfinished || hasFailed || usable.length > 0;
  /** What follows once the user agrees to lose the rest. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const leaveFor = (next: () => void) => (wouldLose ? setLeave(() => next) : next());
  const close = () => leaveFor(onClose);
  const [only, another] = new Set(created.map((photo) => photo.sessionId));
  // The photos of several sessions are the newest in the whole gallery.
  const gallery = only && !another ? { sessionId: only } : {};
  const seePhotos = (event: MouseEvent) => {
    if (!wouldLose) return onClose();
    event.preventDefault();
    leaveFor(() => {
      onClose();
      void navigate({ to: '/gallery', search: gallery });
    });
  };
  const words = isUnfinished
    ? {
        title: t`Photos are still being uploaded`,
        text: t`If you leave now, unfinished uploads are canceled.`,
        leave: t`Cancel uploads`,
        stay: t`Keep uploading`,
      }
    : {
        title: created.length > 0 ? t`Some photos are not uploaded yet` : t`Your photos are not uploaded yet`,
        text: t`If you leave now, you have to choose them again.`,
        leave: t`Leave`,
        stay: t`Stay`,
      };

  const hint = t`Images such as JPEG, PNG, GIF or WebP up to 25 MB, videos such as MP4 up to 200 MB`;
  const review = files.length > 0 && (
    <Review
      files={files}
      faultOf={faultOf}
      hint={hint}
      onDamaged={chosenFiles.setDamaged}
      onRemove={chosenFiles.remove}
    />
  );

  return (
    <Dialog onClose={close} title={t`Upload photos`} size="lg" closeOnClickOutside={!wouldLose}>
      <div ref={content} className={styles.form}>
        {!pending && sessions.length === 0 && (
          <p role="alert">
            <Trans>Photos belong to a session. Create a session first.</Trans>
          </p>
        )}
        {uploads.length > 0 && (
          <div className={styles.result}>
            <QueuedUploads
              queue={queue}
              kindOf={(to) => sessions.find(({ id }) => id === to.sessionId)?.name ?? ''}
              unusable={files.length - usable.length}
            >
              {!busy && created.length > 0 && (
                <HiddenUploads photos={created} isNext={usable.length === 0} onChanged={mark} />
              )}
            </QueuedUploads>
          </div>
        )}
        {/* Below the summary that counts them, once nothing else is left. */}
        {usable.length === 0 && review}
        {(pending || sessionId !== null) && (
          <UploadZone
            accept="image/*,video/*"
            hint={hint}
            compact={files.length + uploads.length > 0}
            repeated={chosenFiles.repeated}
            onFiles={add}
          />
        )}
        {usable.length > 0 && (
          <div ref={chosenBox} className={styles.chosen}>
            <label>
              <Trans>Session</Trans>
              <select
                value={sessionId ?? ''}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              >
                {sessions.map(({ id, name, status }) => (
                  <option key={id} value={id}>
                    {name} · {statusWord(status)}
                  </option>
                ))}
              </select>
            </label>
            <label className={styles.consent}>
              <input
                type="checkbox"
                checked={consentGiven}
                onChange={({ currentTarget }) => setConsentGiven(currentTarget.checked)}
              />
              <span>
                <Trans>Everyone in these photos agreed that guests may see them</Trans>
                <small>
                  <Trans>
                    Then you can show them after the upload. Otherwise they stay hidden until you confirm it.
                  </Trans>
                </small>
              </span>
            </label>
            {review}
          </div>
        )}
        <div className={styles.end}>
          <Button variant="secondary" onClick={close}>
            {isUnfinished ? (
              <Trans>Cancel uploads and close</Trans>
            ) : usable.length > 0 ? (
              <Trans>Cancel</Trans>
            ) : (
              <Trans>Close</Trans>
            )}
          </Button>
          {usable.length > 0 ? (
            <Button busy={pending} onClick={upload}>
              <Plural value={usable.length} one="Upload # photo" other="Upload # photos" />
            </Button>
          ) : (
            !isUnfinished &&
            created.length > 0 && (
              <ButtonLink
                variant={wouldLose || created.some(isShowable) ? 'secondary' : 'primary'}
                to="/gallery"
                search={gallery}
                onClick={seePhotos}
                data-next-focus
              >
                <Trans>See the photos</Trans>
              </ButtonLink>
            )
          )}
        </div>
      </div>
      <LeaveGuard busy={wouldLose} words={words} />
      {leave && wouldLose && <LeaveQuestion words={words} onLeave={leave} onStay={() => setLeave(null)} />}
    </Dialog>
  );
}
