import type { AnyRouter } from '@tanstack/react-router';
import { pageOf } from './page-of';

/**
 * Opens every page of ours in place, whoever wrote the link: a translated message, a toast, text that came from afar.
 * Links of the router are its own already.
 * @returns how to stop it
 */
export function navigateInPlace(router: AnyRouter): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    // The user asks for another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = pageOf(link, router);
    if (href === null) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
