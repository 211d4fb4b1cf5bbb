// The frames of the preview.

export const STEPS = [
  'start',
  'choose',
  'countdown',
  'result',
  'share',
  'thanks',
  'message',
  'microsite',
] as const;
export type Step = (typeof STEPS)[number];

export interface Frame {
  step: Step;
  /** The remaining seconds of the countdown; 0 is the moment of the shot. */
  count?: number;
  ms: number;
}

const STEP_MS = 2200;
const COUNT_MS = 700;

/** A long countdown is cut short. With reduced motion it is one still frame. */
export function framesOf(countdownSeconds: number, reducedMotion: boolean): Frame[] {
  const from = Number.isNaN(countdownSeconds) ? 0 : Math.max(0, Math.ceil(countdownSeconds));
  const counts = from > 3 ? [from, 2, 1] : Array.from({ length: from }, (_, i) => from - i);
  return STEPS.flatMap((step): Frame[] => {
    if (step !== 'countdown') return [{ step, ms: STEP_MS }];
    if (reducedMotion) return [{ step, count: from, ms: STEP_MS }];
    return [...counts, 0].map((count) => ({ step, count, ms: COUNT_MS }));
  });
}

export const firstFrameOf = (frames: readonly Frame[], step: Step): number =>
  Math.max(
    0,
    frames.findIndex((frame) => frame.step === step),
  );

/** The first frame of the next or previous step, cyclically. */
export function frameBy(frames: readonly Frame[], index: number, by: 1 | -1): number {
  const at = STEPS.indexOf(frames[index]?.step ?? 'start');
  return firstFrameOf(frames, STEPS[(at + by + STEPS.length) % STEPS.length] ?? 'start');
}
