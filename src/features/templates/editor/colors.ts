// The colors of a scene as one palette.
import type { Scene, SceneLayer } from '~/api/scene';
import { contrastOf } from '~/lib/contrast';

const colorOf = (layer: SceneLayer): string | undefined => {
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
const READABLE = 3;

/** The first of the colors that can be read on the background of the scene, or on white where it is transparent. */
export const readableOn = ({ background }: Scene, colors: readonly string[]): string =>
  colors.find((color) => contrastOf(color, background ?? '#FFFFFF') >= READABLE) ?? '#000000';

/** Replaces a color wherever the scene has it. */
export function replaceColor(scene: Scene, from: string, to: string): Scene {
  if (from === to) return scene;
  const replaced = (color: string) => (color.toUpperCase() === from ? to : color);
  return {
    ...scene,
    background: scene.background && replaced(scene.background),
    layers: scene.layers.map((layer) => {
      if ('colour' in layer) return { ...layer, colour: replaced(layer.colour) };
      return 'fill' in layer ? { ...layer, fill: replaced(layer.fill) } : layer;
    }),
  };
}
