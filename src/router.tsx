import type { MessageDescriptor } from '@lingui/core';
import { type AnyRoute, createRouter } from '@tanstack/react-router';
import type { OperationId } from './api/permissions';
import { parseSearch, stringifySearch } from './lib/search-codec';
import { NotFound } from './parts/feedback/not-found';
import { RouteError } from './parts/feedback/route-error';
import type { RouterContext } from './routes/__root';
import { routeTree } from './routeTree.gen';

export function createAppRouter(context: RouterContext) {
  const router = createRouter({
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
  const routes: Record<string, AnyRoute> = { ...router.routesById };
  for (const route of Object.values(routes)) guard(route.options);
  return router;
}

/** The static data of a page names the call that it needs; without the permission nothing is loaded. */
function guard(options: AnyRoute['options']): void {
  const needs = options.staticData?.needs;
  if (needs === undefined) return;
  const own = options.beforeLoad;
  options.beforeLoad = async (given: unknown) => {
    const { requirePermission } = await import('./session/permissions');
    requirePermission(needs);
    return own?.(given);
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** On the way to the sign-in page: ends the session there. */
    signOut?: true;
    /** The photo was opened from the wall, which is one step back. */
    fromWall?: true;
  }
  interface StaticDataRouteOption {
    /** The name of the screen, in its header, in the browser's tab and for screen readers. */
    title?: MessageDescriptor;
    /** The call that the screen depends on. Users without permission see neither the page nor a link to it. */
    needs?: OperationId;
  }
}
