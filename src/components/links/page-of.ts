import type { AnyRouter } from '@tanstack/react-router';

/**
 * The page of ours that a link leads to.
 * @returns its address below our origin; null for another host, a file, the API, a link that opens elsewhere, and a
 *   path that no route has
 */
export function pageOf(link: HTMLAnchorElement, router: AnyRouter): string | null {
  if (!link.hasAttribute('href') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.origin !== location.origin) return null;
  // A place on the page that is open is the browser's business.
  if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return null;
  const [, , foundRoute] = router.getMatchedRoutes(link.pathname);
  // The route for unknown addresses takes every path, also that of a file.
  return foundRoute && foundRoute.id !== '/_app/$' ? link.pathname + link.search + link.hash : null;
}
