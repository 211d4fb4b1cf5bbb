import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Plan } from '~/api/payments';
import { formatMoney } from '~/lib/money';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Text } from '~/ui/text';
import { PlanContents } from './plan-contents';
import styles from './plans.module.css';

interface PlanCardProps {
  plan: Plan;
  /** The limits of the account that has the plan, where they differ from the plan's. */
  ownLimits?: Plan['limits'] | undefined;
  /** The same plan with monthly payment, for comparison. */
  byMonth: Plan | undefined;
  isChosen: boolean;
  /** Whether the account has this plan, paid monthly or yearly. */
  isOwn: boolean;
  /** Whether the account has this plan and pays for it in this interval. */
  isCurrent: boolean;
  isRecommended: boolean;
  hasTrial: boolean;
  /** Absent where there is no other plan. */
  onChoose: (() => void) | undefined;
}

/** The price and contents of a plan. */
export function PlanCard({
  plan,
  ownLimits,
  byMonth,
  isChosen,
  isOwn,
  isCurrent,
  isRecommended,
  hasTrial,
  onChoose,
}: PlanCardProps) {
  const { i18n } = useLingui();
  const { name, interval, trialDays } = plan;
  const price = formatMoney(plan.price, plan.currency, i18n.locale);
  const saved = interval === 'year' && byMonth ? byMonth.price * 12 - plan.price : 0;
  return (
    <li
      className={styles.card}
      data-chosen={isChosen || isCurrent || undefined}
      data-recommended={isRecommended || undefined}
    >
      <Text variant="h3" as="h2">
        {name}{' '}
        {isRecommended && (
          <Badge tone="accent">
            <Trans>Recommended</Trans>
          </Badge>
        )}
        {isOwn && (
          <Badge>
            <Trans>Your plan</Trans>
          </Badge>
        )}
      </Text>
      <p className={styles.price}>
        <strong>{price}</strong> {interval === 'month' ? <Trans>a month</Trans> : <Trans>a year</Trans>}
      </p>
      <p className="note hide-empty">
        {!hasTrial ? null : trialDays > 0 ? (
          <Plural value={trialDays} one="# day free, then this price" other="# days free, then this price" />
        ) : (
          <Trans>No trial</Trans>
        )}
        {saved > 0 && (
          <span className={styles.saved}>
            <Trans>Saves {formatMoney(saved, plan.currency, i18n.locale)} a year</Trans>
          </span>
        )}
      </p>
      <PlanContents plan={ownLimits ? { ...plan, limits: ownLimits } : plan} />
      {ownLimits && differs(ownLimits, plan.limits) && (
        <p className="note hide-empty">
          <Trans>Includes your account's custom limits.</Trans>
        </p>
      )}
      {onChoose && (
        <Button
          variant={isRecommended || (isChosen && !isCurrent) ? 'primary' : 'secondary'}
          aria-pressed={isCurrent ? undefined : isChosen}
          fullWidth
          disabled={isCurrent}
          onClick={onChoose}
        >
          {isCurrent ? (
            <Trans>Your plan</Trans>
          ) : isChosen ? (
            <Trans>{name} selected</Trans>
          ) : (
            <Trans>Choose {name}</Trans>
          )}
        </Button>
      )}
    </li>
  );
}

const differs = (own: Plan['limits'], limits: Plan['limits']): boolean =>
  Object.entries(limits).some(([name, max]) => own[name as keyof Plan['limits']] !== max);
