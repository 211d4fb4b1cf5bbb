import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '~/api/payments';
import { Loaded } from '~/components/feedback/loaded';
import { PlanList } from '~/components/plans/plan-list';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { ChangePreview } from './change-preview';
import { plansOptions } from './payment-queries';
import { limitsOf } from './payment-words';

interface ChangeDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Chooses a plan, shows its charge, and asks for confirmation. */
export function ChangeDialog({ subscription, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  const [planId, setPlanId] = useState<string | null>(null);
  const plans = useQuery(plansOptions());
  return (
    <Dialog
      onClose={onClose}
      size={planId === null ? 'xl' : 'md'}
      title={planId === null ? t`Change plan` : t`Confirm the change`}
    >
      {planId === null ? (
        <Loaded query={plans}>
          {({ items }) => (
            <PlanList
              plans={items}
              current={subscription.plan?.id}
              limits={limitsOf(subscription)}
              hasTrial={subscription.status === 'trialing'}
              onChoose={({ id }) => setPlanId(id)}
            />
          )}
        </Loaded>
      ) : (
        <ChangePreview planId={planId} onDone={onClose}>
          <Button variant="secondary" onClick={() => setPlanId(null)}>
            <Trans>Back to the plans</Trans>
          </Button>
        </ChangePreview>
      )}
    </Dialog>
  );
}
