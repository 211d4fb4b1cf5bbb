// Warnings before a template is printed. They do not prevent saving.
import type { Scene, SceneLayer } from '~/api/scene';
import type { Resources } from '~/scene/layout';
import { fillWords, layoutText, missingCharacters } from '~/scene/text';
import { boundsOf } from './geometry';

/** The safe area of every printer, as a share of the page's shorter side. */
const MARGIN = 0.03;

export const safeMargin = ({ width, height }: Pick<Scene, 'width' | 'height'>): number =>
  Math.round(Math.min(width, height) * MARGIN);

/** Screens show pictures in their own size; only prints need more pixels and bleed. */
const PRINT_DPI = 150;
const BLEED_INCHES = 0.125;

/** How far a picture should extend beyond the trim; nothing for screens. */
export const bleedOf = (dpi: number): number => (dpi >= PRINT_DPI ? Math.round(dpi * BLEED_INCHES) : 0);

export type SceneProblem =
  | {
      kind:
        | 'textDoesNotFit'
        | 'outsidePage'
        | 'outsideSafeArea'
        | 'missingAsset'
        | 'missingProduct'
        | 'missingLogo';
      layer: SceneLayer;
    }
  | { kind: 'missingCharacters'; layer: SceneLayer; characters: string }
  | { kind: 'lowResolution'; layer: SceneLayer; dpi: number }
  | { kind: 'slotGap'; slots: SceneLayer[]; slot: number }
  | { kind: 'slotCount'; slots: SceneLayer[]; session: string; shots: number };

/** The layers that a problem is about; none if a template has no photo slots. */
export const problemLayers = (problem: SceneProblem): SceneLayer[] =>
  'slots' in problem ? problem.slots : [problem.layer];

/** A session with a collage that uses the template. */
export interface ShotCount {
  session: string;
  shots: number;
}

interface Uses {
  resources: Resources;
  dpi: number;
  shotCounts?: readonly ShotCount[];
}

export function findProblems(scene: Scene, { resources, dpi, shotCounts = [] }: Uses): SceneProblem[] {
  const shown = scene.layers.filter(({ hidden }) => !hidden);
  const slots = scene.layers.filter(({ type }) => type === 'photo');
  const slotCounts = shotCounts
    .filter(({ shots }) => shots !== slots.length)
    .map((use): SceneProblem => ({ kind: 'slotCount', slots, ...use }));
  return [
    ...slotGaps(scene),
    ...slotCounts,
    ...shown.flatMap((layer) => [
      ...(isOutside(layer, scene) ? [{ kind: 'outsidePage' as const, layer }] : []),
      ...problemsOf(layer, scene, resources, dpi),
    ]),
  ];
}

/** Whether more than half of a layer is outside the page. */
function isOutside(layer: SceneLayer, page: Scene): boolean {
  const { x, y, w, h } = boundsOf(layer);
  const width = Math.max(0, Math.min(x + w, page.width) - Math.max(x, 0));
  const height = Math.max(0, Math.min(y + h, page.height) - Math.max(y, 0));
  return width * height < (w * h) / 2;
}

function problemsOf(layer: SceneLayer, scene: Scene, resources: Resources, dpi: number): SceneProblem[] {
  switch (layer.type) {
    case 'text':
      return textProblems(layer, scene, resources);
    case 'image':
      return pictureProblems(layer, resources.asset(layer.assetId), 'missingAsset', dpi);
    case 'product':
      return pictureProblems(layer, resources.product(layer.productId), 'missingProduct', dpi);
    case 'logo':
      return resources.logo ? [] : [{ kind: 'missingLogo', layer }];
    default:
      return [];
  }
}

function textProblems(
  layer: SceneLayer & { type: 'text' },
  scene: Scene,
  resources: Resources,
): SceneProblem[] {
  const problems: SceneProblem[] = [];
  const text = layoutText(layer, resources.fonts, resources.words);
  if (text && !text.fits) problems.push({ kind: 'textDoesNotFit', layer });
  const missing = text && missingCharacters(text.font, fillWords(layer.text, resources.words)).join(' ');
  if (missing) problems.push({ kind: 'missingCharacters', layer, characters: missing });
  const margin = safeMargin(scene);
  const { x, y, w, h } = boundsOf(layer);
  const isNearEdge =
    x < margin || y < margin || x + w > scene.width - margin || y + h > scene.height - margin;
  if (isNearEdge && !isOutside(layer, scene)) problems.push({ kind: 'outsideSafeArea', layer });
  return problems;
}

function pictureProblems(
  layer: SceneLayer,
  picture: { width: number; height: number } | undefined,
  missing: 'missingAsset' | 'missingProduct',
  dpi: number,
): SceneProblem[] {
  if (!picture) return [{ kind: missing, layer }];
  const scale = Math.max(layer.w / picture.width, layer.h / picture.height);
  const actual = Math.round(dpi / scale);
  return dpi >= PRINT_DPI && actual < PRINT_DPI ? [{ kind: 'lowResolution', layer, dpi: actual }] : [];
}

/** Shots must be numbered from 1 without gaps, or the booth takes one that is not shown. */
function slotGaps({ layers }: Scene): SceneProblem[] {
  const slots = layers.filter((layer) => layer.type === 'photo');
  const numbers = new Set(slots.map(({ slot }) => slot));
  const last = Math.max(0, ...numbers);
  return Array.from({ length: last }, (_, i) => i + 1)
    .filter((slot) => !numbers.has(slot))
    .map((slot) => ({ kind: 'slotGap', slots, slot }));
}
