import { type RefObject, useLayoutEffect } from 'react';

/** Room in px in which a notice fits below a bar. */
const ROOM = 160;

/**
 * Sets the height that a visible bottom bar takes from the end of the window. Toasts and elements focused by keyboard
 * stay above it (`base.css`, WCAG 2.4.11). On a short page, the bar follows its content: it counts with what is below
 * it, or not at all if notices fit there.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    let shownHeight = '';
    const measure = () => {
      const inset = Number.parseFloat(getComputedStyle(element).bottom) || 0;
      const { top, bottom } = element.getBoundingClientRect();
      const below = window.innerHeight - bottom - inset;
      const height = below > ROOM ? 0 : Math.max(element.offsetHeight, window.innerHeight - top - inset);
      // Writing the same value styles the whole page again.
      if (shownHeight === `${height}px`) return;
      shownHeight = `${height}px`;
      style.setProperty('--bar-height', shownHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      style.removeProperty('--bar-height');
    };
  }, [bar, shown]);
}
