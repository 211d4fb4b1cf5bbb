import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the height of a visible bottom bar on the page. Toasts and elements focused by keyboard stay above it
 * (`base.css`, WCAG 2.4.11).
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
