import { IconMovie, IconMusic, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Asset } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import styles from './assets.module.css';

/** A still view of an asset, for lists: never plays, never loads more than a small picture. */
export function AssetPreview({ asset }: { asset: Asset }) {
  // Remembered by address: a replaced file has another one, and another chance.
  const [failed, setFailed] = useState<string | null>(null);
  if (asset.mime.startsWith('audio/')) return <IconMusic className={styles.sign} stroke={1.25} aria-hidden />;
  if (asset.thumbUrl === null) return <IconMovie className={styles.sign} stroke={1.25} aria-hidden />;
  if (failed === asset.thumbUrl) return <IconPhotoOff className={styles.sign} stroke={1.25} aria-hidden />;
  return (
    <img
      src={mediaUrl(asset.thumbUrl)}
      // The name stands below it.
      alt=""
      width={asset.width ?? undefined}
      height={asset.height ?? undefined}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(asset.thumbUrl)}
    />
  );
}

/** The asset itself, large, as it will be seen and heard. */
export function AssetMedia({ asset }: { asset: Asset }) {
  const url = mediaUrl(asset.url);
  if (asset.mime.startsWith('video/')) {
    // biome-ignore lint/a11y/useMediaCaption: what a business uploads for its booths has no captions to show
    return <video key={url} src={url} controls preload="metadata" aria-label={asset.name} />;
  }
  // biome-ignore lint/a11y/useMediaCaption: as above
  if (asset.mime.startsWith('audio/')) return <audio key={url} src={url} controls aria-label={asset.name} />;
  return (
    <img src={url} alt={asset.name} width={asset.width ?? undefined} height={asset.height ?? undefined} />
  );
}
