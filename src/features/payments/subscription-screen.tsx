import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { BackLink } from '~/components/links/back-link';
import { ButtonLink } from '~/components/links/button-link';
import { PageHeader } from '~/components/page/page-header';
import { PlanList } from '~/components/plans/plan-list';
import { plansOptions, subscriptionOptions } from './payment-queries';
import { limitsOf } from './payment-words';

const ChangeDialog = lazy(() =>
  import('./change-dialog').then(({ ChangeDialog }) => ({ default: ChangeDialog })),
);

/** The plans; the chosen one is confirmed in a dialog. Continues to the card, or directly to the next page. */
export function SubscriptionScreen() {
  const { t } = useLingui();
  const { plan: chosen } = useSearch({ from: '/_app/subscription' });
  const navigate = useNavigate({ from: '/subscription' });
  const { data } = useSuspenseQuery(plansOptions());
  const subscription = useSuspenseQuery(subscriptionOptions());
  const current = subscription.data.plan;
  const plan = data.items.find(({ id }) => id === chosen && id !== current?.id);
  const next = current ? '/account/billing' : '/dashboard';
  const choose = (id?: string) => void navigate({ search: { plan: id }, resetScroll: false });
  return (
    <>
      {current && (
        <BackLink to="/account/billing">
          <Trans>Billing</Trans>
        </BackLink>
      )}
      <PageHeader
        title={t`Subscription`}
        scope={<Trans>Choose a plan. You can change it at any time.</Trans>}
        action={
          !current && (
            <ButtonLink to={next} variant="secondary">
              <Trans>Not now</Trans>
            </ButtonLink>
          )
        }
      />
      <StaleNotice query={subscription} />
      <PlanList
        plans={data.items}
        chosen={chosen}
        current={current?.id}
        limits={limitsOf(subscription.data)}
        hasTrial={subscription.data.status === 'trialing'}
        onChoose={({ id }) => choose(id)}
      />
      {plan && (
        <Suspense>
          <ChangeDialog
            key={plan.id}
            plan={plan}
            subscription={subscription.data}
            onDone={() => void navigate({ to: next })}
            onClose={() => choose()}
          />
        </Suspense>
      )}
    </>
  );
}
