// Proposes which colors of some designs become those of the brand.
import type { Scene } from '~/api/scene';
import { contrastOf, mix, readableColor } from '~/lib/contrast';
import { type ColorMap, colorOf, READABLE } from '../state/colors';

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

/** Colors with less saturation are seen as white, gray or black. */
const GRAY = 0.2;
/** Colors whose hues differ by less, in degrees, belong together. */
const SAME_HUE = 30;

/** The hue in degrees; null for a gray. */
function hueOf(color: string): number | null {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  if (range < GRAY * max || range === 0) return null;
  if (max === r) return (((g - b) / range) * 60 + 360) % 360;
  return max === g ? ((b - r) / range) * 60 + 120 : ((r - g) / range) * 60 + 240;
}

const isNear = (one: number, other: number) =>
  Math.min(Math.abs(one - other), 360 - Math.abs(one - other)) < SAME_HUE;

/**
 * A target for each color of the scenes. Grays and colors of the brand stay. Of each other hue, the color that covers
 * the most becomes a color of the brand, and the rest become shades of it. Text and codes stay readable.
 * @param brand the colors of the brand in capitals, the most important first
 */
export function proposeColors(scenes: readonly Scene[], brand: readonly string[]): ColorMap {
  const colors = rankColors(scenes);
  const map = new Map(colors.map((color) => [color, color]));
  const brandHues = brand.flatMap((color) => hueOf(color) ?? []);
  const groups: { hue: number; target: string }[] = [];
  /** The color of the brand that each color becomes, or a shade of. */
  const targets = new Map<string, string>();
  for (const color of colors) {
    const hue = hueOf(color);
    if (hue === null || brand.includes(color) || brandHues.some((own) => isNear(own, hue))) continue;
    const group = groups.find((known) => isNear(known.hue, hue));
    const target = group?.target ?? brand[groups.length] ?? nearest(color, brand);
    if (!group) groups.push({ hue, target });
    targets.set(color, target);
    map.set(color, group ? shadeLike(target, color) : target);
  }
  const pairs = readPairs(scenes).filter(([text, ground]) => contrastOf(text, ground) >= READABLE);
  const targetOf = (color: string) => map.get(color) ?? color;
  const isLost = ([text, ground]: Pair) => contrastOf(targetOf(text), targetOf(ground)) < READABLE;
  for (const [, ground] of pairs.filter(isLost)) {
    const target = targets.get(ground);
    if (target) map.set(ground, shadeLike(target, ground));
  }
  for (const [text, ground] of pairs.filter(isLost))
    map.set(text, readableColor(targetOf(text), targetOf(ground)).toUpperCase());
  return map;
}

/** The color of the brand that is about as light. */
function nearest(color: string, brand: readonly string[]): string {
  const sorted = brand.toSorted((one, other) => contrastOf(one, color) - contrastOf(other, color));
  return sorted[0] ?? color;
}

const STEPS = 100;

/** The shade of a color that is about as light as another color. */
function shadeLike(color: string, other: string): string {
  const toward = contrastOf(other, '#000000') > contrastOf(color, '#000000') ? '#FFFFFF' : '#000000';
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => mix(color, toward, step / STEPS));
  return nearest(other, shades).toUpperCase();
}

type Pair = readonly [text: string, ground: string];

/** The colors of texts and codes, each with what it is read on. */
const readPairs = (scenes: readonly Scene[]): Pair[] =>
  scenes.flatMap(({ background, layers }) =>
    layers.flatMap((layer): Pair[] => {
      // A code is drawn on white.
      if (layer.type === 'qr') return [[layer.color.toUpperCase(), '#FFFFFF']];
      if (layer.type !== 'text' || background === null) return [];
      return [[layer.color.toUpperCase(), background.toUpperCase()]];
    }),
  );
