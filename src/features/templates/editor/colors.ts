// The colors of a scene as one palette.
import type { Scene, SceneLayer } from '~/api/scene';

const colorOf = (layer: SceneLayer): string | undefined => {
  if ('colour' in layer) return layer.colour;
  return 'fill' in layer ? layer.fill : undefined;
};

/** Each color once, in capitals, in the order in which they occur. */
export const colorsOf = ({ background, layers }: Scene): string[] => [
  ...new Set(
    [background, ...layers.flatMap((layer) => colorOf(layer) ?? [])].map((color) => color.toUpperCase()),
  ),
];

/** Replaces a color wherever the scene has it. */
export function replaceColor(scene: Scene, from: string, to: string): Scene {
  if (from === to) return scene;
  const replaced = (color: string) => (color.toUpperCase() === from ? to : color);
  return {
    ...scene,
    background: replaced(scene.background),
    layers: scene.layers.map((layer) => {
      if ('colour' in layer) return { ...layer, colour: replaced(layer.colour) };
      return 'fill' in layer ? { ...layer, fill: replaced(layer.fill) } : layer;
    }),
  };
}
