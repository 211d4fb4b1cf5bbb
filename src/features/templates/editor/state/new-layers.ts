// What the editor adds: a layer of each kind, in the middle of the page, beside what it would cover exactly.
import type { Scene, SceneLayer } from '~/api/scene';

export type NewLayer =
  | { type: 'photo' | 'text' | 'logo' | 'qr' }
  | { type: 'shape'; shape: 'rectangle' | 'ellipse' | 'line' }
  | { type: 'image'; assetId: string }
  | { type: 'product'; productId: string };

type Box = Pick<SceneLayer, 'x' | 'y' | 'w' | 'h'>;

interface Defaults {
  name: string;
  text: string;
  color: string;
  font: string;
}

/** Steps to the lower right until no other layer has the same place. */
function freePlace(layers: readonly SceneLayer[], box: Box, step: number): Box {
  const isTaken = layers.some(({ x, y, w, h }) => x === box.x && y === box.y && w === box.w && h === box.h);
  return isTaken ? freePlace(layers, { ...box, x: box.x + step, y: box.y + step }, step) : box;
}

export function newLayer(
  { width, height, layers }: Scene,
  wanted: NewLayer,
  { name, text, color, font }: Defaults,
): SceneLayer {
  const side = Math.round(Math.min(width, height) / 3);
  const isText = wanted.type === 'text';
  const [w, h] = isText ? [Math.round(width * 0.8), Math.round(side / 3)] : [side, side];
  const base = {
    id: wanted.type,
    name,
    ...freePlace(
      layers,
      { x: Math.round((width - w) / 2), y: Math.round((height - h) / 2), w, h },
      Math.max(1, Math.round(side / 10)),
    ),
    ...{ rotation: 0, opacity: 1, z: 0, locked: false, hidden: false, editable: [] },
  };
  switch (wanted.type) {
    case 'photo':
      return { ...base, type: 'photo', slot: 1 };
    case 'text':
      return {
        ...base,
        ...{ type: 'text', text, font, size: Math.round(h * 0.6), color, align: 'center' },
      };
    case 'shape':
      return { ...base, type: 'shape', shape: wanted.shape, fill: color, radius: 0 };
    case 'qr':
      return { ...base, type: 'qr', color: '#000000' };
    case 'logo':
      return { ...base, type: 'logo' };
    case 'image':
      return { ...base, type: 'image', assetId: wanted.assetId };
    case 'product':
      return { ...base, type: 'product', productId: wanted.productId };
  }
}
