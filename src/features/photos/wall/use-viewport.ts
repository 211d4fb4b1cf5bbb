import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Outlives the screen, so that the wall has its full height in the first render after coming back. */
let lastWidth = 0;

/** The width of an element, known before it is painted. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(lastWidth);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      lastWidth = Math.floor(current.clientWidth);
      setWidth(lastWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

export interface Viewport {
  /** The part of the element to render: the visible area and a margin around it. */
  from: number;
  to: number;
}

const SCREENS_AROUND = 2;

/** The part of a tall element to render. It changes in steps, not with each pixel. */
export function useViewport(element: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ from: 0, to: 2000 });
  useLayoutEffect(() => {
    const measure = () => {
      if (!element.current) return;
      const top = -element.current.getBoundingClientRect().top;
      const step = Math.max(200, innerHeight / 2);
      const from = Math.floor((top - innerHeight * SCREENS_AROUND) / step) * step;
      const to = from + innerHeight * (1 + 2 * SCREENS_AROUND) + step;
      setViewport((former) => (former.from === from && former.to === to ? former : { from, to }));
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [element]);
  return viewport;
}

/** A debounced value; the first one is immediate. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the value
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [key, delayMs]);
  return settled;
}
