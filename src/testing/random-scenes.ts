// Random scenes for tests: valid ones with fields of newer versions, and damaged ones.
import fc from 'fast-check';
import { base } from './scenes.ts';

/** Rounded, because JSON has no negative zero. */
const length = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100 + 0);
const color = fc.stringMatching(/^#[0-9A-F]{6}$/);
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => text.isWellFormed() && !text.includes('\0')),
  fc.constantFrom('{{business}} {{firstName}}', '<script>alert(1)</script>', '&#x41;]]>', '漢字 👩‍🎤'),
);
/** Fields that this version does not know, beside a name that it never had. */
const unknown = fc.dictionary(
  fc.stringMatching(/^next[A-Za-z]{0,8}$/),
  fc.oneof(
    fc.integer(),
    fc.boolean(),
    words,
    fc.array(fc.integer()),
    fc.record({ deep: words }),
    fc.constant(null),
  ),
  { maxKeys: 3 },
);

const kinds = fc.oneof(
  fc.constant({ type: 'photo', slot: 1 }),
  fc.constant({ type: 'logo' }),
  color.map((color) => ({ type: 'qr', color })),
  fc.record({
    type: fc.constant('shape'),
    shape: fc.constantFrom('rectangle', 'ellipse', 'line'),
    fill: color,
    radius: length(0, 6000),
  }),
  fc.record({
    type: fc.constant('text'),
    text: words,
    font: fc.constantFrom('Inter', 'Lora', 'Dancing Script', 'a font of later'),
    size: length(1, 2000),
    color,
    align: fc.constantFrom('left', 'center', 'right'),
  }),
);

const boxes = fc.record({
  x: length(-12_000, 12_000),
  y: length(-12_000, 12_000),
  w: length(0, 24_000),
  h: length(0, 24_000),
  rotation: length(-360, 360),
  opacity: length(0, 1),
  locked: fc.boolean(),
  hidden: fc.boolean(),
});

/** As JSON: valid by the contract, with fields that it does not name. Photo layers have different slots. */
export const validScenes = fc
  .record({
    width: fc.integer({ min: 100, max: 6000 }),
    height: fc.integer({ min: 1, max: 12_000 }),
    background: color,
    layers: fc.array(fc.tuple(boxes, kinds, unknown), { maxLength: 12 }),
    extra: unknown,
  })
  .map(({ layers, extra, ...page }) => ({
    ...extra,
    version: 1,
    ...page,
    layers: layers.map(([box, kind, more], z) => ({
      ...{ ...more, ...base(`layer-${z}`), ...box, z, ...kind },
      ...('slot' in kind && { slot: z + 1 }),
    })),
  }));

const replacements = fc.oneof(
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
  fc.constantFrom<unknown>(
    ...[Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e300, 1e9, null, undefined, '', [], {}],
    ...['#GGGGGG', 'url(https://evil.example)', '<script>alert(1)</script>', 'javascript:alert(1)'],
    ...['W'.repeat(100_000), 2, '2.0', 'sticker', '__proto__'],
  ),
);

interface Damage {
  /** Chooses a place by its number among all places of the scene. */
  at: number;
  value: unknown;
}

const damages = fc.array(fc.record({ at: fc.nat(), value: replacements }), { minLength: 1, maxLength: 4 });

type Place = [parent: Record<string, unknown>, key: string];

const placesOf = (value: unknown): Place[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, inner]): Place[] => [
        [value as Record<string, unknown>, key],
        ...placesOf(inner),
      ]);

function damage(scene: object, list: readonly Damage[]): unknown {
  const copy = structuredClone(scene);
  for (const { at, value } of list) {
    const places = placesOf(copy);
    const place = places[at % places.length];
    if (place) place[0][place[1]] = structuredClone(value);
  }
  return copy;
}

/** Valid scenes after a few random edits; some are still valid. */
export const damagedScenes = fc.tuple(validScenes, damages).map(([scene, list]) => damage(scene, list));

/** How many random scenes a test tries. */
export const runs = (short: number, long: number): number => (process.env.TEST_LONG ? long : short);
