// The canvas of the editor: layers are painted by src/scene, and Konva handles the pointer.
import Konva from 'konva/lib/Core.js';
import { Line } from 'konva/lib/shapes/Line.js';
import { Rect } from 'konva/lib/shapes/Rect.js';
import { Text } from 'konva/lib/shapes/Text.js';
import { Transformer } from 'konva/lib/shapes/Transformer.js';
import type { Scene, SceneLayer } from '~/api/scene';
import type { SceneResources } from '~/entities/scene/load-resources';
import { paintMarks } from '~/scene/canvas';
import type { PlacedLayer } from '~/scene/drawing';
import { placeLayer } from '~/scene/layout';
import { inOrder } from '~/scene/scene';
import { bleedOf, safeMargin } from '../state/checks';
import { type Box, boundsOf, type Guide, intersects, snap, unionOf } from '../state/geometry';
import { listenToNavigation, type NavigationEvents } from './navigation';
import { placeRotationHandle } from './rotation-handle';

export interface StageView {
  scene: Scene;
  resources: SceneResources;
  selection: readonly string[];
  readOnly: boolean;
  dpi: number;
  /** Pixels of the screen per pixel of the scene. */
  zoom: number;
  /** The position of the page's corner on the stage. */
  pan: { x: number; y: number };
  colors: StageColors;
}

export interface StageColors {
  accent: string;
  /** Of the canvas around the page. */
  around: string;
  safeArea: string;
}

export interface StageEvents {
  onSelect: (ids: string[], add: boolean) => void;
  /** Layers that were moved, resized or rotated. */
  onPlace: (boxes: Map<string, Partial<SceneLayer>>) => void;
  onEditText: (id: string) => void;
  /** A point of the window where the menu of the selected layers is wanted. */
  onMenu: (at: { x: number; y: number }) => void;
  onPanBy: NavigationEvents['onPanBy'];
  onZoom: NavigationEvents['onZoom'];
}

/** How near, in pixels of the screen, an edge has to come to another to snap to it. */
const SNAP_REACH = 6;
const round = (value: number) => Math.round(value * 100) / 100;
/** A side after a resize, in whole pixels. A move keeps it as it is. */
const scaled = (side: number, scale: number) => (scale === 1 ? side : Math.round(side * scale));
/** How far, in pixels of the screen, a finger may move in a tap. */
const TAP_REACH = 10;
const RIGHT_BUTTON = 2;
const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

export interface SceneStage {
  show(view: StageView): void;
  resize(width: number, height: number): void;
  destroy(): void;
}

