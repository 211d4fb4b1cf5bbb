import { useState } from 'react';

export interface CanvasView {
  /** Pixels of the screen per pixel of the scene. */
  zoom: number;
  pan: { x: number; y: number };
}

interface Size {
  width: number;
  height: number;
}

const LEAST_ZOOM = 0.1;
const MOST_ZOOM = 4;
/** Around the page, in pixels of the screen; a phone has less. */
const marginOf = ({ width }: Size) => (width < 480 ? 16 : 32);

const limit = (zoom: number) => Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));

/** The whole page in the middle of the stage. */
export function fitView(page: Size, stage: Size): CanvasView {
  const margin = 2 * marginOf(stage);
  const zoom = limit(Math.min((stage.width - margin) / page.width, (stage.height - margin) / page.height));
  return {
    zoom,
    pan: { x: (stage.width - page.width * zoom) / 2, y: (stage.height - page.height * zoom) / 2 },
  };
}

export function zoomView(
  { zoom, pan }: CanvasView,
  factor: number,
  at: { x: number; y: number },
): CanvasView {
  const next = limit(zoom * factor);
  const scale = next / zoom;
  return { zoom: next, pan: { x: at.x - (at.x - pan.x) * scale, y: at.y - (at.y - pan.y) * scale } };
}

/** Which part of the page is shown. The page is fitted until the user zooms or pans. */
export function useView(page: Size) {
  const [stage, setStage] = useState<Size>({ width: 0, height: 0 });
  const [own, setOwn] = useState<CanvasView | null>(null);
  const view = own ?? fitView(page, stage);
  // Several changes may come before the next rendering.
  const change = (next: (before: CanvasView) => CanvasView) =>
    setOwn((before) => next(before ?? fitView(page, stage)));
  const middle = { x: stage.width / 2, y: stage.height / 2 };
  return {
    view,
    /** Whether the size of the stage is known. */
    isMeasured: stage.width > 0,
    setStage,
    fit: () => setOwn(null),
    panBy: ({ x, y }: CanvasView['pan']) =>
      change(({ zoom, pan }) => ({ zoom, pan: { x: pan.x + x, y: pan.y + y } })),
    zoomBy: (factor: number, at = middle) => change((before) => zoomView(before, factor, at)),
    zoomTo: (zoom: number) => change((before) => zoomView(before, zoom / before.zoom, middle)),
  };
}
