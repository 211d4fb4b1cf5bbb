import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mediaUrl } from '~/api/media-url';
import { listPhotosQuery } from '~/api/photos';
import { formatDate } from '~/lib/format';
import styles from './photo-strip.module.css';

const SHOWN = 8;

interface PhotoStripProps {
  of: { contactId: string } | { sessionId: string } | { deviceId: string } | { locationId: string };
  /** The number of photos, if it is known. */
  count?: number;
}

/** The last photos of a record. */
export function PhotoStrip({ of, count }: PhotoStripProps) {
  const { t, i18n } = useLingui();
  const { data } = useQuery({ ...listPhotosQuery({ ...of, show: SHOWN }), enabled: count !== 0 });
  if (count === 0 || (count === undefined && !data?.items.length)) return null;
  const title =
    count === undefined ? (
      <Trans>Latest photos</Trans>
    ) : (
      <Plural value={count} one="# photo" other="# photos" />
    );
  return (
    <section className={styles.strip}>
      <header>
        <h3>{title}</h3>
        {!('contactId' in of) && (
          <Link to="/gallery" search={of}>
            <Trans>Open in gallery</Trans>
          </Link>
        )}
      </header>
      <ul aria-busy={data === undefined}>
        {data?.items.map(({ id, thumbUrl, capturedAt }) => {
          const day = formatDate(capturedAt, i18n.locale);
          return (
            <li key={id}>
              <Link to="/gallery/$photoId" params={{ photoId: id }} aria-label={t`Photo of ${day}`}>
                {thumbUrl !== null && (
                  <img className="cover" src={mediaUrl(thumbUrl)} alt="" loading="lazy" />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {data?.items.length === 0 && (
        <p className="muted">
          <Trans>You don't have access to any of them.</Trans>
        </p>
      )}
    </section>
  );
}
