// Turns a scene into marks, which svg.ts and canvas.ts draw.
import { qrPath } from '../lib/qr.ts';
import type { Drawing, DrawnShape, Picture, PlacedLayer } from './drawing.ts';
import type { Fonts } from './fonts.ts';
import { ellipsePath, linePath, parsePath, rectanglePath, roundedPath, writePath } from './paths.ts';
import { type Category, placeholder } from './placeholder.ts';
import { inOrder, type Layer, type Scene, type ShapeLayer } from './scene.ts';
import { layoutText, outlineText, type TextValues } from './text.ts';

export interface Resources {
  fonts: Fonts;
  words: TextValues;
  /** For the photo layers, in the order of their slots; fewer photos repeat. */
  photos: readonly Picture[];
  asset: (id: string) => Picture | undefined;
  product: (id: string) => Picture | undefined;
  logo?: Picture | undefined;
  /** The address in QR codes. */
  link: string;
  /** What empty photo layers show. */
  category: Category;
}

export const NO_RESOURCES: Resources = {
  fonts: new Map(),
  words: {},
  photos: [],
  asset: () => undefined,
  product: () => undefined,
  link: 'https://example.com',
  category: 'other',
};

export function layoutScene(scene: Scene, resources: Resources): Drawing {
  return {
    width: atLeastOne(scene.width),
    height: atLeastOne(scene.height),
    background: scene.background,
    layers: inOrder(scene.layers)
      .filter(({ hidden }) => !hidden)
      .map((layer) => placeLayer(layer, resources)),
  };
}

const atLeastOne = (length: number) => Math.max(1, finite(length));
const MOST_PIXELS = 100_000;
/** Scenes may be unchecked and contain values that are not numbers. */
const finite = (value: number) => Math.max(-MOST_PIXELS, Math.min(MOST_PIXELS, Number(value) || 0));

export function placeLayer(layer: Layer, resources: Resources): PlacedLayer {
  const box = { w: Math.max(0, finite(layer.w)), h: Math.max(0, finite(layer.h)) };
  return {
    id: layer.id,
    x: finite(layer.x),
    y: finite(layer.y),
    ...box,
    rotation: finite(layer.rotation),
    opacity: Math.min(1, Math.max(0, finite(layer.opacity))),
    marks: box.w > 0 && box.h > 0 ? marksOf({ ...layer, ...box }, resources) : [],
  };
}

function marksOf(layer: Layer, resources: Resources): DrawnShape[] {
  const { w, h } = layer;
  const shown = (picture: Picture | undefined, fit: 'cover' | 'contain' = 'cover'): DrawnShape[] =>
    picture ? [{ kind: 'picture', picture, fit }] : placeholder(layer.type, w, h, resources.category);
  switch (layer.type) {
    case 'photo':
      return shown(resources.photos[(layer.slot - 1) % Math.max(1, resources.photos.length)]);
    case 'image':
      return shown(resources.asset(layer.assetId));
    case 'product':
      return shown(resources.product(layer.productId));
    case 'logo':
      return shown(resources.logo, 'contain');
    case 'qr':
      return qrMarks(w, h, layer.color, resources.link);
    case 'shape':
      return [{ kind: 'path', path: shapePath(layer), fill: layer.fill }];
    case 'text': {
      const text = layoutText(layer, resources.fonts, resources.words);
      return text ? [{ kind: 'path', path: outlineText(text), fill: layer.color }] : [];
    }
    default:
      // A kind of a newer version.
      return [];
  }
}

function shapePath({ shape, w, h, radius }: ShapeLayer): string {
  if (shape === 'ellipse') return ellipsePath(w, h);
  return shape === 'line' ? linePath(w, h) : roundedPath(w, h, finite(radius));
}

/** The code of the last link: all codes of a scene have the same. */
let lastCode = { link: '', size: 0, commands: parsePath('') };

function codeOf(link: string) {
  if (lastCode.link !== link) {
    const { path, size } = qrPath(link);
    lastCode = { link, size, commands: parsePath(path) };
  }
  return lastCode;
}

function qrMarks(w: number, h: number, color: string, link: string): DrawnShape[] {
  const side = Math.min(w, h);
  const [left, top] = [(w - side) / 2, (h - side) / 2];
  const { commands, size } = codeOf(link);
  return [
    { kind: 'path', path: rectanglePath(left, top, side, side), fill: '#FFFFFF' },
    { kind: 'path', path: writePath(commands, left, top, side / size), fill: color },
  ];
}
