// Draws a scene on a canvas of the page or of a worker.
import type { Drawing, DrawnShape, Picture, PlacedLayer } from './drawing.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
/** The loaded picture; undefined while it is loading. */
export type ImageOf = (picture: Picture) => CanvasImageSource | undefined;

export function paintDrawing(context: Context, drawing: Drawing, imageOf: ImageOf): void {
  if (drawing.background !== null) {
    context.fillStyle = drawing.background;
    context.fillRect(0, 0, drawing.width, drawing.height);
  }
  for (const layer of drawing.layers) {
    context.save();
    context.translate(layer.x + layer.w / 2, layer.y + layer.h / 2);
    context.rotate((layer.rotation * Math.PI) / 180);
    context.translate(-layer.w / 2, -layer.h / 2);
    context.globalAlpha = layer.opacity;
    paintMarks(context, layer, imageOf);
    context.restore();
  }
}

const paths = new WeakMap<DrawnShape, Path2D>();

function pathOf(mark: DrawnShape & { kind: 'path' }): Path2D {
  const path = paths.get(mark) ?? new Path2D(mark.path);
  paths.set(mark, path);
  return path;
}

/** Paints the marks of one layer at 0/0, upright. */
export function paintMarks(context: Context, { w, h, marks }: PlacedLayer, imageOf: ImageOf): void {
  for (const mark of marks) {
    if (mark.kind === 'path') {
      context.fillStyle = mark.fill;
      context.fill(pathOf(mark));
      continue;
    }
    const image = imageOf(mark.picture);
    if (image) paintPicture(context, image, mark, w, h);
  }
}

function paintPicture(
  context: Context,
  image: CanvasImageSource,
  { picture: { width, height }, fit }: DrawnShape & { kind: 'picture' },
  w: number,
  h: number,
): void {
  context.imageSmoothingQuality = 'high';
  if (fit === 'contain') {
    const scale = Math.min(w / width, h / height);
    context.drawImage(
      image,
      (w - width * scale) / 2,
      (h - height * scale) / 2,
      width * scale,
      height * scale,
    );
    return;
  }
  const scale = Math.max(w / width, h / height);
  const [sw, sh] = [w / scale, h / scale];
  context.drawImage(image, (width - sw) / 2, (height - sh) / 2, sw, sh, 0, 0, w, h);
}