export function createStage(container: HTMLDivElement, events: StageEvents): SceneStage {
  const stage = new Konva.Stage({ container, width: container.clientWidth, height: container.clientHeight });
  const content = new Konva.Layer();
  const overlay = new Konva.Layer();
  stage.add(content, overlay);
  const page = new Rect({ name: 'page', listening: false });
  /** Dims what lies beyond the page: it is not printed. */
  const around = new Konva.Shape({
    opacity: 0.75,
    listening: false,
    sceneFunc(context, self) {
      const { width, height } = page.size();
      const far = 24_000;
      context.beginPath();
      context.rect(-far, -far, width + 2 * far, height + 2 * far);
      context.rect(width, 0, -width, height);
      context.fillShape(self);
    },
  });
  const safeArea = new Rect({ dash: [6, 6], strokeScaleEnabled: false, strokeWidth: 1, listening: false });
  const bleed = new Rect({ dash: [2, 4], strokeScaleEnabled: false, strokeWidth: 1, listening: false });
  const nodes = new Konva.Group();
  const guides = new Konva.Group({ listening: false });
  const marquee = new Rect({ visible: false, listening: false, strokeWidth: 1, strokeScaleEnabled: false });
  const transformer = new Transformer({
    rotationSnaps: [0, 45, 90, 135, 180, 225, 270, 315],
    flipEnabled: false,
    // On a phone, other handles would cover the layer.
    ...(matchMedia('(width <= 30rem)').matches && { padding: 12, enabledAnchors: CORNERS }),
  });
  content.add(page, nodes);
  overlay.add(around, safeArea, bleed, guides, marquee, transformer);

  let view: StageView | undefined;
  const shapes = new Map<string, Konva.Shape>();
  /** What each shape shows, to lay out again only what has changed. */
  const shown = new WeakMap<
    Konva.Shape,
    { layer: SceneLayer; resources: SceneResources; placed: PlacedLayer }
  >();

  function shapeOf(layer: SceneLayer, resources: SceneResources): Konva.Shape {
    const shape: Konva.Shape =
      shapes.get(layer.id) ??
      new Konva.Shape({
        id: layer.id,
        sceneFunc: (context, self) => {
          const current = shown.get(self);
          if (!current) return;
          // Konva sets the alpha of all its parents; marks are drawn by the renderer itself.
          paintMarks(context._context, current.placed, current.resources.imageOf);
        },
        hitFunc: (context, self) => {
          context.beginPath();
          context.rect(0, 0, self.width(), self.height());
          context.closePath();
          context.fillStrokeShape(self);
        },
        // Konva calls no hitFunc for a shape without a fill.
        fill: '#000000',
      });
    shapes.set(layer.id, shape);
    const before = shown.get(shape);
    if (before?.layer !== layer || before.resources !== resources) {
      shown.set(shape, { layer, resources, placed: placeLayer(layer, resources) });
      shape.setAttrs(attributesOf(layer));
    }
    return shape;
  }

  const attributesOf = ({ x, y, w, h, rotation, opacity, hidden, locked }: SceneLayer) => ({
    ...{ x: x + w / 2, y: y + h / 2, offsetX: w / 2, offsetY: h / 2, width: w, height: h, rotation },
    ...{ scaleX: 1, scaleY: 1, opacity, visible: !hidden, draggable: !locked && view?.readOnly === false },
    listening: !hidden,
  });

  function show(next: StageView): void {
    view = next;
    lower();
    const { scene, resources, selection, zoom, pan, readOnly, colors } = next;
    for (const layer of [content, overlay]) layer.setAttrs({ ...pan, scaleX: zoom, scaleY: zoom });
    page.setAttrs({ width: scene.width, height: scene.height, fill: scene.background ?? 'transparent' });
    around.fill(colors.around);
    const margin = safeMargin(scene);
    safeArea.setAttrs({ x: margin, y: margin, stroke: colors.safeArea });
    safeArea.size({ width: scene.width - 2 * margin, height: scene.height - 2 * margin });
    const beyond = bleedOf(next.dpi);
    bleed.setAttrs({ x: -beyond, y: -beyond, stroke: colors.safeArea, visible: beyond > 0 });
    bleed.size({ width: scene.width + 2 * beyond, height: scene.height + 2 * beyond });
    const ordered = inOrder(scene.layers);
    const known = new Set(ordered.map(({ id }) => id));
    for (const [id, shape] of shapes) {
      if (known.has(id)) continue;
      shape.destroy();
      shapes.delete(id);
    }
    ordered.forEach((layer, i) => {
      const shape = shapeOf(layer, resources);
      if (shape.getParent() !== nodes) nodes.add(shape);
      if (shape.zIndex() !== i) shape.zIndex(i);
    });
    // Konva draws again when attributes change, but not for other colors, texts or fonts.
    content.batchDraw();
    const movable = ordered.filter(
      ({ id, locked, hidden }) => selection.includes(id) && !hidden && (readOnly || !locked),
    );
    transformer.nodes(movable.flatMap(({ id }) => shapes.get(id) ?? []));
    transformer.setAttrs({
      ...{ resizeEnabled: !readOnly, rotateEnabled: !readOnly, ignoreStroke: true },
      ...{ borderStroke: colors.accent, anchorStroke: colors.accent },
    });
    if (movable.length > 0) placeRotationHandle(transformer, stage.size());
  }

  const boxOf = (shape: Konva.Shape): Box => {
    const [w, h] = [shape.width() * shape.scaleX(), shape.height() * shape.scaleY()];
    return boundsOf({ x: shape.x() - w / 2, y: shape.y() - h / 2, w, h, rotation: shape.rotation() });
  };
  const layerOf = (shape: Konva.Node) => view?.scene.layers.find(({ id }) => id === shape.id());
  const selectedShapes = () => transformer.nodes() as Konva.Shape[];

  function showGuides(found: readonly Guide[]): void {
    guides.destroyChildren();
    if (!view) return;
    for (const { axis, at, from, to, distance } of found) {
      const points = axis === 'x' ? [at, from, at, to] : [from, at, to, at];
      guides.add(new Line({ points, stroke: view.colors.accent, strokeWidth: 1, strokeScaleEnabled: false }));
      if (distance === 0) continue;
      const middle = (from + to) / 2;
      const position = axis === 'x' ? { x: at, y: middle } : { x: middle, y: at };
      guides.add(
        new Text({ ...position, text: ` ${distance} `, fontSize: 12 / view.zoom, fill: view.colors.accent }),
      );
    }
  }

  /** The shapes that a drag of one moves. */
  const draggedWith = (target: Konva.Node): Konva.Shape[] => {
    const selected = selectedShapes();
    return selected.includes(target as Konva.Shape) ? selected : [target as Konva.Shape];
  };
  /** What dragged layers snap to. */
  let others: Box[] = [];
  let lifted: Konva.Layer[] = [];

  /** While layers are dragged, only they are painted: the layers above them get a separate canvas. */
  function lift(dragged: readonly Konva.Shape[]): void {
    if (!view || lifted.length > 0) return;
    const { layers, width: w, height: h } = view.scene;
    const ids = new Set(dragged.map((shape) => shape.id()));
    others = [
      { x: 0, y: 0, w, h },
      ...layers.filter(({ id, hidden }) => !ids.has(id) && !hidden).map(boundsOf),
    ];
    const indexes = dragged.map((shape) => shape.zIndex());
    const all = [...nodes.getChildren()] as Konva.Shape[];
    const top = Math.max(...indexes) + 1;
    lifted = [all.slice(Math.min(...indexes), top), all.slice(top)].map((part) => {
      const layer = new Konva.Layer({ ...content.position(), scale: content.scale() });
      for (const shape of part) layer.add(shape);
      stage.add(layer);
      return layer;
    });
    overlay.moveToTop();
  }

  function lower(): void {
    for (const layer of lifted) {
      for (const shape of [...layer.getChildren()]) nodes.add(shape as Konva.Shape);
      layer.destroy();
    }
    lifted = [];
  }

  stage.on('dragstart', ({ target }) => {
    if (target !== stage) lift(draggedWith(target));
  });
  transformer.on('transformstart', () => lift(selectedShapes()));

  // An edge snaps while it is dragged; a corner keeps the proportions instead.
  transformer.anchorDragBoundFunc((_, at, evt) => {
    const anchor = transformer.getActiveAnchor() ?? '';
    const axis = anchor.startsWith('middle-') ? 'x' : anchor.endsWith('-center') ? 'y' : null;
    const selected = selectedShapes();
    if (!view || !axis || evt.altKey || selected.some((shape) => shape.rotation() !== 0)) return at;
    const { zoom, pan } = view;
    const edge = { x: (at.x - pan.x) / zoom, y: (at.y - pan.y) / zoom, w: 0, h: 0 };
    const { dx, dy, guides: found } = snap(edge, others, SNAP_REACH / zoom);
    showGuides(found.filter((guide) => guide.axis === axis));
    return axis === 'x' ? { x: at.x + dx * zoom, y: at.y } : { x: at.x, y: at.y + dy * zoom };
  });

  stage.on('dragmove', ({ target, evt }) => {
    if (!view || target === stage) return;
    const dragged = draggedWith(target);
    // Alt switches snapping off.
    const reach = evt.altKey ? -1 : SNAP_REACH / view.zoom;
    const snapped = snap(unionOf(dragged.map(boxOf)), others, reach);
    for (const shape of dragged) shape.position({ x: shape.x() + snapped.dx, y: shape.y() + snapped.dy });
    showGuides(snapped.guides);
  });

  let isCanceling = false;
  const place = (changed: readonly Konva.Shape[]) => {
    lower();
    showGuides([]);
    if (isCanceling) return;
    const boxes = new Map<string, Partial<SceneLayer>>();
    for (const shape of changed) {
      const layer = layerOf(shape);
      if (!layer) continue;
      const [w, h] = [scaled(layer.w, shape.scaleX()), scaled(layer.h, shape.scaleY())];
      const [x, y] = [Math.round(shape.x() - w / 2), Math.round(shape.y() - h / 2)];
      boxes.set(layer.id, { x, y, w, h, rotation: round(shape.rotation()) });
    }
    events.onPlace(boxes);
  };
  let isPlacing = false;
  stage.on('dragend', ({ target }) => {
    if (target === stage || isPlacing || isCanceling) return;
    // Konva ends the drag of each selected layer; they are one step.
    isPlacing = true;
    queueMicrotask(() => {
      isPlacing = false;
      place(draggedWith(target));
    });
  });
  transformer.on('transformend', () => place(selectedShapes()));

  stage.on('mousedown touchstart', ({ target, evt }) => {
    const layer = layerOf(target);
    if (!layer && target !== stage) return;
    const isSelected = layer !== undefined && view?.selection.includes(layer.id) === true;
    if ('touches' in evt) {
      const isMovable = isSelected && target.draggable();
      // Konva prevents scrolling unless a shape says otherwise.
      target.preventDefault(isMovable);
      if (!isMovable) startSwipe(target);
      return;
    }
    if (evt.button === RIGHT_BUTTON) return;
    if (!layer) return startMarquee(evt);
    if (evt.shiftKey || !isSelected) events.onSelect([layer.id], evt.shiftKey);
  });
  stage.on('dblclick dbltap', ({ target }) => {
    const layer = layerOf(target);
    if (layer?.type === 'text' && !layer.locked && view?.readOnly === false) events.onEditText(layer.id);
  });

  stage.on('contextmenu', ({ target, evt }) => {
    const layer = layerOf(target);
    if (!layer || view?.readOnly !== false) return;
    evt.preventDefault();
    if (!view.selection.includes(layer.id)) events.onSelect([layer.id], false);
    events.onMenu({ x: evt.clientX, y: evt.clientY });
  });

  const pointer = () => overlay.getRelativePointerPosition() ?? { x: 0, y: 0 };

  /** A finger selects a layer by a tap, and pans the page, but leaves it to the screen to scroll up and down. */
  function startSwipe(target: Konva.Node): void {
    isCanceling = true;
    target.stopDrag();
    isCanceling = false;
    stage.off('.swipe');
    const start = stage.getPointerPosition();
    if (!start) return;
    const scrolls = getComputedStyle(container).touchAction !== 'none';
    let last = start;
    let isTap = true;
    stage.on('touchmove.swipe', () => {
      const now = stage.getPointerPosition();
      if (!now) return;
      if (Math.hypot(now.x - start.x, now.y - start.y) > TAP_REACH) isTap = false;
      if (isTap) return;
      events.onPanBy({ x: now.x - last.x, y: scrolls ? 0 : now.y - last.y });
      last = now;
    });
    stage.on('tap.swipe', () => {
      const layer = layerOf(target);
      if (isTap) events.onSelect(layer ? [layer.id] : [], false);
    });
    stage.on('touchend.swipe touchcancel.swipe', () => queueMicrotask(() => stage.off('.swipe')));
  }

  function startMarquee(evt: MouseEvent): void {
    const start = pointer();
    const move = () => {
      const { x, y } = pointer();
      marquee.setAttrs({
        ...{ visible: true, x: Math.min(x, start.x), y: Math.min(y, start.y) },
        ...{ width: Math.abs(x - start.x), height: Math.abs(y - start.y), stroke: view?.colors.accent },
      });
    };
    stage.on('mousemove.marquee', move);
    const end = () => {
      stage.off('.marquee');
      removeEventListener('mouseup', end);
      if (!view) return;
      const box = { x: marquee.x(), y: marquee.y(), w: marquee.width(), h: marquee.height() };
      const hit = marquee.visible()
        ? view.scene.layers.filter((layer) => !layer.hidden && intersects(boundsOf(layer), box))
        : [];
      marquee.visible(false);
      events.onSelect(
        hit.map(({ id }) => id),
        evt.shiftKey,
      );
    };
    addEventListener('mouseup', end);
  }

  /** Ends what the pointer has begun, as if it had not. */
  function cancelGesture(): void {
    isCanceling = true;
    transformer.stopTransform();
    for (const shape of shapes.values()) if (shape.isDragging()) shape.stopDrag();
    isCanceling = false;
    stage.off('.marquee');
    stage.off('.swipe');
    marquee.visible(false);
    showGuides([]);
    for (const layer of view?.scene.layers ?? []) shapes.get(layer.id)?.setAttrs(attributesOf(layer));
  }
  const stopNavigation = listenToNavigation(container, { ...events, onTakeOver: cancelGesture });

  return {
    show,
    resize: (width, height) => stage.size({ width, height }),
    destroy: () => {
      stopNavigation();
      stage.destroy();
    },
  };
}
