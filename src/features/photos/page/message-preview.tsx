import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '~/api/errors';
import { getPhotoMessageQuery, type PhotoSend } from '~/api/photos';
import { MailFrame } from '~/components/mail-frame/mail-frame';
import { Spinner } from '~/ui/spinner';
import { useColorScheme } from '~/ui/use-color-scheme';
import styles from './send.module.css';

/** The message as it arrives, rendered by the same code as when it is sent. */
export function MessagePreview({ photoId, send }: { photoId: string; send: PhotoSend | null }) {
  const { t } = useLingui();
  const scheme = useColorScheme();
  const { data, error } = useQuery({
    ...getPhotoMessageQuery(photoId, send ?? { channel: 'email', emailAddress: '' }),
    enabled: send !== null,
  });
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      {send === null ? (
        <p className={styles.empty}>
          <Trans>Choose an address to see what arrives there.</Trans>
        </p>
      ) : error ? (
        <p role="alert" className={styles.fault}>
          {describeError(error)}
        </p>
      ) : !data ? (
        <Spinner label={t`Loading`} />
      ) : data.html === null ? (
        <>
          <p className={styles.head}>{data.from ?? <Trans>SMS</Trans>}</p>
          <p className={styles.bubble}>{data.text}</p>
        </>
      ) : (
        <>
          <p className={styles.head}>
            <span>{data.from}</span>
            <strong>{data.subject}</strong>
          </p>
          <MailFrame html={data.html} screen="phone" scheme={scheme} />
        </>
      )}
    </section>
  );
}
