import type { AnyRouter } from '@tanstack/react-router';

/**
 * The page of this app that a link leads to.
 * @returns its path and search; null for another host, a file, the API, a link that opens
 * elsewhere, and an unknown path
 */
export function pageOf(link: HTMLAnchorElement, router: AnyRouter): string | null {
  if (!link.hasAttribute('href') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.origin !== location.origin) return null;
  // The browser handles links within the current page.
  if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return null;
  const [, , foundRoute] = router.getMatchedRoutes(link.pathname);
  // The catch-all route matches every path, including files.
  return foundRoute && foundRoute.path !== '$' ? link.pathname + link.search + link.hash : null;
}
