import type { AnyRouter } from '@tanstack/react-router';
import { pageOf } from './page-of';

/**
 * Opens links to our pages in place, including those in translated messages, toasts and remote
 * content. The router handles its own links.
 * @returns a function that stops it
 */
export function navigateInPlace(router: AnyRouter): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    // The user wants another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = pageOf(link, router);
    if (href === null) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
