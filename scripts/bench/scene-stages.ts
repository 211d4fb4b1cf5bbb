// A scene on a bare stage of another library, inside a page where the library is loaded. Each function is sent to the
// page as its source, so it uses nothing of this file.
import type { Scene } from '../../src/scene/scene.ts';

export interface Dragged {
  scene: Scene;
  picture: string;
  width: number;
  height: number;
  zoom: number;
}

// biome-ignore lint/suspicious/noExplicitAny: fabric is no dependency, so its types are not there
type Library = any;
declare global {
  interface Window {
    /** The libraries, loaded by script tags. */
    Konva: Library;
    fabric: Library;
  }
}

export function startKonva({ scene, picture, width, height, zoom }: Dragged): void {
  const { Konva } = window;
  const stage = new Konva.Stage({ container: 'stage', width, height });
  const layer = new Konva.Layer({ scaleX: zoom, scaleY: zoom });
  stage.add(layer);
  layer.add(new Konva.Rect({ width: scene.width, height: scene.height, fill: '#FFFFFF', listening: false }));
  const image = new Image();
  image.src = picture;
  for (const one of scene.layers) {
    const { x, y, w, h, rotation } = one;
    const at = { x, y, width: w, height: h, rotation, draggable: true };
    if (one.type === 'image') layer.add(new Konva.Image({ ...at, image }));
    else if (one.type === 'text')
      layer.add(new Konva.Text({ ...at, text: one.text, fontSize: one.size, fill: one.color }));
    else if (one.type === 'shape' && one.shape === 'ellipse')
      layer.add(
        new Konva.Ellipse({
          ...at,
          radiusX: w / 2,
          radiusY: h / 2,
          offsetX: -w / 2,
          offsetY: -h / 2,
          fill: one.fill,
        }),
      );
    else if (one.type === 'shape')
      layer.add(new Konva.Rect({ ...at, fill: one.fill, cornerRadius: one.radius }));
  }
  image.onload = () => layer.draw();
}

export function startFabric({ scene, picture, width, height, zoom }: Dragged): void {
  const { fabric } = window;
  const element = document.createElement('canvas');
  document.getElementById('stage')?.append(element);
  const canvas = new fabric.Canvas(element, { width, height, backgroundColor: '#FFFFFF' });
  canvas.setZoom(zoom);
  const image = new Image();
  image.src = picture;
  image.onload = () => {
    for (const one of scene.layers) {
      const { x: left, y: top, w, h, rotation: angle } = one;
      const at = { left, top, width: w, height: h, angle, originX: 'left', originY: 'top' };
      if (one.type === 'image') {
        const size = { scaleX: w / image.width, scaleY: h / image.height };
        canvas.add(
          new fabric.FabricImage(image, { left, top, angle, originX: 'left', originY: 'top', ...size }),
        );
      } else if (one.type === 'text')
        canvas.add(new fabric.Textbox(one.text, { ...at, fontSize: one.size, fill: one.color }));
      else if (one.type === 'shape' && one.shape === 'ellipse')
        canvas.add(new fabric.Ellipse({ ...at, rx: w / 2, ry: h / 2, fill: one.fill }));
      else if (one.type === 'shape')
        canvas.add(new fabric.Rect({ ...at, fill: one.fill, rx: one.radius, ry: one.radius }));
    }
    canvas.requestRenderAll();
  };
}
