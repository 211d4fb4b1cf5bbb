import { Trans, useLingui } from '@lingui/react/macro';
import type { Plan, Subscription } from '~/api/payments';
import { featureWords } from '~/components/plans/plan-contents';
import { formatNumber } from '~/lib/format';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './billing.module.css';
import { ChangePreview } from './change-preview';
import { limitWords } from './payment-words';

interface ChangeDialogProps {
  plan: Plan;
  subscription: Subscription;
  onDone: () => void;
  onClose: () => void;
}

/** What a plan charges and takes away, before it is confirmed. */
export function ChangeDialog({ plan, subscription, onDone, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog onClose={onClose} title={t`Your choice: ${plan.name}`}>
      <Losses plan={plan} subscription={subscription} />
      <ChangePreview planId={plan.id} onDone={onDone}>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </ChangePreview>
    </Dialog>
  );
}

/** What the account uses above the limits of a plan, and the features that the plan lacks. */
function Losses({ plan, subscription }: Pick<ChangeDialogProps, 'plan' | 'subscription'>) {
  const { t, i18n } = useLingui();
  const over = subscription.usage.flatMap(({ name, used }) => {
    const max = plan.limits[name];
    return max !== null && used > max ? [{ name, used, max }] : [];
  });
  const lost = (subscription.plan?.features ?? []).filter((feature) => !plan.features.includes(feature));
  if (over.length + lost.length === 0) return null;
  const number = (value: number) => formatNumber(value, i18n.locale);
  const features = lost.map((feature) => t(featureWords[feature])).join(', ');
  return (
    <div className={styles.losses} role="note">
      <strong>
        <Trans>{plan.name} has less than you use</Trans>
      </strong>
      {over.length > 0 && (
        <>
          <ul>
            {over.map(({ name, used, max }) => (
              <li key={name}>
                <Trans>
                  {t(limitWords[name])}: {number(max)} included, you use {number(used)}
                </Trans>
              </li>
            ))}
          </ul>
          <p>
            <Trans>You keep what you have, but can't add more.</Trans>
          </p>
        </>
      )}
      {features !== '' && (
        <p>
          <Trans>Not included: {features}</Trans>
        </p>
      )}
    </div>
  );
}
