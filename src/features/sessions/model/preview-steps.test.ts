import { describe, expect, it } from 'vitest';
import { firstFrameOf, frameBy, framesOf, STEPS } from './preview-steps';

const countsOf = (seconds: number, reduced = false) =>
  framesOf(seconds, reduced).flatMap(({ count }) => count ?? []);

describe('frames', () => {
  it('plays all steps in order', () => {
    expect([...new Set(framesOf(3, false).map(({ step }) => step))]).toEqual([...STEPS]);
  });

  it('counts down to the shot, and cuts a long countdown short', () => {
    expect(countsOf(3)).toEqual([3, 2, 1, 0]);
    expect(countsOf(20)).toEqual([20, 2, 1, 0]);
    expect(countsOf(0)).toEqual([0]);
    expect(countsOf(1.5)).toEqual([2, 1, 0]);
    expect(countsOf(Number.NaN)).toEqual([0]);
  });

  it('keeps the countdown still with reduced motion', () => {
    expect(countsOf(3, true)).toEqual([3]);
  });

  it('steps over the countdown as a whole, and around the end', () => {
    const frames = framesOf(3, false);
    const countdown = firstFrameOf(frames, 'countdown');
    expect(frames[frameBy(frames, countdown, 1)]?.step).toBe('result');
    expect(frames[frameBy(frames, countdown + 2, -1)]?.step).toBe('choose');
    expect(frames[frameBy(frames, 0, -1)]?.step).toBe('microsite');
    expect(frames[frameBy(frames, frames.length - 1, 1)]?.step).toBe('start');
  });
});
