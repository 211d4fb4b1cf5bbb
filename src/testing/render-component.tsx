// Component tests run in a real browser: name the file `*.browser.test.tsx`, render with `renderComponent`, then act
// with `userEvent` and `page` of 'vitest/browser'. Run them with `vitest run --project components`.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { render } from 'vitest-browser-react';
import { readSessionHint } from '~/identity';
import { parseSearch, stringifySearch } from '~/lib/search-codec';

/** An account owner, who may do everything except administration. */
const OWNER = { uid: 'owner', email: 'owner@example.com', name: 'Olivia Owner', userType: 0, admin: false };

const Content = createContext<ReactNode>(null);

function Page() {
  return (
    <main id="main" tabIndex={-1}>
      {use(Content)}
    </main>
  );
}

export interface RenderOptions {
  /**
   * The router's location; its path has no meaning, and lists read and change its search params.
   */
  path?: string;
  /** What the page's route knows of the URL; everything by default. */
  validateSearch?: (given: Record<string, unknown>) => object;
  /** The loader of the page. */
  load?: (client: QueryClient, search: object) => Promise<unknown>;
}

/**
 * Renders a component in the context of a page: messages, a query cache, a router and a signed-in
 * user. API data are passed as props, or set in `queryClient` before.
 */
export async function renderComponent(
  content: ReactNode,
  { path = '/', validateSearch = (given) => given, load }: RenderOptions = {},
) {
  localStorage.setItem('session', JSON.stringify(OWNER));
  readSessionHint();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const router = createRouter({
    routeTree: createRootRoute({
      component: Page,
      validateSearch,
      loader: ({ location }) => load?.(queryClient, validateSearch(location.search)),
      shouldReload: true,
    }),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  });
  const surround = (inner: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Content value={inner}>
          <RouterProvider router={router} />
        </Content>
      </QueryClientProvider>
    </I18nProvider>
  );
  await router.load();
  const screen = await render(surround(content));
  return {
    ...screen,
    router,
    queryClient,
    rerenderContent: (next: ReactNode) => screen.rerender(surround(next)),
  };
}
