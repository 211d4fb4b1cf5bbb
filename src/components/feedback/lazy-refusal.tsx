// Who may do what is told to few, so its words are fetched when they are needed.
import { type ComponentProps, lazy, Suspense } from 'react';

const LazyRefusal = lazy(() => import('./refusal').then(({ Refusal }) => ({ default: Refusal })));
const LazyWhoMay = lazy(() => import('./refusal').then(({ WhoMay }) => ({ default: WhoMay })));

export const Refusal = (props: ComponentProps<typeof LazyRefusal>) => (
  <Suspense>
    <LazyRefusal {...props} />
  </Suspense>
);

export const WhoMay = (props: ComponentProps<typeof LazyWhoMay>) => (
  <Suspense>
    <LazyWhoMay {...props} />
  </Suspense>
);
