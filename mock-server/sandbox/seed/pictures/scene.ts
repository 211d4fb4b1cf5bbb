// Draws a template's scene, with photos in its places. The letters are drawn ones, whatever font the scene names.
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { digest } from '../random.ts';
import { type Brand, markOf } from './brand.ts';
import { fitted, letters } from './lettering.ts';
import {
  circle,
  ellipse,
  inset,
  lighter,
  type Picture,
  path,
  picture,
  placed,
  rect,
  stroke,
} from './shapes.ts';

type Scene = components['schemas']['Scene'];
type Layer = Scene['layers'][number];

export interface Filling {
  brand: Brand;
  /** For the places, in the order of their numbers; a quiet surface stands where there is none. */
  photos: Picture[];
  /** What stands behind the ids of assets and products. */
  pictures: ReadonlyMap<string, Picture>;
  /** `{{business}}` and the others. */
  words: Record<string, string>;
}

export function drawScene({ width, height, background, layers }: Scene, filling: Filling): Picture {
  const shown = layers.filter(({ hidden }) => !hidden).toSorted((a, b) => a.z - b.z);
  const drawn = shown.map((layer) => {
    const { x, y, w, h, rotation, opacity } = layer;
    const turn = rotation ? ` transform="rotate(${rotation} ${x + w / 2} ${y + h / 2})"` : '';
    const see = opacity < 1 ? ` opacity="${opacity}"` : '';
    const body = drawLayer(layer, filling);
    return turn || see ? `<g${turn}${see}>${body}</g>` : body;
  });
  return picture(width, height, rect(0, 0, width, height, background) + drawn.join(''));
}

function drawLayer(layer: Layer, { brand, photos, pictures, words }: Filling): string {
  const { x, y, w, h } = layer;
  const shown = (one: Picture | undefined) => (one ? inset(one, x, y, w, h) : emptyPlace(brand, layer));
  switch (layer.type) {
    case 'photo':
      return shown(photos[(layer.slot - 1) % Math.max(1, photos.length)]);
    case 'image':
      return shown(pictures.get(layer.assetId));
    case 'product':
      return shown(pictures.get(layer.productId));
    case 'logo':
      return placed(markOf(brand), x + w / 2, y + h / 2, Math.min(w, h) / 210);
    case 'qr':
      return code(layer, digest(brand.words));
    case 'shape':
      if (layer.shape === 'ellipse') return ellipse(x + w / 2, y + h / 2, w / 2, h / 2, layer.fill);
      if (layer.shape === 'line') return stroke(`M${x} ${y}L${x + w} ${y + h}`, layer.fill, 4);
      return rect(x, y, w, h, layer.fill, layer.radius);
    case 'text': {
      const text = layer.text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => words[name] ?? '');
      const size = fitted(text, w, layer.size * 0.72);
      const at = { left: x, center: x + w / 2, right: x + w }[layer.align];
      return letters(text, at, y + h / 2 + size / 2, { colour: layer.colour, size, align: layer.align });
    }
  }
}

const emptyPlace = ({ colour, paper }: Brand, { x, y, w, h }: Layer) => {
  const size = Math.min(w, h) / 500;
  return (
    rect(x, y, w, h, lighter(colour, 0.72)) +
    placed(
      circle(0, -60, 80, paper) + path('M-150 190C-150 20 150 20 150 190Z', paper),
      x + w / 2,
      y + h / 2,
      size,
    )
  );
};

/** Looks like a QR code. The real one is drawn where the photo's address is known. */
function code({ x, y, w, colour }: Extract<Layer, { type: 'qr' }>, seed: string): string {
  const cells = 21;
  const cell = w / cells;
  const bits = [...digest(seed), ...digest(`${seed}2`)].flatMap((digit) =>
    [0, 1, 2, 3].map((bit) => (Number.parseInt(digit, 16) >> bit) & 1),
  );
  const corner = (cx: number, cy: number) =>
    rect(x + cx * cell, y + cy * cell, 7 * cell, 7 * cell, colour) +
    rect(x + (cx + 1) * cell, y + (cy + 1) * cell, 5 * cell, 5 * cell, '#ffffff') +
    rect(x + (cx + 2) * cell, y + (cy + 2) * cell, 3 * cell, 3 * cell, colour);
  const isCorner = (i: number, j: number) => (i < 8 && j < 8) || (i > 12 && j < 8) || (i < 8 && j > 12);
  const dark = Array.from(
    { length: cells * cells },
    (_, at) => [at % cells, Math.floor(at / cells)] as [number, number],
  ).filter(([i, j]) => !isCorner(i, j) && bits[(i * cells + j) % bits.length]);
  const dots = dark
    .map(
      ([i, j]) =>
        `M${Math.round((x + i * cell) * 10) / 10} ${Math.round((y + j * cell) * 10) / 10}h${Math.round(cell * 10) / 10}v${Math.round(cell * 10) / 10}h-${Math.round(cell * 10) / 10}z`,
    )
    .join('');
  return (
    rect(x - cell, y - cell, w + 2 * cell, w + 2 * cell, '#ffffff', cell) +
    path(dots, colour) +
    corner(0, 0) +
    corner(14, 0) +
    corner(0, 14)
  );
}
