import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the height of a visible bottom bar on the page. Toasts and elements focused by keyboard stay above it
 * (`base.css`, WCAG 2.4.11). On a page that does not fill the window, the bar follows its content: what is below counts.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    const measure = () => {
      const below = Number.parseFloat(getComputedStyle(element).bottom) || 0;
      const height = window.innerHeight - element.getBoundingClientRect().top - below;
      style.setProperty('--bar-height', `${Math.max(height, element.offsetHeight)}px`);
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
