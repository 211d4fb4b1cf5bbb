import { useLingui } from '@lingui/react/macro';
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Scene } from '~/api/scene';
import { useColorScheme } from '~/ui/use-color-scheme';
import type { SceneResources } from '../scene/load-resources';
import styles from './editor.module.css';
import type { EditorAction } from './editor-state';
import { Rulers } from './rulers';
import { createStage, type SceneStage } from './stage';
import type { useView } from './use-view';

interface CanvasPaneProps {
  scene: Scene;
  resources: SceneResources;
  selection: readonly string[];
  readOnly: boolean;
  dpi: number;
  view: ReturnType<typeof useView>;
  dispatch: Dispatch<EditorAction>;
}

/** The canvas for pointers. The layers and the inspector provide the same without one. */
export function CanvasPane({ scene, resources, selection, readOnly, dpi, view, dispatch }: CanvasPaneProps) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const stage = useRef<SceneStage>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const { setStage } = view;
  const scheme = useColorScheme();

  const onPan = useEffectEvent(view.panTo);
  const onZoom = useEffectEvent(view.zoomBy);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const created = createStage(element, {
      onSelect: (ids, add) => dispatch({ type: 'select', ids, add }),
      onPlace: (boxes) => dispatch({ type: 'place', boxes }),
      onEditText: setEditing,
      onPan: (pan) => onPan(pan),
      onZoom: (factor, at) => onZoom(factor, at),
    });
    stage.current = created;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      created.resize(width, height);
      setStage({ width, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      created.destroy();
    };
  }, [dispatch, setStage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the color scheme changes the colors of the stage
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const { zoom, pan } = view.view;
    const style = getComputedStyle(element);
    const colors = {
      accent: style.getPropertyValue('--accent'),
      safeArea: style.getPropertyValue('--border-control'),
    };
    stage.current?.show({ scene, resources, selection, readOnly, dpi, zoom, pan, colors });
  }, [scene, resources, selection, readOnly, dpi, view.view, scheme]);

  useSpaceToPan(container);
  const edited = scene.layers.find(({ id }) => id === editing);
  return (
    <div className={styles.canvas}>
      <div ref={container} className={styles.stage} role="img" aria-label={t`The page`} />
      <Rulers page={scene} view={view.view} />
      {edited?.type === 'text' && (
        <TextOverlay
          layer={edited}
          view={view.view}
          onChange={(text) =>
            dispatch({
              ...{ type: 'patch', ids: [edited.id], values: { text } },
              mergeKey: `text ${edited.id}`,
            })
          }
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

/** While the space bar is pressed, dragging pans the page. */
function useSpaceToPan(container: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key !== ' ' || (event.target instanceof HTMLElement && event.target !== document.body))
        return;
      if (event.type === 'keydown') {
        event.preventDefault();
        if (container.current) container.current.dataset.panning = '';
      } else delete container.current?.dataset.panning;
    };
    addEventListener('keydown', toggle);
    addEventListener('keyup', toggle);
    return () => {
      removeEventListener('keydown', toggle);
      removeEventListener('keyup', toggle);
    };
  }, [container]);
}

interface TextOverlayProps {
  layer: Extract<Scene['layers'][number], { type: 'text' }>;
  view: ReturnType<typeof useView>['view'];
  onChange: (text: string) => void;
  onClose: () => void;
}

/** A text field over the canvas. Positioned on the screen, so that it follows zoom and pan. */
function TextOverlay({ layer, view: { zoom, pan }, onChange, onClose }: TextOverlayProps) {
  const { t } = useLingui();
  const { x, y, w, h, size, align, rotation } = layer;
  return (
    <textarea
      // biome-ignore lint/a11y/noAutofocus: a double click on the text asks for it
      autoFocus
      className={styles.textOverlay}
      aria-label={t`Text on the page`}
      maxLength={1000}
      value={layer.text}
      style={{
        insetInlineStart: pan.x + x * zoom,
        insetBlockStart: pan.y + y * zoom,
        inlineSize: w * zoom,
        blockSize: h * zoom,
        fontSize: size * zoom * 0.8,
        textAlign: align,
        rotate: `${rotation}deg`,
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    />
  );
}
