import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Frame, firstFrameOf, frameBy, framesOf, type Step } from '../model/preview-steps';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Plays the frames of a session in a loop; paused at first. */
export function usePlayer(countdownSeconds: number, initial: Step) {
  const reducedMotion = useSyncExternalStore(subscribe, () => window.matchMedia(REDUCED_MOTION).matches);
  const frames = framesOf(countdownSeconds, reducedMotion);
  const [position, setPosition] = useState(() => firstFrameOf(frames, initial));
  const [playing, setPlaying] = useState(false);
  // Another countdown changes the number of frames.
  const index = Math.min(position, frames.length - 1);
  const frame = frames[index] as Frame;
  const { length } = frames;
  const { ms } = frame;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setPosition((index + 1) % length), ms);
    return () => clearTimeout(timer);
  }, [playing, index, length, ms]);

  const stop = (next: number) => {
    setPlaying(false);
    setPosition(next);
  };
  return {
    frame,
    playing,
    toggle: () => setPlaying(!playing),
    stepBy: (by: 1 | -1) => stop(frameBy(frames, index, by)),
    show: (step: Step) => stop(firstFrameOf(frames, step)),
  };
}
