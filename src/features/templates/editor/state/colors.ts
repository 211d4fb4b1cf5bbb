// The palette of a scene.
import type { Scene, SceneLayer } from '~/api/scene';
import { contrastOf } from '~/lib/contrast';

/** The color of a layer; photos, pictures, logos and products have none. */
export const colorOf = (layer: SceneLayer): string | undefined => {
  if ('color' in layer) return layer.color;
  return 'fill' in layer ? layer.fill : undefined;
};

/** The distinct colors in upper case, in order of occurrence. */
export const colorsOf = ({ background, layers }: Scene): string[] => [
  ...new Set(
    [background ?? [], ...layers.map((layer) => colorOf(layer) ?? [])]
      .flat()
      .map((color) => color.toUpperCase()),
  ),
];

/** The contrast for large text by WCAG 1.4.3. */
export const READABLE = 3;

/** The first color that is readable on the scene's background, or on white if it is transparent. */
export const readableOn = ({ background }: Scene, colors: readonly string[]): string =>
  colors.find((color) => contrastOf(color, background ?? '#FFFFFF') >= READABLE) ?? '#000000';

/** Maps each color to its replacement. Both are uppercase. */
export type ColorMap = ReadonlyMap<string, string>;

/** Replaces colors everywhere in the scene at once. @returns the same scene if nothing changes */
export function replaceColors(scene: Scene, map: ColorMap): Scene {
  if (colorsOf(scene).every((color) => (map.get(color) ?? color) === color)) return scene;
  const replaced = (color: string) => map.get(color.toUpperCase()) ?? color;
  return {
    ...scene,
    background: scene.background && replaced(scene.background),
    layers: scene.layers.map((layer) => {
      if ('color' in layer) return { ...layer, color: replaced(layer.color) };
      return 'fill' in layer ? { ...layer, fill: replaced(layer.fill) } : layer;
    }),
  };
}
