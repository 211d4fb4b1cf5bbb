import type { QueryClient } from '@tanstack/react-query';
import type { Scene } from '~/api/scene';
import { paintDrawing } from '~/scene/canvas';
import { layoutScene } from '~/scene/layout';
import { loadResources, type Samples } from './load-resources';

/** Loads what a scene shows. @returns draws it into a canvas, with its longer side in pixels of the page */
export async function scenePainter(client: QueryClient, scene: Scene, samples: Samples) {
  const resources = await loadResources(client, [scene], samples);
  return (context: CanvasRenderingContext2D, longestSide: number) => {
    const scale = (longestSide * devicePixelRatio) / Math.max(scene.width, scene.height);
    context.canvas.width = Math.max(1, Math.round(scene.width * scale));
    context.canvas.height = Math.max(1, Math.round(scene.height * scale));
    context.scale(scale, scale);
    paintDrawing(context, layoutScene(scene, resources), resources.imageOf);
  };
}
