import type { MessageDescriptor } from '@lingui/core';
import { type AnyRoute, createRouter } from '@tanstack/react-router';
import type { OperationId } from './api/permissions';
import { NotFound } from './components/feedback/not-found';
import { RouteError } from './components/feedback/route-error';
import { parseSearch, stringifySearch } from './lib/search-codec';
import type { RouterContext } from './routes/__root';
import type { routeTree } from './routeTree.gen';

type RouteTree = typeof routeTree;

/** @param tree that of all pages, or of some */
export function createAppRouter(context: RouterContext, tree: AnyRoute) {
  const router = createRouter({
    routeTree: tree as RouteTree,
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
  guardPages(router);
  return router;
}

const allPages = () => import('./routeTree.gen');

/** The tree of all pages. */
export const loadRouteTree = async (): Promise<RouteTree> => (await allPages()).routeTree;

/** Adds the pages that the router does not know yet. The generated tree starts at the same root, so it is read again. */
export async function addAllPages(router: AppRouter): Promise<void> {
  await allPages();
  router.setRoutes(router.buildRouteTree());
  guardPages(router);
}

const guarded = new WeakSet<AnyRoute>();

function guardPages(router: AppRouter): void {
  const routes: Record<string, AnyRoute> = { ...router.routesById };
  for (const route of Object.values(routes)) {
    if (!guarded.has(route)) guard(route.options);
    guarded.add(route);
  }
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
