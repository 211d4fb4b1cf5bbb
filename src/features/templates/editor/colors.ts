// The palette of a scene.
import type { Scene, SceneLayer } from '~/api/scene';
import { contrastOf } from '~/lib/contrast';

const colorOf = (layer: SceneLayer): string | undefined => {
  if ('colour' in layer) return layer.colour;
  return 'fill' in layer ? layer.fill : undefined;
};

/** The distinct colors in upper case, in order of occurrence. */
export const colorsOf = ({ background, layers }: Scene): string[] => [
  ...new Set(
    [background, ...layers.flatMap((layer) => colorOf(layer) ?? [])].map((color) => color.toUpperCase()),
  ),
];

/** The contrast for large text by WCAG 1.4.3. */
const READABLE = 3;

/** The first color that is readable on the scene's background. */
export const readableOn = ({ background }: Scene, colors: readonly string[]): string =>
  colors.find((color) => contrastOf(color, background) >= READABLE) ?? '#000000';

/** Replaces a color everywhere in the scene. */
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
