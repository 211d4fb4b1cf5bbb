// The colors of a scene as one palette.
import type { Scene, SceneLayer } from '~/api/scene';
import { contrastOf } from '~/lib/contrast';

/** The color of a layer; photos, pictures, logos and products have none. */
export const colorOf = (layer: SceneLayer): string | undefined => {
  if ('colour' in layer) return layer.colour;
  return 'fill' in layer ? layer.fill : undefined;
};

/** Each color once, in capitals, in the order in which they occur. */
export const colorsOf = ({ background, layers }: Scene): string[] => [
  ...new Set(
    [background ?? [], ...layers.map((layer) => colorOf(layer) ?? [])]
      .flat()
      .map((color) => color.toUpperCase()),
  ),
];

/** The contrast that large text needs by WCAG 1.4.3. */
export const READABLE = 3;

/** The first of the colors that can be read on the background of the scene, or on white where it is transparent. */
export const readableOn = ({ background }: Scene, colors: readonly string[]): string =>
  colors.find((color) => contrastOf(color, background ?? '#FFFFFF') >= READABLE) ?? '#000000';

/** The color, in capitals, that each color is replaced with. */
export type ColorMap = ReadonlyMap<string, string>;

/** Replaces colors wherever the scene has them, all at once. @returns the same scene if it has none of them */
export function replaceColors(scene: Scene, map: ColorMap): Scene {
  if (colorsOf(scene).every((color) => (map.get(color) ?? color) === color)) return scene;
  const replaced = (color: string) => map.get(color.toUpperCase()) ?? color;
  return {
    ...scene,
    background: scene.background && replaced(scene.background),
    layers: scene.layers.map((layer) => {
      if ('colour' in layer) return { ...layer, colour: replaced(layer.colour) };
      return 'fill' in layer ? { ...layer, fill: replaced(layer.fill) } : layer;
    }),
  };
}
