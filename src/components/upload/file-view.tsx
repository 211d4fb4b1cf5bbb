import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '~/ui/dialog';
import { shortName } from './short-name';
import styles from './upload.module.css';

interface FileViewProps {
  /** An image or a video. */
  file: File;
  /** Its thumbnail. */
  children: ReactNode;
}

/** A thumbnail that opens its file in full size. */
export function FileView({ file, children }: FileViewProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return (
    <>
      <button
        type="button"
        className={styles.viewer}
        aria-label={t`View ${file.name}`}
        aria-haspopup="dialog"
        onClick={() => setUrl(URL.createObjectURL(file))}
      >
        {children}
      </button>
      {url !== null && (
        <Dialog title={shortName(file.name)} size="xl" onClose={() => setUrl(null)}>
          {failed ? (
            <p>
              <Trans>This browser can't play the video. It may be damaged.</Trans>
            </p>
          ) : file.type.startsWith('video/') ? (
            // biome-ignore lint/a11y/useMediaCaption: a file of the user has none
            <video className={styles.view} src={url} controls onError={() => setFailed(true)} />
          ) : (
            <img className={styles.view} src={url} alt={file.name} />
          )}
        </Dialog>
      )}
    </>
  );
}
