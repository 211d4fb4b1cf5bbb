// Copied layers, shared by all templates of this browser.
import type { Scene, SceneLayer } from '~/api/scene';
import { stored } from '~/lib/stored';
import { readScene } from './draft';

const clipboard = stored('template-clipboard', (text): readonly SceneLayer[] => JSON.parse(text ?? '[]'));

/** The offset of pasted layers in pixels. */
const OFFSET = 20;

export const copyLayers = clipboard.write;

/** The copied layers with an offset, so that they do not cover the originals. */
export function pastedLayers(scene: Scene): SceneLayer[] {
  const copied = readScene({ ...scene, layers: clipboard.read() });
  return (copied?.layers ?? []).map((layer) => ({ ...layer, x: layer.x + OFFSET, y: layer.y + OFFSET }));
}
