import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Photo } from '~/api/photos';
import type { PhotoSelection } from '../model/use-selection';
import { between, type WallLayout } from './layout';

interface Point {
  x: number;
  y: number;
}

/** The distance that the pointer may move during a click. */
const THRESHOLD = 6;

interface MarqueeParts {
  wall: RefObject<HTMLDivElement | null>;
  layout: WallLayout;
  photoAt: (position: number) => Photo | undefined;
  selection: PhotoSelection;
}

/** Selects by drawing a box with the mouse. Touch scrolls instead. */
export function useMarquee({ wall, layout, photoAt, selection }: MarqueeParts) {
  const [start, setStart] = useState<Point | null>(null);
  const [end, setEnd] = useState<Point | null>(null);
  const before = useRef<ReadonlySet<string>>(new Set());
  const dragged = useRef(false);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = wall.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const drag = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!start) return;
    const point = pointOf(event);
    if (!end && Math.hypot(point.x - start.x, point.y - start.y) < THRESHOLD) return;
    dragged.current = true;
    setEnd(point);
    selection.replace(before.current, photosIn(layout, photoAt, start, point));
  });
  const drop = useEffectEvent(() => {
    setStart(null);
    setEnd(null);
    // The click that follows belongs to the drag.
    setTimeout(() => {
      dragged.current = false;
    });
  });
  useEffect(() => {
    if (!start) return;
    const move = (event: globalThis.PointerEvent) => drag(event);
    const up = () => drop();
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [start]);

  return {
    isDragged: () => dragged.current,
    onPointerDown(event: PointerEvent) {
      const isPlain = event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey;
      if (!isPlain || event.target instanceof HTMLInputElement) return;
      before.current = selection.ids;
      setStart(pointOf(event));
    },
    /** The current box. */
    box:
      start && end
        ? {
            insetInlineStart: Math.min(start.x, end.x),
            insetBlockStart: Math.min(start.y, end.y),
            inlineSize: Math.abs(end.x - start.x),
            blockSize: Math.abs(end.y - start.y),
          }
        : null,
  };
}

function photosIn(layout: WallLayout, photoAt: MarqueeParts['photoAt'], one: Point, other: Point): Photo[] {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  return between(layout.rows, top, bottom).flatMap(({ first, lefts, widths }) =>
    lefts.flatMap((tileLeft, i) => {
      const isInside = tileLeft < right && tileLeft + (widths[i] ?? 0) > left;
      const photo = isInside ? photoAt(first + i) : undefined;
      return photo ? [photo] : [];
    }),
  );
}
