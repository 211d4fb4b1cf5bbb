import { Trans, useLingui } from '@lingui/react/macro';
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Scene } from '~/api/scene';
import type { SceneResources } from '~/entities/scene/load-resources';
import { isTyping } from '~/parts/shortcuts/shortcuts';
import { layoutText } from '~/scene/text';
import type { Point } from '~/ui/overlay/context-menu';
import { useColorScheme } from '~/ui/use-color-scheme';
import { bleedOf } from '../state/checks';
import type { EditorAction } from '../state/editor-state';
import { patchLayers } from '../state/edits';
import styles from './editor.module.css';
import { Rulers } from './rulers';
import { createStage, type SceneStage } from './stage';
import { TextOverlay } from './text-overlay';
import type { useView } from './use-view';
import { ZoomControls } from './zoom-controls';

interface CanvasPaneProps {
  scene: Scene;
  resources: SceneResources;
  selection: readonly string[];
  readOnly: boolean;
  dpi: number;
  view: ReturnType<typeof useView>;
  dispatch: Dispatch<EditorAction>;
  onMenu: (at: Point) => void;
}

/** The canvas for pointers. The layers and the inspector provide the same without one. */
export function CanvasPane(props: CanvasPaneProps) {
  const { scene, resources, selection, readOnly, dpi, view, dispatch } = props;
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const stage = useRef<SceneStage>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const { setStage, isMeasured } = view;
  const scheme = useColorScheme();

  const onPanBy = useEffectEvent(view.panBy);
  const onZoom = useEffectEvent(view.zoomBy);
  const onMenu = useEffectEvent(props.onMenu);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const created = createStage(element, {
      onSelect: (ids, add) => dispatch({ type: 'select', ids, add }),
      onPlace: (boxes) => dispatch({ type: 'place', boxes }),
      onEditText: setEditing,
      onMenu: (at) => onMenu(at),
      onPanBy: (by) => onPanBy(by),
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
    if (!element || !isMeasured) return;
    const { zoom, pan } = view.view;
    const style = getComputedStyle(element);
    const colors = {
      accent: style.getPropertyValue('--accent'),
      around: style.getPropertyValue('--surface-sunken'),
      safeArea: style.getPropertyValue('--border-control'),
    };
    // The text field takes the place of the layer.
    const shown = editing === null ? scene : patchLayers(scene, [editing], () => ({ hidden: true }));
    stage.current?.show({ scene: shown, resources, selection, readOnly, dpi, zoom, pan, colors });
  }, [scene, editing, resources, selection, readOnly, dpi, view.view, isMeasured, scheme]);

  useSpaceToPan(container);
  const edited = scene.layers.find(({ id }) => id === editing);
  return (
    <>
      {scene.background === null && <TransparentPage page={scene} view={view.view} />}
      <div ref={container} className={styles.stage} data-stage role="img" aria-label={t`The page`} />
      <Rulers page={scene} view={view.view} />
      <div className={styles.foot}>
        <ZoomControls view={view} />
        <p className={styles.legend}>
          <span>
            <Trans>Safe area</Trans>
          </span>
          {bleedOf(dpi) > 0 && (
            <span data-bleed>
              <Trans>Bleed</Trans>
            </span>
          )}
        </p>
      </div>
      {edited?.type === 'text' && (
        <TextOverlay
          layer={edited}
          size={layoutText(edited, resources.fonts, resources.words)?.size ?? edited.size}
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
    </>
  );
}

interface TransparentPageProps {
  page: Pick<Scene, 'width' | 'height'>;
  view: ReturnType<typeof useView>['view'];
}

/** Draws a checkerboard behind a page without a background. It is not part of the picture. */
const TransparentPage = ({ page: { width, height }, view: { zoom, pan } }: TransparentPageProps) => (
  <div
    className={styles.transparent}
    style={{
      insetInlineStart: pan.x,
      insetBlockStart: pan.y,
      inlineSize: width * zoom,
      blockSize: height * zoom,
    }}
  />
);

/** While the space bar is pressed, dragging pans the page. */
function useSpaceToPan(container: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const stage = container.current;
    if (!stage) return;
    const controller = new AbortController();
    const { signal } = controller;
    // A button that was clicked keeps the focus, but with the pointer back on the page, space is not meant for it.
    let isPointing = false;
    const point = (is: boolean) => () => {
      isPointing = is;
    };
    stage.addEventListener('pointermove', point(true), { signal });
    stage.addEventListener('pointerleave', point(false), { signal });
    addEventListener('focusin', point(false), { signal });
    const hold = (event: KeyboardEvent) => {
      const isFree = event.target === document.body || (isPointing && !isTyping(event.target));
      if (event.key !== ' ' || !isFree) return;
      event.preventDefault();
      stage.dataset.panning = '';
    };
    const release = (event: KeyboardEvent) => {
      if (event.key !== ' ' || stage.dataset.panning === undefined) return;
      event.preventDefault();
      delete stage.dataset.panning;
    };
    addEventListener('keydown', hold, { signal });
    addEventListener('keyup', release, { signal });
    return () => controller.abort();
  }, [container]);
}
