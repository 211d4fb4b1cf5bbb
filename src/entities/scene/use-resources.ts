import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Scene } from '~/api/scene';
import { emojiIn, knownFont } from '~/scene/fonts';
import { loadResources, type SceneResources } from './load-resources';

/** What a scene needs to be drawn; null until it is loaded. Read again when the scene shows something else. */
export function useResources(scene: Scene): SceneResources | null {
  const client = useQueryClient();
  const [resources, setResources] = useState<SceneResources | null>(null);
  const [error, setError] = useState<unknown>(null);
  const shown = scene.layers.flatMap((layer) => {
    if (layer.type === 'image') return [layer.assetId];
    if (layer.type === 'product') return [layer.productId];
    if (layer.type === 'photo') return ['photo'];
    return layer.type === 'text' ? [knownFont(layer.font), ...emojiIn(layer.text)] : [];
  });
  const key = [...new Set(shown)].sort().join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the scene shows has to be loaded
  useEffect(() => {
    let isGone = false;
    loadResources(client, [scene]).then(
      (loaded) => !isGone && setResources(loaded),
      (cause: unknown) => !isGone && setError(cause),
    );
    return () => {
      isGone = true;
    };
  }, [client, key]);
  if (error) throw error;
  return resources;
}
