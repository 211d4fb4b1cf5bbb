import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import {
  getCardQuery,
  getSubscriptionQuery,
  type SubscriptionPreview,
  useUpdateSubscription,
} from '~/api/payments';
import { ApiError } from '~/api/transport/errors';
import { useAction } from '~/api/use-action';
import { formatMoney } from '~/lib/money';
import { Loaded } from '~/parts/feedback/loaded';
import { ButtonLink } from '~/parts/links/button-link';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { cardName } from './payment-names';
import { previewOptions } from './payment-queries';
import { trackCheckout, trackPlanChange } from './plan-events';
import { PreviewTable } from './preview-table';

interface ChangePreviewProps {
  planId: string;
  onDone: () => void;
  /** Other actions beside the button that confirms. */
  children?: ReactNode;
}

/** What a change charges and credits, and the button that confirms exactly that. */
export function ChangePreview({ planId, onDone, children }: ChangePreviewProps) {
  const preview = useQuery(previewOptions(planId));
  return (
    <Loaded query={preview}>
      {(data) => (
        <>
          <PreviewTable preview={data} />
          <Confirm preview={data} onChanged={() => void preview.refetch()} onDone={onDone}>
            {children}
          </Confirm>
        </>
      )}
    </Loaded>
  );
}

interface ConfirmProps {
  preview: SubscriptionPreview;
  /** The charge has changed meanwhile. */
  onChanged: () => void;
  onDone: () => void;
  children: ReactNode;
}

function Confirm({ preview, onChanged, onDone, children }: ConfirmProps) {
  const { t, i18n } = useLingui();
  const { data: onFile } = useQuery(getCardQuery());
  const creditBefore = useQuery(getSubscriptionQuery()).data?.credit ?? 0;
  const { mutateAsync: update } = useUpdateSubscription();
  const { plan, total } = preview;
  useEffect(() => trackCheckout(preview), [preview]);
  const { run, pending, error, reset } = useAction(async () => {
    try {
      await update({ data: { planId: plan.id, charge: total } });
    } catch (cause) {
      if (cause instanceof ApiError && cause.fieldErrors.some(({ field }) => field === 'charge')) onChanged();
      throw cause;
    }
    trackPlanChange(preview, creditBefore);
    onDone();
  });
  const isOffline = error instanceof ApiError && error.nothingSent;
  // The connection was the only problem.
  useEffect(() => {
    if (!isOffline) return;
    addEventListener('online', reset);
    return () => removeEventListener('online', reset);
  }, [isOffline, reset]);
  const card = onFile?.card;
  return (
    <div className="stack-3 size-label">
      {card && (
        <p>
          {total > 0 ? (
            <Trans>Your {cardName(card)} is charged now.</Trans>
          ) : (
            <Trans>Nothing is charged now. Later charges go to your {cardName(card)}.</Trans>
          )}
        </p>
      )}
      {error && (
        <p role="alert" className="danger">
          {errorText(error)}
        </p>
      )}
      <div className="row-2 wrap">
        {card === null ? (
          <ButtonLink to="/account/billing/card" search={{ plan: plan.id }}>
            <Trans>Add a card</Trans>
          </ButtonLink>
        ) : (
          <Button busy={pending} onClick={() => void run()}>
            {total > 0
              ? t`Pay ${formatMoney(total, preview.currency, i18n.locale)} and change`
              : t`Confirm ${plan.name}`}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
