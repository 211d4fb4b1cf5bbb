import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Asset } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import { IconMovie, IconMusic, IconPhotoOff } from '~/ui/icons';
import styles from './assets.module.css';

/** A still preview of an asset for lists: it never plays, and only loads a small picture. */
export function AssetPreview({ asset }: { asset: Asset }) {
  // By URL, because a replaced file has another one and may work.
  const [failed, setFailed] = useState<string | null>(null);
  if (asset.mime.startsWith('audio/')) return <IconMusic className={styles.sign} stroke={1.25} aria-hidden />;
  if (asset.thumbUrl === null) return <IconMovie className={styles.sign} stroke={1.25} aria-hidden />;
  if (failed === asset.thumbUrl) return <IconPhotoOff className={styles.sign} stroke={1.25} aria-hidden />;
  return (
    <img
      // A dragged picture would be a file.
      draggable={false}
      src={mediaUrl(asset.thumbUrl)}
      // The name is below the picture.
      alt=""
      width={asset.width ?? undefined}
      height={asset.height ?? undefined}
      style={{ '--ratio': (asset.width ?? 4) / (asset.height ?? 3) }}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(asset.thumbUrl)}
    />
  );
}

/** A large view of the asset, as guests see and hear it. */
export function AssetMedia({ asset }: { asset: Asset }) {
  const { t } = useLingui();
  const url = mediaUrl(asset.url);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === url)
    return (
      <p className={styles.missing}>
        <IconPhotoOff className={styles.sign} stroke={1.25} aria-hidden />
        {t`This file cannot be shown.`}
      </p>
    );
  const media = { src: url, controls: true, 'aria-label': asset.name, onError: () => setFailed(url) };
  // Uploads for booths have no captions.
  if (asset.mime.startsWith('video/')) return <video key={url} preload="metadata" {...media} />;
  if (asset.mime.startsWith('audio/')) return <audio key={url} {...media} />;
  return (
    <img
      src={url}
      alt={asset.name}
      width={asset.width ?? undefined}
      height={asset.height ?? undefined}
      onError={media.onError}
    />
  );
}
