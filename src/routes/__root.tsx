import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { RootError, RootFrame, RootNotFound } from '~/shell/root-frame';

/** The context of all routes. */
export interface RouterContext {
  config: RuntimeConfig;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  errorComponent: RootError,
  notFoundComponent: RootNotFound,
});
