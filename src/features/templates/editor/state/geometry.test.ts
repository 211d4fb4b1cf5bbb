import { describe, expect, it } from 'vitest';
import { boundsOf, intersects, snap, unionOf } from './geometry';

const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

describe('boxes of layers', () => {
  it('have upright bounds when rotated', () => {
    const { x, y, w, h } = boundsOf({ ...box(0, 0, 100, 50), rotation: 90 });
    expect([x, y, w, h].map(Math.round)).toEqual([25, -25, 50, 100]);
  });

  it('have a union and intersect', () => {
    expect(unionOf([box(0, 0, 10, 10), box(20, 5, 10, 20)])).toEqual(box(0, 0, 30, 25));
    expect(intersects(box(0, 0, 10, 10), box(5, 5, 10, 10))).toBe(true);
    expect(intersects(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(false);
  });

  it('snap to the nearest edge or center, with a line and the distance', () => {
    const { dx, dy, guides } = snap(box(103, 200, 50, 50), [box(100, 0, 80, 80)], 5);
    expect([dx, dy]).toEqual([-3, 0]);
    expect(guides).toEqual([{ axis: 'x', at: 100, from: 0, to: 250, distance: 120 }]);
  });

  it('do not snap from further away', () => {
    expect(snap(box(110, 200, 50, 50), [box(100, 0, 500, 80)], 5)).toEqual({ dx: 0, dy: 0, guides: [] });
  });
});
