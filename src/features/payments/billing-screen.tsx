import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type CardOnFile, getBillingDetailsQuery, getCardQuery, getSubscriptionQuery } from '~/api/payments';
import { Loaded } from '~/parts/feedback/loaded';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { ButtonLink } from '~/parts/links/button-link';
import { Card } from '~/parts/page/card';
import { PageHeader } from '~/parts/page/page-header';
import { usePermission } from '~/session/permissions';
import styles from './billing.module.css';
import { BillingDetailsSummary } from './billing-details';
import { InvoiceTable } from './invoice-table';
import { cardExpiry, cardName } from './payment-names';
import { invoicesOptions } from './payment-queries';
import { PlanSummary } from './plan-summary';
import { UsageMeters } from './usage-meters';

export function BillingScreen() {
  const { t } = useLingui();
  const { page } = useSearch({ from: '/_app/account/billing/' });
  const subscription = useQuery(getSubscriptionQuery());
  const card = useQuery(getCardQuery());
  const details = useQuery(getBillingDetailsQuery());
  const invoices = useQuery({ ...invoicesOptions(Number(page ?? 1)), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader title={t`Billing`} scope={<Trans>Your plan, its limits, and what you pay.</Trans>} />
      <StaleNotice query={subscription} />
      <div className={styles.billing}>
        {subscription.data ? (
          <PlanSummary subscription={subscription.data} />
        ) : (
          <Card area="plan" title={<Trans>Plan</Trans>}>
            <Loaded query={subscription}>{() => null}</Loaded>
          </Card>
        )}
        <Card area="card" title={<Trans>Card</Trans>}>
          <Loaded query={card}>{(data) => <CardSummary {...data} />}</Loaded>
        </Card>
        <Card area="usage" title={<Trans>Usage</Trans>}>
          <Loaded query={subscription}>{({ usage }) => <UsageMeters usage={usage} />}</Loaded>
        </Card>
        <Card area="details" title={<Trans>Billing details</Trans>}>
          <Loaded query={details}>{(data) => <BillingDetailsSummary {...data} />}</Loaded>
        </Card>
        <Card area="invoices" title={<Trans>Invoices</Trans>}>
          <Loaded query={invoices}>{(data) => <InvoiceTable invoices={data} />}</Loaded>
        </Card>
      </div>
    </>
  );
}

function CardSummary({ card }: CardOnFile) {
  const canReplace = usePermission('replaceCard');
  return (
    <>
      <div className={styles.plan}>
        {card ? (
          <>
            <p className={styles.price}>
              <strong>{cardName(card)}</strong>
            </p>
            <p>
              <Trans>Expires {cardExpiry(card)}</Trans>
            </p>
          </>
        ) : (
          <p>
            <Trans>No card yet. You need one to choose a plan.</Trans>
          </p>
        )}
      </div>
      {canReplace && (
        <div className="row-2 wrap">
          <ButtonLink to="/account/billing/card" variant="secondary" size="s">
            {card ? <Trans>Replace card</Trans> : <Trans>Add a card</Trans>}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
