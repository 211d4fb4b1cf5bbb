// Changes of a scene. Each returns a new scene, or the same one if nothing changes.
import type { Scene, SceneLayer } from '~/api/scene';
import { inOrder } from '~/scene/scene';
import { boundsOf, unionOf } from './geometry';

/** Any property of any kind of layer. */
type LayerPatch = Partial<Record<string, unknown>>;

const contains = (ids: readonly string[]) => {
  const set = new Set(ids);
  return ({ id }: SceneLayer) => set.has(id);
};

export const layersOf = (scene: Scene, ids: readonly string[]): SceneLayer[] =>
  scene.layers.filter(contains(ids));

/** The ids with all layers of their groups. */
export function withGroups(scene: Scene, ids: readonly string[]): string[] {
  const groups = new Set(layersOf(scene, ids).flatMap(({ group }) => (group === undefined ? [] : [group])));
  const isIn = contains(ids);
  return scene.layers
    .filter((layer) => isIn(layer) || (layer.group !== undefined && groups.has(layer.group)))
    .map(({ id }) => id);
}

export function patchLayers(
  scene: Scene,
  ids: readonly string[],
  patch: (layer: SceneLayer) => LayerPatch,
): Scene {
  const isIn = contains(ids);
  let changed = false;
  const layers = scene.layers.map((layer): SceneLayer => {
    if (!isIn(layer)) return layer;
    const values = patch(layer);
    const isSame = Object.entries(values).every(([key, value]) => layer[key as keyof SceneLayer] === value);
    if (isSame) return layer;
    changed = true;
    return { ...layer, ...values } as SceneLayer;
  });
  return changed ? { ...scene, layers } : scene;
}

export function patchScene(scene: Scene, values: Partial<Omit<Scene, 'layers' | 'version'>>): Scene {
  const isSame = Object.entries(values).every(([key, value]) => scene[key as keyof Scene] === value);
  return isSame ? scene : { ...scene, ...values };
}

const POSITION_LIMIT = 12_000;
export const limitPosition = (value: number): number =>
  Math.round(Math.max(-POSITION_LIMIT, Math.min(POSITION_LIMIT, value)) * 100) / 100;

const isMovable = ({ locked }: SceneLayer) => !locked;

/** Moves unlocked layers. */
export const moveLayers = (scene: Scene, ids: readonly string[], dx: number, dy: number): Scene =>
  patchLayers(scene, ids, (layer) =>
    isMovable(layer) ? { x: limitPosition(layer.x + dx), y: limitPosition(layer.y + dy) } : {},
  );

export function removeLayers(scene: Scene, ids: readonly string[]): Scene {
  const isIn = contains(ids);
  const layers = scene.layers.filter((layer) => !isIn(layer) || layer.locked);
  return layers.length === scene.layers.length ? scene : { ...scene, layers };
}

/** Reorders layers as in the array, bottom first. */
const renumbered = (scene: Scene, layers: readonly SceneLayer[]): Scene => ({
  ...scene,
  layers: layers.map((layer, z) => (layer.z === z ? layer : { ...layer, z })),
});

export type StackingStep = 'front' | 'forward' | 'backward' | 'back';

export function reorderLayers(scene: Scene, ids: readonly string[], step: StackingStep): Scene {
  const isIn = contains(ids);
  const ordered = inOrder(scene.layers);
  const moved = ordered.filter(isIn);
  const others = ordered.filter((layer) => !isIn(layer));
  const first = ordered.findIndex(isIn);
  if (first < 0) return scene;
  const at = { front: others.length, back: 0, forward: first + 1, backward: first - 1 }[step];
  const index = Math.max(0, Math.min(others.length, at));
  const next = others.toSpliced(index, 0, ...moved);
  return next.every((layer, i) => layer === ordered[i]) ? scene : renumbered(scene, next);
}

/** A free id within the scene. */
const freeId = (taken: ReadonlySet<string>, wanted: string): string => {
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? wanted : `${wanted.slice(0, 58)}-${n}`;
    if (!taken.has(id)) return id;
  }
};

export const MOST_LAYERS = 500;
const MOST_SLOTS = 16;

/** The lowest free number of a photo layer; undefined when all are taken. */
export function freeSlot(layers: readonly SceneLayer[]): number | undefined {
  const taken = new Set(layers.flatMap((layer) => (layer.type === 'photo' ? [layer.slot] : [])));
  return Array.from({ length: MOST_SLOTS }, (_, i) => i + 1).find((slot) => !taken.has(slot));
}

