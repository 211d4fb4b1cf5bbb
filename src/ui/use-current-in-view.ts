import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a row of links, which may be wider than the screen, to the current one.
 * @param current changes with the current link
 */
export function useCurrentInView(
  row: RefObject<HTMLElement | null>,
  current: string | undefined,
  inline: 'nearest' | 'center',
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!link) return;
    // Reports once the page has its layout. Scrolling here would lay out the whole page at once, and again for the frame.
    const observer = new IntersectionObserver(
      (entries) => {
        observer.disconnect();
        if (entries.some(({ intersectionRatio }) => intersectionRatio < 1))
          link.scrollIntoView({ block: 'nearest', inline });
      },
      { root: row.current },
    );
    observer.observe(link);
    return () => observer.disconnect();
  }, [current, row, inline]);
}
