import { Trans, useLingui } from '@lingui/react/macro';
import { IconBan, IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { LimitLink } from '~/components/feedback/limit-link';
import { formatBytes, formatPercent } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { FileName } from './file-name';
import { FileThumb } from './file-thumb';
import styles from './upload.module.css';
import { isRetryable, isUnderway, type Upload, type UploadQueue } from './upload-queue';

interface UploadRowProps {
  upload: Upload<unknown>;
  /** What it is uploaded as. */
  kind?: string | undefined;
  queue: Pick<UploadQueue<never>, 'cancel' | 'retry' | 'remove'>;
}

export function UploadRow({ upload, kind, queue }: UploadRowProps) {
  const { t, i18n } = useLingui();
  const { id, file, state } = upload;
  const isStopped = state.status === 'cancelled' || state.status === 'refused';
  return (
    <li className={styles.row} data-status={state.status}>
      {/* Only once it is sent, so that few pictures are decoded at a time. */}
      {state.status === 'waiting' ? <span className={styles.thumb} /> : <FileThumb file={file} />}
      <span className={styles.file}>
        <FileName name={file.name} />
        <span className={styles.hint}>
          {kind !== undefined && `${kind} · `}
          {formatBytes(file.size, i18n.locale)}
        </span>
      </span>
      <State upload={upload} />
      <span className={styles.action}>
        {isUnderway(upload) && (
          <Icon label={t`Cancel ${file.name}`} onClick={() => queue.cancel(id)}>
            <IconX />
          </Icon>
        )}
        {isRetryable(upload) && (
          <Icon label={t`Send ${file.name} again`} onClick={() => queue.retry(id)}>
            <IconRefresh />
          </Icon>
        )}
        {isStopped && (
          <Icon label={t`Remove ${file.name}`} onClick={() => queue.remove(id)}>
            <IconX />
          </Icon>
        )}
      </span>
    </li>
  );
}

function State({ upload: { file, state } }: { upload: Upload<unknown> }) {
  const { t, i18n } = useLingui();
  switch (state.status) {
    case 'waiting':
      return (
        <span className={styles.hint}>
          <Trans>Waiting</Trans>
        </span>
      );
    case 'sending':
      return (
        <span className={styles.sending}>
          <progress value={state.sent} aria-label={t`Upload of ${file.name}`} />
          <span className={styles.percent}>{formatPercent(state.sent, i18n.locale)}</span>
        </span>
      );
    case 'done':
      return (
        <span className={styles.done}>
          <IconCheck size={18} aria-hidden />
          <Trans>Uploaded</Trans>
        </span>
      );
    case 'cancelled':
      return (
        <span className={styles.hint}>
          <Trans>Canceled</Trans>
        </span>
      );
    case 'refused':
      return (
        <span className={styles.refused}>
          <IconBan size={18} aria-hidden />
          <span>
            {state.reason}
            {state.isLimit && <LimitLink />}
          </span>
        </span>
      );
  }
}
