import { msg } from '@lingui/core/macro';
import type { Dispatch } from 'react';
import { isTyping, type Shortcut, useShortcuts } from '~/parts/shortcuts/shortcuts';
import type { useView } from './canvas/use-view';
import { LAYER_KEYS, layerActions } from './panels/layer-shortcuts';
import { copyLayers, pastedLayers } from './state/clipboard';
import type { EditorAction, EditorState } from './state/editor-state';
import { layersOf } from './state/edits';

interface EditorShortcuts {
  state: EditorState;
  readOnly: boolean;
  view: ReturnType<typeof useView>;
  save: () => void;
  /** Opens the menu of the selected layers. */
  openMenu: () => unknown;
  dispatch: Dispatch<EditorAction>;
}

const FAR = 10;

export function useEditorShortcuts({
  state,
  readOnly,
  view,
  save,
  openMenu,
  dispatch,
}: EditorShortcuts): void {
  const { selection, history } = state;
  const { scene } = history;
  const copy = () => copyLayers(layersOf(scene, selection));
  /** Leaves the key to a field that has the focus. */
  const outsideFields =
    (run: () => unknown): Shortcut['run'] =>
    ({ target }) =>
      isTyping(target) ? false : run();
  const withSelection = (run: () => unknown) => outsideFields(() => (selection.length === 0 ? false : run()));
  const changing = (shortcut: Shortcut): Shortcut[] => (readOnly ? [] : [shortcut]);
  const onLayers = (name: keyof typeof LAYER_KEYS, label: Shortcut['label']) =>
    changing({
      keys: LAYER_KEYS[name],
      label,
      run: withSelection(() => dispatch(layerActions(layersOf(scene, selection))[name])),
    });
  const nudge = (key: string, dx: number, dy: number, label: Shortcut['label']) =>
    changing({
      keys: [key],
      label,
      run: (event) => {
        if (isTyping(event.target) || selection.length === 0) return false;
        const by = event.shiftKey ? FAR : 1;
        dispatch({ type: 'move', dx: dx * by, dy: dy * by });
      },
    });
  useShortcuts({
    title: msg`Template editor`,
    shortcuts: [
      ...nudge('ArrowLeft', -1, 0, msg`Move left, with Shift by 10 pixels`),
      ...nudge('ArrowRight', 1, 0, msg`Move right, with Shift by 10 pixels`),
      ...nudge('ArrowUp', 0, -1, msg`Move up, with Shift by 10 pixels`),
      ...nudge('ArrowDown', 0, 1, msg`Move down, with Shift by 10 pixels`),
      ...changing({ keys: ['Mod+s', 'Mod+S'], label: msg`Save`, run: save }),
      ...changing({
        keys: ['Mod+z'],
        label: msg`Undo`,
        run: outsideFields(() => dispatch({ type: 'undo' })),
      }),
      ...changing({
        keys: ['Mod+Z', 'Mod+y'],
        label: msg`Redo`,
        run: outsideFields(() => dispatch({ type: 'redo' })),
      }),
      {
        keys: ['Mod+a'],
        label: msg`Select all`,
        run: outsideFields(() => dispatch({ type: 'select', ids: scene.layers.map(({ id }) => id) })),
      },
      { keys: ['Mod+c'], label: msg`Copy`, run: withSelection(copy) },
      ...changing({
        keys: ['Mod+x'],
        label: msg`Cut`,
        run: withSelection(() => {
          copy();
          dispatch({ type: 'remove' });
        }),
      }),
      ...changing({
        keys: ['Mod+v'],
        label: msg`Paste`,
        run: outsideFields(() => dispatch({ type: 'add', layers: pastedLayers(scene) })),
      }),
      ...onLayers('duplicate', msg`Duplicate`),
      ...onLayers('forward', msg`Bring forward`),
      ...onLayers('backward', msg`Send backward`),
      ...onLayers('lock', msg`Lock`),
      ...onLayers('hide', msg`Hide`),
      ...changing({
        keys: ['Mod+g'],
        label: msg`Group`,
        run: withSelection(() => dispatch({ type: 'group' })),
      }),
      ...onLayers('remove', msg`Delete`),
      ...changing({
        keys: ['F10', 'ContextMenu'],
        label: msg`Open the layer menu`,
        run: (event) => {
          // A button or a field that has the focus has its own menu.
          const isFree =
            event.target instanceof Element && !event.target.closest('button, a, input, textarea');
          return isFree && (event.key !== 'F10' || event.shiftKey) ? openMenu() : false;
        },
      }),
      {
        keys: ['Escape'],
        label: msg`Select nothing`,
        run: withSelection(() => dispatch({ type: 'select', ids: [] })),
      },
      { keys: ['+'], label: msg`Zoom in`, run: outsideFields(() => view.zoomBy(1.25)) },
      { keys: ['-'], label: msg`Zoom out`, run: outsideFields(() => view.zoomBy(0.8)) },
      { keys: ['1'], label: msg`Show the page at 100%`, run: outsideFields(() => view.zoomTo(1)) },
      { keys: ['0'], label: msg`Show the whole page`, run: outsideFields(view.fit) },
    ],
  });
}
