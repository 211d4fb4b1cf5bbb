import { type RefObject, useLayoutEffect } from 'react';

/** Keeps toasts and what has the focus above a bar at the bottom of the page while it is shown (WCAG 2.4.11). */
export function useBottomBar(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    element.dataset.bottomBar = '';
    const measure = () => {
      style.setProperty('--bar-height', `${element.offsetHeight}px`);
      // Not a margin of each field: the browser scrolls to the caret of a text area, not to its box.
      style.scrollPaddingBlockEnd = `calc(${element.offsetHeight}px + var(--bottom-inset, 0px) + 2.5rem)`;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar, shown]);
}
