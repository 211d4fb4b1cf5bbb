// Work that waits until the page is there.
import type { RegisteredRouter } from '@tanstack/react-router';
import { whenIdle } from '~/lib/when-idle';
import { preloadNear } from '~/parts/links/preload';
import { watchSlowCalls } from '~/shell/slow-notice';

/** Once the first page is there, or does not come: what could mend it may be among the new settings. */
export function afterFirstPage(router: RegisteredRouter, task: () => void): void {
  const limit = setTimeout(once, 5000);
  const leave = router.subscribe('onRendered', once);
  function once() {
    clearTimeout(limit);
    leave();
    whenIdle(task);
  }
}

/** Product-spec section 9: so long nothing is preloaded when the page was loaded for the first time. */
const PRELOAD_DELAY_MS = 1500;

export function preloadAfterLoad(router: RegisteredRouter): void {
  const preload = () => {
    preloadNear(router);
    watchSlowCalls();
  };
  const wait = () => setTimeout(preload, PRELOAD_DELAY_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
