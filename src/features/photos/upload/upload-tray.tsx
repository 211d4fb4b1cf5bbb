import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconPhotoUp, IconX } from '@tabler/icons-react';
import type { Photo } from '~/api/photos';
import { countUploads } from '~/components/upload/count-uploads';
import { progressOf } from '~/components/upload/progress-of';
import { isUploaded, type Upload } from '~/components/upload/upload-queue';
import { Icon } from '~/ui/icon';
import styles from './upload-tray.module.css';

interface UploadTrayProps {
  uploads: readonly Upload<unknown>[];
  /** @param key of an upload */
  photoOf: (key: string) => Photo | undefined;
  /** Whether guests see the photos of a session only by a link that they get. */
  needsLink: (sessionId: string | null) => boolean;
  /** The number of chosen files whose upload was not started. */
  toReview: number;
  /** The number of chosen files that cannot be uploaded. */
  unusable: number;
  onOpen: () => void;
  /** Null while something is sent. */
  onClose: (() => void) | null;
}

/** How an upload is doing, beside every page. */
export function UploadTray({
  uploads,
  photoOf,
  needsLink,
  toReview,
  unusable,
  onOpen,
  onClose,
}: UploadTrayProps) {
  const { t } = useLingui();
  const { done, existing, canceled, waiting, failed, underway, total, ...rest } = countUploads(uploads);
  const impossible = rest.impossible + unusable;
  const uploaded = uploads.filter(isUploaded).map(({ key }) => photoOf(key));
  const hidden = uploaded.filter((photo) => photo?.visibility !== 'public').length;
  const isByLink = uploaded.some((photo) => photo && needsLink(photo.sessionId));

  const state = (): [title: string, detail: string, Sign?: typeof IconX] => {
    if (underway > 0) return [t`Uploading photos`, t`${done} of ${total} uploaded`];
    if (waiting > 0) return [t`You're offline`, t`${waiting} waiting`];
    if (failed > 0) return [t`${failed} not uploaded`, t`Open to try again`, IconAlertTriangle];
    if (toReview > 0) return [t`${toReview} not uploaded yet`, t`Open to upload`, IconAlertTriangle];
    if (done + impossible === 0) {
      if (existing === 0) return [t`Nothing was uploaded`, t`All were canceled`];
      return [t`Nothing new to upload`, t`${existing} already there`, IconCircleCheck];
    }
    if (done === 0) return [t`Nothing was uploaded`, t`Open to see why`, IconAlertTriangle];
    const title = plural(done, { one: '# photo uploaded', other: '# photos uploaded' });
    if (impossible > 0) return [title, t`${impossible} can't be uploaded`, IconAlertTriangle];
    if (canceled > 0) return [title, t`${canceled} canceled`];
    if (hidden === 0)
      return [title, isByLink ? t`Shown by their own links` : t`In the gallery`, IconCircleCheck];
    return [title, hidden < done ? t`${hidden} not in the gallery` : t`Not in the gallery`, IconCircleCheck];
  };
  const [title, detail, Sign = IconPhotoUp] = state();
  const look =
    Sign === IconAlertTriangle ? styles.warning : Sign === IconCircleCheck ? styles.done : undefined;
  return (
    <section className={styles.tray} aria-label={t`Uploads`}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <Sign size={22} className={look} aria-hidden />
        <span className={styles.words}>
          <span>{title}</span>
          <small>{detail}</small>
        </span>
      </button>
      <span role="status" className="visually-hidden">
        {title}
      </span>
      {onClose && (
        <Icon label={t`Close uploads`} onClick={onClose}>
          <IconX />
        </Icon>
      )}
      {underway > 0 && <progress {...progressOf(uploads)} aria-label={t`Progress of all uploads`} />}
    </section>
  );
}
