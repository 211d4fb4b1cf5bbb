import type { MessageDescriptor } from '@lingui/core';
import { createRouter } from '@tanstack/react-router';
import { NotFound } from './components/feedback/not-found';
import { RouteError } from './components/feedback/route-error';
import { parseSearch, stringifySearch } from './lib/search-codec';
import type { RouterContext } from './routes/__root';
import { routeTree } from './routeTree.gen';

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: false,
    // An answer that comes quickly needs no skeleton before it.
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The name of the screen, in its header, in the browser's tab and for screen readers. */
    title?: MessageDescriptor;
    /** What a screen that is not built yet will do. */
    purpose?: MessageDescriptor;
  }
}
