import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { damagedImage } from '~/entities/pickers/accepted-files';
import { formatBytes, formatPercent } from '~/lib/format';
import { LimitLink } from '~/parts/feedback/limit-link';
import { Icon } from '~/ui/icon';
import { IconBan, IconCheck, IconRefresh, IconX } from '~/ui/icons';
import { FileThumb } from './file-thumb';
import styles from './upload.module.css';
import type { Upload, UploadQueue } from './upload-queue';
import { progressOf } from './upload-view';

interface UploadRowProps {
  upload: Upload<unknown>;
  queue: Pick<UploadQueue<never>, 'cancel' | 'refuse' | 'remove' | 'retry'>;
  /** After its size, such as what it is uploaded as. */
  note?: ReactNode;
  /** Why a chosen file does not suit what it is uploaded as. */
  error?: string | null;
  onSize?: (width: number, height: number) => void;
  /** Called when it is removed, with the focus in it. */
  onRemove: () => void;
  /** A choice for this file. */
  children?: ReactNode;
}

/** A file with its status. */
export function UploadRow({ upload, queue, note, error = null, onSize, onRemove, children }: UploadRowProps) {
  const { t, i18n } = useLingui();
  const { id, file, state } = upload;
  const { status } = state;
  const isStored = status === 'done' || status === 'existing';
  const isUnfinished = status === 'queued' || status === 'sending' || status === 'offline';
  const size = isStored ? null : formatBytes(file.size, i18n.locale);
  const reason = status === 'failed' || status === 'refused' ? state.reason : error;
  const progress = status === 'sending' && state.sent < 1 ? progressOf(upload) : undefined;
  const statusTexts: Partial<Record<typeof status, string>> = {
    queued: t`Waiting`,
    offline: t`Waiting`,
    // Once it is sent, the server still checks and stores it.
    sending: progress === undefined ? t`Finishing…` : formatPercent(progress, i18n.locale),
    done: t`Uploaded`,
    existing: t`Already there`,
    canceled: t`Canceled`,
  };
  return (
    <li className={styles.row}>
      <FileThumb file={file} onDamaged={() => queue.refuse(id, t(damagedImage))} onSize={onSize} />
      <span className={styles.file}>
        <span>{file.name}</span>
        {reason !== null && (
          <span className={styles.error}>
            <IconBan size={18} aria-hidden />
            {reason}
            {status === 'refused' && state.isLimit && <LimitLink />}
          </span>
        )}
        <span className={styles.hint}>
          {size}
          {size && note && ' · '}
          {note}
        </span>
        {status === 'sending' && (
          <progress className={styles.bar} value={progress} aria-label={t`Upload of ${file.name}`} />
        )}
      </span>
      {children}
      <span className={styles.status} data-stored={isStored || undefined}>
        {isStored && <IconCheck size={18} aria-hidden />}
        {statusTexts[status]}
      </span>
      <span className={styles.action}>
        {(status === 'failed' || status === 'canceled') && (
          <Icon label={t`Send ${file.name} again`} onClick={() => queue.retry([id])}>
            <IconRefresh />
          </Icon>
        )}
        {/* One button in turn, so that it keeps the focus. */}
        {!isStored && (
          <Icon
            label={isUnfinished ? t`Cancel ${file.name}` : t`Remove ${file.name}`}
            onClick={() => {
              if (isUnfinished) return queue.cancel([id]);
              queue.remove([id]);
              onRemove();
            }}
          >
            <IconX />
          </Icon>
        )}
      </span>
    </li>
  );
}
