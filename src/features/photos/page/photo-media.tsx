import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useState } from 'react';
import { mediaUrl } from '~/api/media-url';
import type { Photo } from '~/api/photos';
import type { GallerySearch } from '../gallery-address';
import { usePhotoLabel } from '../use-photo-label';
import { useCounterpart } from './photo-queries';
import styles from './stage.module.css';

/** A photo as large as possible: a picture, a GIF, a video, or both photos of a pair. */
export function PhotoMedia({ photo, search }: { photo: Photo; search: GallerySearch }) {
  const counterpart = useCounterpart(photo);
  const { media, url, thumbUrl, width, height } = photo;
  const label = usePhotoLabel()(photo);
  // The size of a video may be unknown.
  const ratio = width !== null && height !== null ? width / height : undefined;
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
    </div>
  );
}

const STEP = 1;

function BeforeAfter({ before, after }: { before: Photo; after: Photo }) {
  const { t, i18n } = useLingui();
  const labelOf = usePhotoLabel();
  const [split, setSplit] = useState(50);
  const share = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(split / 100);
  return (
    <div className={styles.sides} style={{ '--split': `${split}%` } as CSSProperties}>
      <img className={styles.media} src={mediaUrl(before.url)} alt={t`Before: ${labelOf(before)}`} />
      <img
        className={styles.media}
        data-side="after"
        src={mediaUrl(after.url)}
        alt={t`After: ${labelOf(after)}`}
      />
      <span className={styles.side} aria-hidden>
        <Trans>Before</Trans>
      </span>
      <span className={styles.side} data-side="after" aria-hidden>
        <Trans>After</Trans>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={split}
        aria-label={t`Compare before and after`}
        aria-valuetext={t`${share} of the photo before`}
        onChange={({ currentTarget }) => setSplit(Number(currentTarget.value))}
      />
      <span className={styles.handle} aria-hidden />
    </div>
  );
}
