import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useState } from 'react';
import { mediaUrl } from '~/api/media-url';
import type { Photo } from '~/api/photos';
import { IconMaximize } from '~/ui/icons';
import type { GallerySearch } from '../model/gallery-address';
import { usePhotoLabel } from '../model/use-photo-label';
import { BeforeAfter } from './before-after';
import { useCounterpart } from './photo-queries';
import styles from './stage.module.css';

interface PhotoMediaProps {
  photo: Photo;
  search: GallerySearch;
  /** Shows it in full screen. A video has its own button for that. */
  onEnlarge?: () => void;
}

/** A photo as large as possible: a picture, a GIF, a video, or both photos of a pair. */
export function PhotoMedia({ photo, search, onEnlarge }: PhotoMediaProps) {
  const { t } = useLingui();
  const counterpart = useCounterpart(photo);
  const { media, url, thumbUrl, width, height } = photo;
  const label = usePhotoLabel()(photo);
  // The size of a video may be unknown until the browser reads it.
  const [loadedRatio, setLoadedRatio] = useState<number>();
  const ratio = width !== null && height !== null ? width / height : loadedRatio;
  const enlarge = onEnlarge && (
    <button
      type="button"
      className={styles.enlarge}
      aria-label={t`View in full screen`}
      title={t`View in full screen`}
      data-enlarge
      onClick={onEnlarge}
    >
      <IconMaximize size={18} aria-hidden />
    </button>
  );
  const frame = { '--ratio': ratio ?? 16 / 9 } as CSSProperties;
  if (media === 'video') {
    return (
      <div className={styles.frame} style={frame}>
        {/* biome-ignore lint/a11y/useMediaCaption: what guests film at a booth has no captions */}
        <video
          className={styles.media}
          src={mediaUrl(url)}
          poster={thumbUrl === null ? undefined : mediaUrl(thumbUrl)}
          aria-label={label}
          preload="metadata"
          onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => {
            if (videoHeight > 0) setLoadedRatio(videoWidth / videoHeight);
          }}
          controls
          playsInline
          loop
        />
      </div>
    );
  }
  if (counterpart && counterpart.media === 'image') {
    const [before, after] = photo.pairRole === 'before' ? [photo, counterpart] : [counterpart, photo];
    return (
      <div className={styles.frame} style={frame}>
        <BeforeAfter before={before} after={after} />
        {enlarge}
        <Link
          className={styles.counterpart}
          to="/gallery/$photoId"
          params={{ photoId: counterpart.id }}
          search={search}
        >
          {photo.pairRole === 'before' ? (
            <Trans>Open the photo after</Trans>
          ) : (
            <Trans>Open the photo before</Trans>
          )}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.frame} style={frame}>
      {thumbUrl !== null && <img className={styles.media} src={mediaUrl(thumbUrl)} alt="" aria-hidden />}
      <img
        className={styles.media}
        src={mediaUrl(url)}
        alt={label}
        width={width ?? undefined}
        height={height ?? undefined}
        decoding="async"
      />
      {enlarge}
    </div>
  );
}
