import { createRootRouteWithContext } from '@tanstack/react-router';
import { RootFrame } from '~/components/shell/root-frame';
import type { RouterContext } from '~/router';

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootFrame });
