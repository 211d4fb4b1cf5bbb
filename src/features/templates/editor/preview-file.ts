import type { Scene } from '~/api/scene';
import { paintDrawing } from '~/scene/canvas';
import { layoutScene } from '~/scene/layout';
import type { SceneResources } from '../scene/load-resources';

/** The longer side of a preview, in pixels. */
const LONGEST_SIDE = 1200;

/** The picture of a scene, as it is stored with it. */
export async function drawPreview(scene: Scene, resources: SceneResources): Promise<File> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(scene.width, scene.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(scene.width * scale));
  canvas.height = Math.max(1, Math.round(scene.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.scale(scale, scale);
  paintDrawing(context, layoutScene(scene, resources), resources.imageOf);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser saves no pictures.');
  return new File([blob], 'preview.png', { type: blob.type });
}
