import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Subscription, useResumeSubscription } from '~/api/payments';
import { useAction } from '~/api/use-action';
import { statusTone, subscriptionStatusWords } from '~/entities/plans/plan-words';
import { formatDate } from '~/lib/format';
import { formatMoney } from '~/lib/money';
import { ButtonLink } from '~/parts/links/button-link';
import { Card } from '~/parts/page/card';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import styles from './billing.module.css';
import { CancelDialog } from './cancel-dialog';

/** The plan, its next charge, and its actions. */
export function PlanSummary({ subscription }: { subscription: Subscription }) {
  const { t, i18n } = useLingui();
  const [isCanceling, setIsCanceling] = useState(false);
  const canChange = usePermission('updateSubscription');
  const { plan, status, cancelAtPeriodEnd, credit, currency } = subscription;
  return (
    <Card
      area="plan"
      title={<Trans>Plan</Trans>}
      action={
        plan && (
          <Badge tone={cancelAtPeriodEnd ? 'warning' : statusTone[status]}>
            {cancelAtPeriodEnd ? <Trans>Canceled</Trans> : t(subscriptionStatusWords[status])}
          </Badge>
        )
      }
    >
      <div className={styles.plan}>
        <p className={styles.price}>
          <strong>{plan ? plan.name : <Trans>No plan yet</Trans>}</strong>
          {plan && (
            <PriceOf price={formatMoney(plan.price, plan.currency, i18n.locale)} interval={plan.interval} />
          )}
        </p>
        <NextStep subscription={subscription} />
        {credit > 0 && (
          <p>
            <Trans>
              Your credit of {formatMoney(credit, currency, i18n.locale)} is used for the next charges.
            </Trans>
          </p>
        )}
      </div>
      {canChange && (
        <div className="row-2 wrap">
          <ButtonLink to="/subscription" variant={plan ? 'secondary' : 'primary'} size="s">
            {plan ? <Trans>Change plan</Trans> : <Trans>Choose a plan</Trans>}
          </ButtonLink>
          {cancelAtPeriodEnd ? (
            <Resume />
          ) : (
            plan &&
            status !== 'canceled' && (
              <Button variant="subtle" size="s" onClick={() => setIsCanceling(true)}>
                <Trans>Cancel subscription</Trans>
              </Button>
            )
          )}
        </div>
      )}
      {isCanceling && <CancelDialog subscription={subscription} onClose={() => setIsCanceling(false)} />}
    </Card>
  );
}

function PriceOf({ price, interval }: { price: string; interval: 'month' | 'year' }) {
  return <span>{interval === 'month' ? <Trans>{price} a month</Trans> : <Trans>{price} a year</Trans>}</span>;
}

/** What happens at the end of the period. */
function NextStep({ subscription }: { subscription: Subscription }) {
  const { i18n } = useLingui();
  const { plan, status, nextCharge, currentPeriodEnd, cancelAtPeriodEnd, trialEndsAt } = subscription;
  const end = formatDate(currentPeriodEnd, i18n.locale);
  if (status === 'canceled')
    return (
      <p>
        {plan ? (
          <Trans>Your subscription ended on {end}. Choose a plan to continue.</Trans>
        ) : (
          <Trans>Your trial ended on {end}. Choose a plan to continue.</Trans>
        )}
      </p>
    );
  if (cancelAtPeriodEnd)
    return (
      <p className="caution">
        <Trans>Active until {end}. Nothing more is charged.</Trans>
      </p>
    );
  if (status === 'past_due')
    return (
      <p className="caution" role="alert">
        <Trans>We could not charge your card. Replace it to keep your plan.</Trans>
      </p>
    );
  if (nextCharge) {
    const amount = formatMoney(nextCharge.amount, nextCharge.currency, i18n.locale);
    const at = formatDate(nextCharge.at, i18n.locale);
    return (
      <p>
        {trialEndsAt ? (
          <Trans>
            Free until {end}. First charge: {amount}.
          </Trans>
        ) : (
          <Trans>
            Next charge: {amount} on {at}.
          </Trans>
        )}
      </p>
    );
  }
  if (trialEndsAt)
    return (
      <p>
        <Trans>Your trial is free until {end}.</Trans>
      </p>
    );
  return null;
}

function Resume() {
  const { mutateAsync } = useResumeSubscription();
  const { run, pending, error } = useAction(() => mutateAsync());
  return (
    <>
      <Button size="s" busy={pending} onClick={() => void run()}>
        <Trans>Resume subscription</Trans>
      </Button>
      {error && (
        <p role="alert" className="danger">
          {errorText(error)}
        </p>
      )}
    </>
  );
}
