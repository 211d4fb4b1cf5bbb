import { type Dispatch, useCallback, useState } from 'react';
import type { Point } from '~/ui/overlay/context-menu';
import type { useView } from '../canvas/use-view';
import type { EditorAction, EditorState } from '../state/editor-state';
import { layersOf } from '../state/edits';
import { boundsOf, unionOf } from '../state/geometry';
import { LayerMenu } from './layer-menu';

interface LayerMenuOptions {
  state: EditorState;
  readOnly: boolean;
  view: ReturnType<typeof useView>;
  dispatch: Dispatch<EditorAction>;
}

/** The menu of the selected layers: where a right click wants it, or at the layers for the keyboard. */
export function useLayerMenu({ state, readOnly, view, dispatch }: LayerMenuOptions) {
  const [at, setAt] = useState<Point | null>(null);
  const open = useCallback((point: Point) => setAt(point), []);
  const layers = layersOf(state.history.scene, state.selection);
  return {
    open,
    openAtSelection: () => {
      const page = document.querySelector('[data-stage]')?.getBoundingClientRect();
      if (!page || layers.length === 0) return false;
      const { zoom, pan } = view.view;
      const box = unionOf(layers.map(boundsOf));
      const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
      setAt({
        x: page.left + within(pan.x + (box.x + box.w / 2) * zoom, page.width),
        y: page.top + within(pan.y + (box.y + box.h / 2) * zoom, page.height),
      });
    },
    element: at && !readOnly && layers.length > 0 && (
      <LayerMenu at={at} layers={layers} dispatch={dispatch} onClose={() => setAt(null)} />
    ),
  };
}
