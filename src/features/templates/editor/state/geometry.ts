// Boxes of layers, and their snapping. Lengths are in pixels of the scene.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

type Rotated = Box & { rotation: number };

/** The bounding box of a rotated box. */
export function boundsOf({ x, y, w, h, rotation }: Rotated): Box {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [width, height] = [w * cos + h * sin, w * sin + h * cos];
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height };
}

export function unionOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

export const intersects = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

/** A snap line from one end to the other. */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
  from: number;
  to: number;
  /** The distance between the two boxes along the line. */
  distance: number;
}

interface Axis {
  axis: 'x' | 'y';
  start: (box: Box) => number;
  length: (box: Box) => number;
  crossStart: (box: Box) => number;
  crossEnd: (box: Box) => number;
}

const AXES: readonly Axis[] = [
  {
    axis: 'x',
    start: ({ x }) => x,
    length: ({ w }) => w,
    crossStart: ({ y }) => y,
    crossEnd: ({ y, h }) => y + h,
  },
  {
    axis: 'y',
    start: ({ y }) => y,
    length: ({ h }) => h,
    crossStart: ({ x }) => x,
    crossEnd: ({ x, w }) => x + w,
  },
];

/** Moves a box by at most `reach` so that an edge or its center lines up with another box. */
export function snap(
  box: Box,
  others: readonly Box[],
  reach: number,
): { dx: number; dy: number; guides: Guide[] } {
  const found = AXES.map((axis) => snapAxis(box, others, reach, axis));
  const [dx = 0, dy = 0] = found.map((best) => best?.delta ?? 0);
  return { dx, dy, guides: found.flatMap((best) => (best ? [best.guide] : [])) };
}

const STOPS = [0, 0.5, 1];

function snapAxis(
  box: Box,
  others: readonly Box[],
  reach: number,
  { axis, start, length, crossStart, crossEnd }: Axis,
) {
  let best: { delta: number; guide: Guide } | undefined;
  for (const other of others)
    for (const stop of STOPS)
      for (const own of STOPS) {
        const at = start(other) + stop * length(other);
        const delta = at - (start(box) + own * length(box));
        if (Math.abs(delta) > reach || (best && Math.abs(best.delta) <= Math.abs(delta))) continue;
        const gap = Math.max(crossStart(other) - crossEnd(box), crossStart(box) - crossEnd(other));
        best = {
          delta,
          guide: {
            axis,
            at,
            from: Math.min(crossStart(box), crossStart(other)),
            to: Math.max(crossEnd(box), crossEnd(other)),
            distance: Math.max(0, Math.round(gap)),
          },
        };
      }
  return best;
}
