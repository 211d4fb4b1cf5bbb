import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Scene } from '~/api/scene';
import type { Samples } from './load-resources';
import styles from './scene-picture.module.css';

interface ScenePictureProps extends Samples {
  scene: Scene;
  /** Empty where the text beside it says enough. */
  label: string;
  /** In pixels of the page. */
  longestSide?: number;
}

/** A scene, drawn here. */
export function ScenePicture({ scene, label, longestSide = 320, photos, logoAssetId }: ScenePictureProps) {
  const client = useQueryClient();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { scenePainter } = await import('./paint-scene');
      const paint = await scenePainter(client, scene, { photos, logoAssetId });
      const context = canvas.current?.getContext('2d');
      if (context && !isGone) paint(context, longestSide);
    };
    draw().catch(() => setFailed(true));
    return () => {
      isGone = true;
    };
  }, [client, scene, longestSide, photos, logoAssetId]);
  if (failed) return <Trans>This picture could not be drawn.</Trans>;
  const className = scene.background === null ? styles.transparent : undefined;
  if (label === '') return <canvas ref={canvas} className={className} aria-hidden />;
  return <canvas ref={canvas} className={className} role="img" aria-label={label} />;
}
