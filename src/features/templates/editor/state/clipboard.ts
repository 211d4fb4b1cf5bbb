// Copied layers, shared by all templates of this browser.
import type { Scene, SceneLayer } from '~/api/scene';
import { readJson, readScene } from './draft';

const KEY = 'template-clipboard';

/** The offset of pasted layers in pixels. */
const OFFSET = 20;

let copied: readonly SceneLayer[] = [];

export function copyLayers(layers: readonly SceneLayer[]): void {
  copied = layers;
  try {
    localStorage.setItem(KEY, JSON.stringify(layers));
  } catch {
    // Without storage, they can be pasted until the page is left.
  }
}

/** The copied layers with an offset, so that they do not cover the originals. */
export function pastedLayers(scene: Scene): SceneLayer[] {
  const stored = readScene({ ...scene, layers: readJson(KEY) });
  return (stored?.layers ?? copied).map((layer) => ({ ...layer, x: layer.x + OFFSET, y: layer.y + OFFSET }));
}
