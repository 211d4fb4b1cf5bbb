// The state of the editor. All changes of the scene go through here, so that they can be undone.
import type { Scene, SceneLayer } from '~/api/scene';
import { type ColorMap, replaceColors } from './colors';
import {
  addLayers,
  alignLayers,
  changeSlot,
  distributeLayers,
  type Edge,
  groupLayers,
  moveLayers,
  patchLayers,
  patchScene,
  removeLayers,
  reorderLayers,
  type StackingStep,
  ungroupLayers,
  withGroups,
} from './edits';
import { type History, record, redo, startHistory, undo } from './history';

export interface EditorState {
  history: History;
  /** Ids of the selected layers. */
  selection: readonly string[];
  /** The stored scene. */
  stored: Scene;
}

export type EditorAction =
  | { type: 'select'; ids: readonly string[]; add?: boolean }
  | { type: 'move'; dx: number; dy: number }
  /** @param mergeKey consecutive changes with the same key are one step */
  | { type: 'patch'; ids: readonly string[]; values: Record<string, unknown>; mergeKey?: string }
  | { type: 'changeSlot'; id: string; slot: number }
  | { type: 'place'; boxes: ReadonlyMap<string, Partial<SceneLayer>> }
  | { type: 'patchScene'; values: Partial<Omit<Scene, 'layers' | 'version'>>; mergeKey?: string }
  | { type: 'recolor'; colors: ColorMap; mergeKey?: string }
  | { type: 'add'; layers: readonly SceneLayer[] }
  | { type: 'remove' }
  | { type: 'reorder'; ids: readonly string[]; step: StackingStep }
  | { type: 'align'; edge: Edge }
  | { type: 'distribute'; axis: 'x' | 'y' }
  | { type: 'group' | 'ungroup' }
  | { type: 'undo' | 'redo' }
  | { type: 'restore'; scene: Scene }
  | { type: 'stored'; scene: Scene }
  | { type: 'reload'; scene: Scene };

export const startEditor = (scene: Scene): EditorState => ({
  history: startHistory(scene),
  selection: [],
  stored: scene,
});

export const isChanged = ({ history, stored }: EditorState): boolean =>
  history.scene !== stored && JSON.stringify(history.scene) !== JSON.stringify(stored);

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { history, selection } = state;
  const { scene } = history;
  const edited = (next: Scene, mergeKey?: string): EditorState => ({
    ...state,
    history: record(history, next, mergeKey),
    selection: existing(next, selection),
  });
  const travelled = (next: History): EditorState => ({
    ...state,
    history: next,
    selection: existing(next.scene, selection),
  });
  switch (action.type) {
    case 'select': {
      const ids = withGroups(scene, action.ids);
      if (!action.add) return { ...state, selection: ids };
      const isSelected = ids.every((id) => selection.includes(id));
      const others = selection.filter((id) => !ids.includes(id));
      return { ...state, selection: isSelected ? others : [...others, ...ids] };
    }
    case 'move':
      return edited(moveLayers(scene, selection, action.dx, action.dy), `move ${selection.join(' ')}`);
    case 'patch':
      return edited(
        patchLayers(scene, action.ids, () => action.values),
        action.mergeKey,
      );
    case 'changeSlot':
      return edited(changeSlot(scene, action.id, action.slot));
    case 'place':
      return edited(patchLayers(scene, [...action.boxes.keys()], ({ id }) => action.boxes.get(id) ?? {}));
    case 'patchScene':
      return edited(patchScene(scene, action.values), action.mergeKey);
    case 'recolor':
      return edited(replaceColors(scene, action.colors), action.mergeKey);
    case 'add': {
      const added = addLayers(scene, action.layers);
      return { ...edited(added.scene), selection: added.ids.length > 0 ? added.ids : selection };
    }
    case 'remove':
      return edited(removeLayers(scene, selection));
    case 'reorder':
      return edited(reorderLayers(scene, action.ids, action.step));
    case 'align':
      return edited(alignLayers(scene, selection, action.edge));
    case 'distribute':
      return edited(distributeLayers(scene, selection, action.axis));
    case 'group':
      return edited(groupLayers(scene, selection));
    case 'ungroup':
      return edited(ungroupLayers(scene, selection));
    case 'undo':
      return travelled(undo(history));
    case 'redo':
      return travelled(redo(history));
    case 'restore':
      return edited(action.scene);
    case 'stored':
      return { ...state, stored: action.scene };
    case 'reload':
      return startEditor(action.scene);
  }
}

const existing = (scene: Scene, ids: readonly string[]): readonly string[] => {
  const known = new Set(scene.layers.map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? ids : ids.filter((id) => known.has(id));
};
