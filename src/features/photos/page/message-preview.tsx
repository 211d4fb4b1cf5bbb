import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getPhotoMessageQuery, type Photo, type PhotoSend } from '~/api/photos';
import { MailFrame } from '~/parts/mail-frame';
import { errorText } from '~/session/error-text';
import { Spinner } from '~/ui/spinner';
import { useColorScheme } from '~/ui/use-color-scheme';
import styles from './send.module.css';

/** The message as it arrives, rendered by the same code as when it is sent. */
export function MessagePreview({ photo, send }: { photo: Photo; send: PhotoSend | null }) {
  const { t, i18n } = useLingui();
  const scheme = useColorScheme();
  const { data, error } = useQuery({
    ...getPhotoMessageQuery(photo.id, send ?? { channel: 'email', emailAddress: '' }),
    enabled: send !== null,
  });
  // Sending links the photo to them.
  const owners = (data?.contacts ?? []).filter(({ id }) => !photo.contactIds.includes(id));
  const names = new Intl.ListFormat(i18n.locale).format(
    owners.map(({ name }) => name ?? t`a contact without a name`),
  );
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      <p role="status" className={styles.owner}>
        {send !== null &&
          owners.length > 0 &&
          (send.channel === 'email' ? (
            <Trans>This is the email address of {names}. Sending links the photo to this contact.</Trans>
          ) : (
            <Trans>This is the phone number of {names}. Sending links the photo to this contact.</Trans>
          ))}
      </p>
      {send === null ? (
        <p className={styles.empty}>
          <Trans>Choose an address to see what arrives there.</Trans>
        </p>
      ) : error ? (
        <p role="alert" className={styles.fault}>
          {errorText(error)}
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
            <strong className="text size-label break">{data.subject}</strong>
          </p>
          <MailFrame html={data.html} screen="phone" scheme={scheme} />
        </>
      )}
    </section>
  );
}
