// Few users see a refusal or look for a deleted record, so the texts are loaded on demand.
import { type ComponentProps, lazy, Suspense } from 'react';

const LazyRefusal = lazy(() => import('./refusal').then(({ Refusal }) => ({ default: Refusal })));
const LazyNotice = lazy(() =>
  import('./refusal').then(({ ReadOnlyNotice }) => ({ default: ReadOnlyNotice })),
);
const LazyWhoMay = lazy(() => import('./refusal').then(({ WhoMay }) => ({ default: WhoMay })));
const LazyRecordNotFound = lazy(() =>
  import('./record-not-found').then(({ RecordNotFound }) => ({ default: RecordNotFound })),
);

export const RecordNotFound = () => (
  <Suspense>
    <LazyRecordNotFound />
  </Suspense>
);

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

export const ReadOnlyNotice = (props: ComponentProps<typeof LazyNotice>) => (
  <Suspense>
    <LazyNotice {...props} />
  </Suspense>
);
