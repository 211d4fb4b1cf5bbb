import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { ButtonLink } from '~/components/links/button-link';
import { PageHeader } from '~/components/page/page-header';
import { PlanList } from '~/components/plans/plan-list';
import { Spinner } from '~/ui/spinner';
import { Text } from '~/ui/text';
import { plansOptions, subscriptionOptions } from './payment-queries';
import { limitsOf } from './payment-words';
import styles from './subscription-screen.module.css';

const ChangePreview = lazy(() =>
  import('./change-preview').then(({ ChangePreview }) => ({ default: ChangePreview })),
);

/**
 * The plans, and the charge of the chosen one. Continues to the card, or directly to the dashboard.
 */
export function SubscriptionScreen() {
  const { t } = useLingui();
  const { plan: chosen } = useSearch({ from: '/_app/subscription' });
  const navigate = useNavigate({ from: '/subscription' });
  const { data } = useSuspenseQuery(plansOptions());
  const subscription = useSuspenseQuery(subscriptionOptions());
  const plan = data.items.find(({ id }) => id === chosen);
  const skip = (
    <ButtonLink to="/dashboard" variant="secondary">
      <Trans>Not now</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t`Subscription`}
        scope={<Trans>Choose a plan. You can change it at any time.</Trans>}
        action={!plan && subscription.data.plan === null && skip}
      />
      <StaleNotice query={subscription} />
      {plan && plan.id !== subscription.data.plan?.id && (
        <section className={styles.chosen} aria-labelledby="chosen">
          <Text variant="h4" as="h2" id="chosen">
            <Trans>Your choice: {plan.name}</Trans>
          </Text>
          <Suspense fallback={<Spinner label={t`Calculating the charge`} />}>
            <ChangePreview key={plan.id} planId={plan.id} onDone={() => void navigate({ to: '/dashboard' })}>
              {skip}
            </ChangePreview>
          </Suspense>
        </section>
      )}
      <PlanList
        plans={data.items}
        chosen={chosen}
        current={subscription.data.plan?.id}
        limits={limitsOf(subscription.data)}
        hasTrial={subscription.data.status === 'trialing'}
        onChoose={({ id }) => navigate({ search: { plan: id } })}
      />
    </>
  );
}
