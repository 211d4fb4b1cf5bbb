import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the page the height of a bar at its bottom while the bar is shown. Toasts, and what gets the focus by keyboard,
 * stay above it (`base.css`, WCAG 2.4.11).
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--bar-height', `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
    };
  }, [bar, shown]);
}
