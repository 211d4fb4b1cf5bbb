import { Trans, useLingui } from '@lingui/react/macro';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, isLimitReached } from '~/api/errors';
import { createPhotosMutation } from '~/api/photos';
import { useSessions } from '~/components/pickers/session-choices';
import { QueuedUploads } from '~/components/upload/queued-uploads';
import { createUploadQueue, isUnderway } from '~/components/upload/upload-queue';
import { UploadZone } from '~/components/upload/upload-zone';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { reasonOf } from '../bulk/use-bulk';
import styles from './upload.module.css';

const MEGABYTE = 2 ** 20;

interface Destination {
  sessionId: string;
  consentGiven: boolean;
}

/** Uploads photos from the computer. Each file is a separate call, so a bad one does not stop the others. */
export function PhotoUploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { sessions, pending } = useSessions(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const [consentGiven, setConsentGiven] = useState(false);
  const sessionId = chosen ?? (sessions.find(({ status }) => status === 'active') ?? sessions[0])?.id ?? null;

  const refuse = ({ type, size }: File): string | null => {
    const [kind] = type.split('/');
    // Some systems report no type for unknown extensions.
    if (type !== '' && kind !== 'image' && kind !== 'video') return t`Unsupported file type`;
    if (size === 0) return t`This file is empty.`;
    if (kind === 'image' && size > 25 * MEGABYTE) return t`Images can be up to 25 MB.`;
    return size > 200 * MEGABYTE ? t`Videos can be up to 200 MB.` : null;
  };
  const [queue] = useState(() =>
    createUploadQueue<Destination>({
      send(file, destination, { signal, onProgress }) {
        const options = createPhotosMutation({
          signal,
          onUploadProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
        });
        // Each row shows how its file is doing.
        return new MutationObserver(client, { ...options, meta: { quiet: true } }).mutate({
          data: { photos: [file], consentGiven: destination.consentGiven },
          params: { sessionId: destination.sessionId },
        });
      },
      explain: (error) => ({
        reason: reasonOf(error),
        offline: error instanceof ApiError && error.nothingSent,
        isLimit: isLimitReached(error),
        again: !(error instanceof ApiError) || error.retryable || (error.status ?? 0) >= 500,
      }),
      refuse,
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.list);
  const busy = uploads.some(isUnderway);
  useEffect(() => () => queue.cancelAll(), [queue]);

  return (
    <Dialog onClose={onClose} title={t`Upload photos`} size="lg">
      <div className={styles.form}>
        <label>
          <Trans>Session</Trans>
          <select
            value={sessionId ?? ''}
            disabled={busy}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {sessions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {!pending && sessions.length === 0 && (
          <p role="alert">
            <Trans>Photos belong to a session. Create a session first.</Trans>
          </p>
        )}
        <label className={styles.consent}>
          <input
            type="checkbox"
            checked={consentGiven}
            onChange={({ currentTarget }) => setConsentGiven(currentTarget.checked)}
          />
          <Trans>Everyone in these photos agreed to be shown to others</Trans>
        </label>
        {sessionId !== null && (
          <UploadZone
            accept="image/*,video/*"
            hint={t`Images up to 25 MB, videos up to 200 MB`}
            onFiles={(files) => queue.add(files, { sessionId, consentGiven })}
          />
        )}
        <QueuedUploads queue={queue} />
        <div className={styles.end}>
          <Button variant="secondary" onClick={onClose}>
            {busy ? <Trans>Cancel uploads and close</Trans> : <Trans>Close</Trans>}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
