// What the menu of layers and the keyboard do with the selected layers.
import type { SceneLayer } from '~/api/scene';
import type { EditorAction } from '../state/editor-state';

export const LAYER_KEYS = {
  duplicate: ['Mod+d'],
  forward: ['Mod+]'],
  backward: ['Mod+['],
  lock: ['Mod+L'],
  hide: ['Mod+H'],
  remove: ['Delete', 'Backspace'],
} as const;

export function layerActions(layers: readonly SceneLayer[]): Record<keyof typeof LAYER_KEYS, EditorAction> {
  const ids = layers.map(({ id }) => id);
  const toggle = (key: 'locked' | 'hidden'): EditorAction => ({
    ...{ type: 'patch', ids },
    values: { [key]: !layers.every((layer) => layer[key]) },
  });
  return {
    duplicate: { type: 'add', layers },
    forward: { type: 'reorder', ids, step: 'forward' },
    backward: { type: 'reorder', ids, step: 'backward' },
    lock: toggle('locked'),
    hide: toggle('hidden'),
    remove: { type: 'remove' },
  };
}
