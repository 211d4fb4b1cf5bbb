import { describe, expect, it } from 'vitest';
import {
  countsOf,
  initialPreview,
  type PreviewAction,
  type PreviewState,
  previewReducer,
  STEPS,
} from './preview-state';

const apply = (state: PreviewState, ...actions: PreviewAction[]) => actions.reduce(previewReducer, state);
const start = initialPreview('branding');
const next = { type: 'advance', counts: [3, 2, 1, 0] } as const;

describe('the preview', () => {
  it('plays all steps in order, and starts again', () => {
    const played = [start];
    // The countdown takes three more.
    for (let i = 0; i < STEPS.length + 3; i += 1) played.push(apply(played.at(-1) ?? start, next));
    expect([...new Set(played.map(({ step }) => step))]).toEqual([...STEPS]);
    expect(played.filter(({ step }) => step === 'countdown').map(({ tick }) => tick)).toEqual([0, 1, 2, 3]);
    expect(played.at(-1)).toMatchObject({ step: 'start', tick: 0 });
  });

  it('steps over the countdown as a whole, around the end, and stops playing', () => {
    const counting = apply(start, { type: 'toggle' }, next, next, next);
    expect(counting).toMatchObject({ step: 'countdown', tick: 1, playing: true });
    expect(apply(counting, { type: 'stepBy', by: 1 })).toMatchObject({ step: 'result', playing: false });
    expect(apply(counting, { type: 'stepBy', by: -1 })).toMatchObject({ step: 'choose', playing: false });
    expect(apply(start, { type: 'stepBy', by: -1 }).step).toBe('microsite');
    expect(apply(start, { type: 'show', step: 'microsite' }, { type: 'stepBy', by: 1 }).step).toBe('start');
  });

  it('shows the result of another experience instead of a step before it, unless it is playing', () => {
    const other = { type: 'showExperience', index: 1 } as const;
    expect(apply(start, other)).toMatchObject({ step: 'result', experience: 1 });
    expect(apply(start, { type: 'show', step: 'share' }, other)).toMatchObject({ step: 'share' });
    expect(apply(start, { type: 'toggle' }, other)).toMatchObject({ step: 'start', experience: 1 });
    expect(apply(start, other, { type: 'show', step: 'start' }, other).step).toBe('start');
  });

  it('follows the tab of the form, unless it is playing', () => {
    expect(apply(start, { type: 'tab', tab: 'experiences' }).step).toBe('choose');
    const playing = apply(start, { type: 'toggle' }, { type: 'tab', tab: 'experiences' });
    expect(playing).toMatchObject({ step: 'start', tab: 'experiences' });
  });
});

describe('a countdown', () => {
  it('ends with the shot, and is cut short if long', () => {
    expect(countsOf(3, false)).toEqual([3, 2, 1, 0]);
    expect(countsOf(20, false)).toEqual([20, 2, 1, 0]);
    expect(countsOf(0, false)).toEqual([0]);
    expect(countsOf(1.5, false)).toEqual([2, 1, 0]);
    expect(countsOf(Number.NaN, false)).toEqual([0]);
  });

  it('stands still with reduced motion', () => {
    expect(countsOf(3, true)).toEqual([3]);
  });
});
