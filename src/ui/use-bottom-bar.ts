import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps toasts, and what gets the focus by keyboard, above a bar at the bottom of the page while it is shown (WCAG
 * 2.4.11).
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    // Not a margin of each field: the browser scrolls to the caret of a text area, not to its box.
    const pad = () => {
      style.scrollPaddingBlockEnd = `calc(${element.offsetHeight}px + var(--bottom-inset, 0px) + 2.5rem)`;
    };
    // It covers the bar too: a press on one of its buttons would scroll the page, and the button away from the pointer.
    const unpad = () => {
      style.scrollPaddingBlockEnd = '';
    };
    const measure = () => {
      style.setProperty('--bar-height', `${element.offsetHeight}px`);
      pad();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('keydown', pad, true);
    addEventListener('pointerdown', unpad, true);
    return () => {
      observer.disconnect();
      removeEventListener('keydown', pad, true);
      removeEventListener('pointerdown', unpad, true);
      style.removeProperty('--bar-height');
      unpad();
    };
  }, [bar, shown]);
}
