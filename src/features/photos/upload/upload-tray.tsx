import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UploadView } from '~/patterns/upload/upload-view';
import { Icon } from '~/ui/icon';
import { IconAlertTriangle, IconCircleCheck, IconPhotoUp, IconX } from '~/ui/icons';
import styles from './upload-tray.module.css';

interface UploadTrayProps {
  view: UploadView;
  /** The number of uploaded photos that are not in the gallery. */
  hidden: number;
  onOpen: () => void;
  /** Null while something is sent. */
  onClose: (() => void) | null;
}

/** How an upload is doing, beside every page. */
export function UploadTray({ view, hidden, onOpen, onClose }: UploadTrayProps) {
  const { t } = useLingui();
  const { chosen, underway, offline, failed, refused, done } = view;
  const toUpload = chosen + failed;
  const titleOf = () => {
    if (underway > 0) return t`Uploading photos`;
    if (offline > 0) return t`You're offline`;
    if (toUpload > 0) return t`${toUpload} not uploaded yet`;
    if (done === 0) return t`Nothing was uploaded`;
    return plural(done, { one: '# photo uploaded', other: '# photos uploaded' });
  };
  const title = titleOf();
  const details = view.summary.map((part) => t(part));
  if (!view.hasUnsaved && hidden > 0) details.push(t`${hidden} not in the gallery`);
  const needsUser = onClose !== null && toUpload + refused > 0;
  const Status = needsUser ? IconAlertTriangle : view.isComplete ? IconCircleCheck : IconPhotoUp;
  return (
    <section className={styles.tray} aria-label={t`Uploads`}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <Status size={22} className={needsUser ? styles.warning : undefined} aria-hidden />
        <span className={styles.texts}>
          <span>{title}</span>
          <small className="hint weight-regular">{details.join(', ')}</small>
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
      {underway > 0 && <progress {...view.progress} aria-label={t`Progress of all uploads`} />}
    </section>
  );
}
