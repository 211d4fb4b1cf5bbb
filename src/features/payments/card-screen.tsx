import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { createCardSetup, getCardQuery, useReplaceCard, useUpdateSubscription } from '~/api/payments';
import { useAction } from '~/api/use-action';
import type { CardForm } from '~/lib/card-form';
import { BackLink } from '~/parts/links/back-link';
import { Card } from '~/parts/page/card';
import { PageHeader } from '~/parts/page/page-header';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { IconLock } from '~/ui/icons';
import styles from './card.module.css';
import { cardErrors } from './card-errors';
import { CardFields } from './card-fields';
import { cardExpiry, cardName } from './payment-names';
import { previewOptions } from './payment-queries';
import { trackCard, trackPlanChange } from './plan-events';
import { PreviewTable } from './preview-table';

/** Adds or replaces the card. With a plan in the address, the plan begins with the card. */
export function CardScreen() {
  const { t } = useLingui();
  const { plan: planId } = useSearch({ from: '/_app/account/billing/card' });
  const navigate = useNavigate();
  const form = useRef<CardForm | null>(null);
  const card = useQuery(getCardQuery()).data?.card;
  const [declined, setDeclined] = useState<string | null>(null);
  const { mutateAsync: replaceCard } = useReplaceCard();
  const { mutateAsync: choosePlan } = useUpdateSubscription();
  const preview = useQuery({
    ...previewOptions(planId ?? ''),
    enabled: planId !== undefined,
  });

  const { run, pending, error } = useAction(async () => {
    setDeclined(null);
    if (!form.current) return;
    const { clientSecret } = await createCardSetup();
    const outcome = await form.current.submit(clientSecret);
    if ('error' in outcome) {
      const words = cardErrors[outcome.error.code];
      setDeclined(words ? t(words) : outcome.error.message || t`The card was not accepted.`);
      return;
    }
    await replaceCard({ data: { token: outcome.token } });
    if (preview.data) trackCard(preview.data);
    if (planId === undefined) return navigate({ to: '/account/billing' });
    const charge = preview.data?.total;
    await choosePlan({ data: { planId, ...(charge !== undefined && { charge }) } });
    if (preview.data) trackPlanChange(preview.data, 0);
    return navigate({ to: '/dashboard' });
  });

  return (
    <>
      <BackLink to="/account/billing">
        <Trans>Billing</Trans>
      </BackLink>
      <PageHeader title={t`Card`} scope={<Trans>The card that pays for your plan.</Trans>} />
      <div className={styles.page}>
        <Card
          title={<Trans>Card details</Trans>}
          text={
            card && (
              <Trans>
                Replaces {cardName(card)}, which expires {cardExpiry(card)}.
              </Trans>
            )
          }
        >
          {preview.data && <PreviewTable preview={preview.data} />}
          <CardFields form={form} onSubmit={() => void run()} />
          <p role="alert" className="danger hide-empty">
            {declined !== null &&
              (card ? (
                <Trans>{declined} Your card on file and your plan are unchanged.</Trans>
              ) : (
                <Trans>{declined} Nothing was charged.</Trans>
              ))}
            {error && errorText(error)}
          </p>
          <Button busy={pending} onClick={() => void run()}>
            {planId === undefined ? <Trans>Save card</Trans> : <Trans>Save card and start the plan</Trans>}
          </Button>
          <p className="flex-2 note align-start">
            <IconLock size={16} aria-hidden />
            <Trans>Your card number goes straight to the payment service. We never see it.</Trans>
          </p>
        </Card>
      </div>
    </>
  );
}
