import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getSubscriptionQuery, type Plan, type Subscription } from '~/api/payments';
import { PlanList } from '~/entities/plans/plan-list';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { BackLink } from '~/parts/links/back-link';
import { ButtonLink } from '~/parts/links/button-link';
import { PageHeader } from '~/parts/page/page-header';
import { ChangeDialog } from './change-dialog';
import { plansOptions } from './payment-queries';
import { trackPlanChoice, trackPlans } from './plan-events';

/** The plans; the chosen one is confirmed in a dialog. Continues to the card, or directly to the next page. */
export function SubscriptionScreen() {
  const { t } = useLingui();
  const { plan: chosen } = useSearch({ from: '/_app/subscription' });
  const navigate = useNavigate({ from: '/subscription' });
  const { data } = useSuspenseQuery(plansOptions());
  const subscription = useSuspenseQuery(getSubscriptionQuery());
  const current = subscription.data.plan;
  // Sign-up names the type of a plan if the plans could not be loaded there.
  const named = data.items.find(
    ({ id, type, interval }) => id === chosen || (type === chosen && interval === 'month'),
  );
  const plan = named?.id === current?.id ? undefined : named;
  const next = current ? '/account/billing' : '/dashboard';
  useEffect(() => trackPlans(data.items), [data.items]);
  const choose = (id?: string) => void navigate({ search: { plan: id }, resetScroll: false });
  return (
    <>
      {current && (
        <BackLink to="/account/billing">
          <Trans>Billing</Trans>
        </BackLink>
      )}
      <PageHeader
        title={current ? t`Change plan` : t`Choose a plan`}
        scope={<Trans>You can change it at any time.</Trans>}
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
        chosen={named?.id}
        current={current?.id}
        limits={limitsOf(subscription.data)}
        hasTrial={subscription.data.status === 'trialing'}
        onChoose={(plan) => {
          trackPlanChoice(plan);
          choose(plan.id);
        }}
      />
      {plan && (
        <ChangeDialog
          key={plan.id}
          plan={plan}
          subscription={subscription.data}
          onDone={() => void navigate({ to: next })}
          onClose={() => choose()}
        />
      )}
    </>
  );
}

/** The limits that an account has. */
const limitsOf = ({ usage }: Subscription): Plan['limits'] =>
  Object.fromEntries(usage.map(({ name, max }) => [name, max])) as Plan['limits'];