/**
 * Changes the number of a photo layer, and swaps it with the layer that had it, because numbers are
 * unique.
 */
export function changeSlot(scene: Scene, id: string, slot: number): Scene {
  const layer = scene.layers.find((candidate) => candidate.id === id);
  if (layer?.type !== 'photo' || layer.slot === slot) return scene;
  const former = layer.slot;
  return {
    ...scene,
    layers: scene.layers.map((other) => {
      if (other.id === id) return { ...layer, slot };
      return other.type === 'photo' && other.slot === slot ? { ...other, slot: former } : other;
    }),
  };
}

/**
 * Adds copies of layers on top. Copies of photo layers get free numbers, and are omitted if there
 * is none.
 */
export function addLayers(scene: Scene, added: readonly SceneLayer[]): { scene: Scene; ids: string[] } {
  let layers = inOrder(scene.layers);
  const ids: string[] = [];
  const groups = new Map<string, string>();
  for (const layer of added) {
    if (layers.length >= MOST_LAYERS) break;
    const slot = layer.type === 'photo' ? freeSlot(layers) : undefined;
    if (layer.type === 'photo' && slot === undefined) continue;
    const id = freeId(new Set(layers.map(({ id }) => id)), layer.id);
    if (layer.group !== undefined && !groups.has(layer.group)) {
      const taken = new Set(layers.flatMap(({ group }) => (group === undefined ? [] : [group])));
      groups.set(layer.group, freeId(taken, layer.group));
    }
    const group = layer.group === undefined ? {} : { group: groups.get(layer.group) };
    layers = [...layers, { ...layer, id, ...group, ...(slot === undefined ? {} : { slot }) } as SceneLayer];
    ids.push(id);
  }
  return ids.length === 0 ? { scene, ids } : { scene: renumbered(scene, layers), ids };
}

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Aligns several layers with each other, or a single one with the page. */
export function alignLayers(scene: Scene, ids: readonly string[], edge: Edge): Scene {
  const movable = layersOf(scene, ids).filter(isMovable);
  const page = { x: 0, y: 0, w: scene.width, h: scene.height };
  const frame = movable.length > 1 ? unionOf(movable.map(boundsOf)) : page;
  return patchLayers(scene, ids, (layer) => {
    if (!isMovable(layer)) return {};
    const box = boundsOf(layer);
    const dx = { left: 0, center: (frame.w - box.w) / 2, right: frame.w - box.w };
    const dy = { top: 0, middle: (frame.h - box.h) / 2, bottom: frame.h - box.h };
    if (edge in dx) return { x: limitPosition(layer.x + frame.x + dx[edge as keyof typeof dx] - box.x) };
    return { y: limitPosition(layer.y + frame.y + dy[edge as keyof typeof dy] - box.y) };
  });
}

/** Makes the gaps between at least three layers equal. */
export function distributeLayers(scene: Scene, ids: readonly string[], axis: 'x' | 'y'): Scene {
  const size = axis === 'x' ? 'w' : 'h';
  const boxes = layersOf(scene, ids)
    .filter(isMovable)
    .map((layer) => ({ id: layer.id, box: boundsOf(layer) }))
    .sort((one, other) => one.box[axis] - other.box[axis]);
  if (boxes.length < 3) return scene;
  const frame = unionOf(boxes.map(({ box }) => box));
  const used = boxes.reduce((sum, { box }) => sum + box[size], 0);
  const gap = (frame[size] - used) / (boxes.length - 1);
  let at = frame[axis];
  const deltas = new Map<string, number>();
  for (const { id, box } of boxes) {
    deltas.set(id, at - box[axis]);
    at += box[size] + gap;
  }
  return patchLayers(scene, ids, (layer) => {
    const delta = deltas.get(layer.id);
    return delta === undefined ? {} : { [axis]: limitPosition(layer[axis] + delta) };
  });
}

export const groupLayers = (scene: Scene, ids: readonly string[]): Scene => {
  const taken = new Set(scene.layers.flatMap(({ group }) => (group === undefined ? [] : [group])));
  return patchLayers(scene, ids, () => ({ group: freeId(taken, 'group') }));
};

export function ungroupLayers(scene: Scene, ids: readonly string[]): Scene {
  const isIn = contains(ids);
  if (!scene.layers.some((layer) => isIn(layer) && layer.group !== undefined)) return scene;
  const layers = scene.layers.map((layer) => {
    if (!isIn(layer)) return layer;
    const { group: _, ...rest } = layer;
    return rest as SceneLayer;
  });
  return { ...scene, layers };
}
