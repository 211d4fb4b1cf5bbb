import type { Scene } from '~/api/scene';
import { paintDrawing } from '~/scene/canvas';
import { layoutScene } from '~/scene/layout';
import type { SceneResources } from './load-resources';

/** The picture of a scene as a PNG. @param longestSide in pixels, at most */
export async function drawPicture(
  scene: Scene,
  resources: SceneResources,
  longestSide: number,
): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(scene.width, scene.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(scene.width * scale));
  canvas.height = Math.max(1, Math.round(scene.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.scale(scale, scale);
  paintDrawing(context, layoutScene(scene, resources), resources.imageOf);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser saves no pictures.');
  return blob;
}
