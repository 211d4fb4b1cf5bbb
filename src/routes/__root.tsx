import { createRootRouteWithContext } from '@tanstack/react-router';
import { RootError, RootFrame, RootNotFound } from '~/components/shell/root-frame';
import type { RuntimeConfig } from '~/lib/runtime-config';

/** The context of all routes. */
export interface RouterContext {
  config: RuntimeConfig;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  errorComponent: RootError,
  notFoundComponent: RootNotFound,
});
