// Few users see a refusal, lack a feature or look for a deleted record, so the texts are loaded on demand.
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { Account } from '~/api/account';

function onSight<Props extends object>(read: () => Promise<ComponentType<Props>>) {
  const Content = lazy(async () => ({ default: await read() }));
  return (props: ComponentProps<typeof Content>) => (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}

const texts = () => import('./refusal');

export const Refusal = onSight(async () => (await texts()).Refusal);
export const WhoMay = onSight(async () => (await texts()).WhoMay);
export const ReadOnlyNotice = onSight(async () => (await texts()).ReadOnlyNotice);
export const RecordNotFound = onSight(async () => (await import('./record-not-found')).RecordNotFound);
const Limitation = onSight(async () => (await texts()).NotInPlan);

interface NotInPlanProps {
  account: Account | undefined;
  feature: 'campaigns' | 'integrations';
  className?: string;
}

/** Nothing if the plan has the feature, or if the account is not loaded yet. A page that differs then calls it. */
export const NotInPlan = ({ account, ...props }: NotInPlanProps) =>
  account && !account.settings.features.includes(props.feature) && <Limitation {...props} />;
