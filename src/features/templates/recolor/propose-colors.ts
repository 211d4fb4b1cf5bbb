// Proposes which colors of some designs become those of the brand.
import type { Scene } from '~/api/scene';
import { contrastOf, readableColor } from '~/lib/contrast';
import { type ColorMap, colorOf, READABLE } from '../editor/colors';

/** Text and codes cover only a part of their box. */
const COVERED = { text: 0.2, qr: 0.5, shape: 1 } as const;

/** The colors of the scenes, in capitals; those that cover the most come first. */
export function rankColors(scenes: readonly Scene[]): string[] {
  const areas = new Map<string, number>();
  const add = (color: string, area: number) => {
    const key = color.toUpperCase();
    areas.set(key, (areas.get(key) ?? 0) + area);
  };
  for (const { width, height, background, layers } of scenes) {
    if (background !== null) add(background, 1);
    for (const layer of layers) {
      const color = colorOf(layer);
      const share = COVERED[layer.type as keyof typeof COVERED];
      const area = layer.hidden ? 0 : (layer.w * layer.h * share) / (width * height);
      if (color !== undefined) add(color, area);
    }
  }
  return [...areas].toSorted(([, one], [, other]) => other - one).map(([color]) => color);
}

/** Colors with less difference between their parts are seen as white, gray or black. */
const GRAY = 32;

function isGray(color: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) < GRAY;
}

/**
 * A target for each color of the scenes. Grays and colors of the brand stay; of the others, the one that covers the
 * most becomes the first color of the brand, and so on. Text and codes stay readable.
 * @param brand the colors of the brand in capitals, the most important first
 */
export function proposeColors(scenes: readonly Scene[], brand: readonly string[]): ColorMap {
  const colors = rankColors(scenes);
  const map = new Map(colors.map((color) => [color, color]));
  const vivid = colors.filter((color) => !isGray(color) && !brand.includes(color));
  for (const [i, color] of vivid.entries()) map.set(color, brand[i] ?? nearest(color, brand));
  for (const [text, ground] of readPairs(scenes)) {
    const [target, on] = [map.get(text) ?? text, map.get(ground) ?? ground];
    if (text === ground || contrastOf(text, ground) < READABLE || contrastOf(target, on) >= READABLE)
      continue;
    map.set(text, readableColor(target, on).toUpperCase());
  }
  return map;
}

/** The color of the brand that is about as light. */
function nearest(color: string, brand: readonly string[]): string {
  const sorted = brand.toSorted((one, other) => contrastOf(one, color) - contrastOf(other, color));
  return sorted[0] ?? color;
}

/** The colors of texts and codes, each with what it is read on. */
const readPairs = (scenes: readonly Scene[]): [text: string, ground: string][] =>
  scenes.flatMap(({ background, layers }) =>
    layers.flatMap((layer): [string, string][] => {
      // A code is drawn on white.
      if (layer.type === 'qr') return [[layer.colour.toUpperCase(), '#FFFFFF']];
      if (layer.type !== 'text' || background === null) return [];
      return [[layer.colour.toUpperCase(), background.toUpperCase()]];
    }),
  );
