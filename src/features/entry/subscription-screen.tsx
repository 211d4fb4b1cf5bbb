import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { listPlansQuery, type Plan } from '~/api/payments';
import { ButtonLink } from '~/components/links/button-link';
import { PageHeader } from '~/components/page/page-header';
import { formatMoney } from '~/lib/money';
import { Text } from '~/ui/text';
import { PlanList } from './plans/plan-list';
import styles from './subscription-screen.module.css';

export function SubscriptionScreen() {
  const { t } = useLingui();
  const { plan: chosen } = useSearch({ from: '/_app/subscription' });
  const navigate = useNavigate({ from: '/subscription' });
  const { data } = useSuspenseQuery(listPlansQuery({ show: 200 }));
  const plan = data.items.find(({ id }) => id === chosen);
  return (
    <>
      <PageHeader
        title={t`Subscription`}
        scope={<Trans>Choose a plan. You can change it at any time.</Trans>}
      />
      {plan && <Chosen plan={plan} />}
      <PlanList
        plans={data.items}
        chosen={chosen}
        onChoose={({ id }) => navigate({ search: { plan: id } })}
      />
    </>
  );
}

/** What follows from the choice, as far as it can be done today. */
function Chosen({ plan: { name, price, currency, interval } }: { plan: Plan }) {
  const { i18n } = useLingui();
  const money = formatMoney(price, currency, i18n.locale);
  return (
    <section className={styles.chosen} aria-labelledby="chosen" role="status">
      <div>
        <Text variant="h4" as="h2" id="chosen">
          {interval === 'month' ? (
            <Trans>
              {name}, {money} a month
            </Trans>
          ) : (
            <Trans>
              {name}, {money} a year
            </Trans>
          )}
        </Text>
        <Text tone="muted">
          <Trans>
            Card payment is coming soon. Nothing is charged and your trial continues. Bookmark this page to
            come back to your choice.
          </Trans>
        </Text>
      </div>
      <ButtonLink to="/dashboard" variant="secondary">
        <Trans>Continue with the trial</Trans>
      </ButtonLink>
    </section>
  );
}
