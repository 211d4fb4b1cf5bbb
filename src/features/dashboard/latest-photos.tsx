import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { mediaUrl } from '~/api/media-url';
import type { Photo } from '~/api/photos';
import { formatDate } from '~/lib/format';
import { IconPhoto, IconVideo } from '~/ui/icons';
import styles from './dashboard.module.css';

/** Thumbnails of the newest photos. */
export function LatestPhotos({ photos }: { photos: readonly Photo[] }) {
  const { t, i18n } = useLingui();
  if (photos.length === 0)
    return (
      <p className={styles.nothing}>
        <IconPhoto size={28} stroke={1.5} aria-hidden />
        <Trans>Photos from your booths appear here.</Trans>
      </p>
    );
  return (
    <ul className={styles.photos}>
      {photos.map(({ id, thumbUrl, capturedAt, caption, media }) => {
        const day = formatDate(capturedAt, i18n.locale);
        return (
          <li key={id}>
            <Link
              to="/gallery/$photoId"
              params={{ photoId: id }}
              aria-label={caption ?? t`Photo of ${day}`}
              title={caption ?? day}
            >
              {thumbUrl === null ? (
                <IconVideo size={24} stroke={1.5} aria-hidden />
              ) : (
                <img src={mediaUrl(thumbUrl)} alt="" decoding="async" />
              )}
              {media !== 'image' && <span className={styles.play} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
