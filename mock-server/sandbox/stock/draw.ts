// Draws the stock. The same item always gives the same file, so a different file is a newer one.
import sharp from 'sharp';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { MOTIFS, type Motif } from './motifs.ts';

type Schemas = components['schemas'];

/** A stock file, identified by its name. */
export interface StockItem {
  name: string;
  type: Schemas['AssetType'];
  mime: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  draw(): Promise<Buffer>;
}

/** Portrait 4 × 6 at 300 dpi. */
const PRINT = { width: 1200, height: 1800 };
const SCREEN = { width: 1080, height: 1920 };

interface Layout extends Pick<StockItem, 'type' | 'width' | 'height'> {
  /** The end of the file name. */
  word: string;
  paint(motif: Motif): string;
}

const LAYOUTS: Layout[] = [
  { word: 'background', type: 'template_background', ...PRINT, paint: scattered },
  { word: 'arches', type: 'template_background', ...PRINT, paint: arches },
  { word: 'frame', type: 'overlay', ...PRINT, paint: frame },
  { word: 'garland', type: 'overlay', ...PRINT, paint: garland },
  {
    word: 'welcome',
    type: 'start_screen',
    ...SCREEN,
    paint: (motif) => poster(motif, motif.paper, motif.tint),
  },
  {
    word: 'evening',
    type: 'start_screen',
    ...SCREEN,
    paint: (motif) => poster(motif, motif.ink, motif.second),
  },
];

/** The current stock of a business category. */
export const stockOf = (category: Schemas['BusinessCategory']): StockItem[] =>
  LAYOUTS.map(({ word, type, width, height, paint }) => {
    const motif = MOTIFS[category];
    // Overlays need transparency.
    const mime = type === 'overlay' ? 'image/png' : 'image/jpeg';
    return {
      name: `${motif.name}-${word}.${mime === 'image/png' ? 'png' : 'jpg'}`,
      type,
      mime,
      width,
      height,
      draw: () => {
        const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
        const picture = sharp(
          Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paint(motif)}</svg>`),
        );
        return (mime === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
      },
    };
  });

const place = (
  motif: Motif,
  at: { x: number; y: number; size: number; angle: number },
  colour: string,
  turn: number,
) =>
  `<g transform="translate(${round(at.x)} ${round(at.y)}) rotate(${round(at.angle)}) scale(${round(at.size / 100)})">${motif.draw(colour, turn)}</g>`;

const round = (n: number) => Math.round(n * 100) / 100;
const range = (n: number) => Array.from({ length: n }, (_, i) => i);

const ground = (from: string, to: string) =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`;

/**
 * Spreads points evenly without a visible pattern, by the golden ratio's equivalent in two
 * dimensions.
 */
const spread = (i: number) => ({ x: (0.5 + i * 0.7548776662) % 1, y: (0.5 + i * 0.569840291) % 1 });

function scattered(motif: Motif): string {
  const marks = range(64).map((i) => {
    const { x, y } = spread(i);
    const at = { x: x * 1320 - 60, y: y * 1920 - 60, size: 60 + (i % 5) * 22, angle: i * 47 };
    return place(motif, at, [motif.tint, motif.accent, motif.tint, motif.second][i % 4] ?? motif.tint, i);
  });
  return `${ground(motif.paper, motif.tint)}<g opacity=".34">${marks.join('')}</g>`;
}

function arches(motif: Motif): string {
  const rings = range(5).map((i) => {
    const radius = 560 - i * 100;
    const colour = [motif.tint, motif.paper, motif.second, motif.paper, motif.accent][i];
    return `<path d="M${600 - radius} 1800V1060a${radius} ${radius} 0 0 1 ${2 * radius} 0V1800Z" fill="${colour}" opacity="${i === 2 || i === 4 ? 0.4 : 0.9}"/>`;
  });
  const sun = `<circle cx="600" cy="330" r="130" fill="${motif.accent}" opacity=".28"/>`;
  return `${ground(motif.paper, motif.tint)}${sun}${place(motif, { x: 600, y: 330, size: 150, angle: 0 }, motif.accent, 0)}${rings.join('')}`;
}

function frame(motif: Motif): string {
  const border = `<path d="M0 0H1200V1800H0ZM76 76V1540H1124V76Z" fill="${motif.paper}" fill-rule="evenodd"/>`;
  const line = `<rect x="58" y="58" width="1084" height="1500" fill="none" stroke="${motif.accent}" stroke-width="4"/>`;
  const row = range(7).map((i) =>
    place(
      motif,
      { x: 180 + i * 140, y: 1680, size: i === 3 ? 120 : 74, angle: (i - 3) * 12 },
      i % 2 ? motif.accent : motif.second,
      i,
    ),
  );
  return `${border}${line}${row.join('')}`;
}

function garland(motif: Motif): string {
  const colours = [motif.accent, motif.second, motif.tint];
  const along = (edge: (bow: number) => number) =>
    range(15).map((i) => {
      const bow = Math.sin((i / 14) * Math.PI);
      const at = { x: 20 + i * 83, y: edge(bow), size: 92 + (i % 3) * 34, angle: i * 38 };
      return place(motif, at, colours[i % 3] ?? motif.accent, i);
    });
  return [...along((bow) => 150 - bow * 110), ...along((bow) => 1650 + bow * 110)].join('');
}

function poster(motif: Motif, from: string, to: string): string {
  const marks = range(26).map((i) => {
    const angle = i * 2.39996;
    const far = 90 * Math.sqrt(i + 3);
    const at = {
      x: 540 + far * Math.cos(angle),
      y: 760 + far * Math.sin(angle),
      size: 64 + i * 4,
      angle: i * 51,
    };
    return place(motif, at, [motif.accent, motif.second, motif.tint][i % 3] ?? motif.accent, i);
  });
  const glow = `<circle cx="540" cy="760" r="430" fill="${motif.paper}" opacity=".16"/>`;
  return `${ground(from, to)}${glow}<g opacity=".85">${marks.join('')}</g>`;
}
