import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { LimitLink } from '~/components/feedback/limit-link';
import { formatBytes, formatPercent } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { FileText } from './file-text';
import { FileThumb } from './file-thumb';
import { FileView } from './file-view';
import { TRANSFER } from './progress-of';
import styles from './upload.module.css';
import { awaitsConnection, isRetryable, isUnfinished, type Upload, type UploadQueue } from './upload-queue';

interface UploadRowProps {
  upload: Upload<unknown>;
  /** Beside its size, such as what it is uploaded as. */
  note: string;
  queue: Pick<UploadQueue<never>, 'cancel' | 'retry' | 'remove'>;
}

export function UploadRow({ upload, note, queue }: UploadRowProps) {
  const { t, i18n } = useLingui();
  const { id, file, state } = upload;
  const size = formatBytes(file.size, i18n.locale);
  const sent = state.status === 'sending' ? state.sent : null;
  // The notice of the list explains why it waits for a connection.
  const hasFailed = state.status === 'refused' && !awaitsConnection(upload);
  const thumb = <FileThumb file={file} />;
  return (
    <li className={styles.row}>
      {state.status === 'done' && /^(image|video)\//.test(file.type) ? (
        <FileView file={file}>{thumb}</FileView>
      ) : (
        thumb
      )}
      <FileText
        name={file.name}
        reason={
          hasFailed ? (
            <>
              {state.reason}
              {state.isLimit && <LimitLink />}
              {note && <span className={styles.hint}> · {note}</span>}
            </>
          ) : null
        }
        progress={
          sent !== null && (
            // Once it is sent, the server still checks and stores it.
            <progress
              className={styles.bar}
              value={sent < 1 ? sent * TRANSFER : undefined}
              aria-label={t`Upload of ${file.name}`}
            />
          )
        }
      >
        {[note, state.status === 'done' ? '' : size].filter(Boolean).join(' · ')}
      </FileText>
      <State upload={upload} />
      <span className={styles.action}>
        {isRetryable(upload) && !awaitsConnection(upload) && (
          <Icon label={t`Send ${file.name} again`} onClick={() => queue.retry(id)}>
            <IconRefresh />
          </Icon>
        )}
        {/* One button in turn, so that it keeps the focus. */}
        {state.status !== 'done' && (
          <Icon
            label={isUnfinished(upload) ? t`Cancel ${file.name}` : t`Remove ${file.name}`}
            onClick={() => (isUnfinished(upload) ? queue.cancel(id) : queue.remove(id))}
          >
            <IconX />
          </Icon>
        )}
      </span>
    </li>
  );
}

function State({ upload }: { upload: Upload<unknown> }) {
  const { i18n } = useLingui();
  const { state } = upload;
  if (state.status === 'waiting' || awaitsConnection(upload))
    return (
      <span className={styles.hint}>
        <Trans>Waiting</Trans>
      </span>
    );
  switch (state.status) {
    case 'sending':
      return (
        <span className={styles.hint}>
          {state.sent < 1 ? formatPercent(state.sent * TRANSFER, i18n.locale) : <Trans>Finishing…</Trans>}
        </span>
      );
    case 'done':
      return (
        <span className={styles.done}>
          <IconCheck size={18} aria-hidden />
          {state.isExisting ? <Trans>Already there</Trans> : <Trans>Uploaded</Trans>}
        </span>
      );
    case 'cancelled':
      return (
        <span className={styles.hint}>
          <Trans>Canceled</Trans>
        </span>
      );
    case 'refused':
      return null;
  }
}
