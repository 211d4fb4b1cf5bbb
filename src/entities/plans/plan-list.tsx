import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Plan, PlanInterval } from '~/api/payments';
import { formatPercent } from '~/lib/format';
import { PlanCard } from './plan-card';
import styles from './plans.module.css';

interface PlanListProps {
  plans: Plan[];
  /** The id of the selected plan. */
  chosen?: string | undefined;
  /** The id of the account's plan. */
  current?: string | undefined;
  /** The account's current limits, which an administrator may have raised above its plan. */
  limits?: Plan['limits'] | undefined;
  /** Whether a plan starts with a trial. */
  hasTrial?: boolean;
  onChoose(plan: Plan): void;
}

/** Plans side by side, paid monthly or yearly. */
export function PlanList({ plans, chosen, current, limits, hasTrial = true, onChoose }: PlanListProps) {
  const { t, i18n } = useLingui();
  const before = plans.find(({ id }) => id === (chosen ?? current))?.interval;
  const [interval, setInterval] = useState<PlanInterval>(before ?? 'month');
  const shown = plans.filter((plan) => plan.interval === interval);
  const type = plans.find(({ id }) => id === current)?.type;
  // Recommends the middle one of three plans, unless another is chosen, or the account has that one or a larger one.
  const recommended =
    chosen === undefined && shown.length === 3 && shown.findIndex((plan) => plan.type === type) < 1
      ? shown[1]
      : undefined;
  const monthOf = (type: Plan['type']) =>
    plans.find((plan) => plan.type === type && plan.interval === 'month');
  const saved = Math.max(
    ...plans.map(({ interval, type, price }) => {
      const month = monthOf(type);
      return interval === 'year' && month ? 1 - price / (month.price * 12) : 0;
    }),
  );
  const names = { month: t`Monthly`, year: t`Yearly` };
  return (
    <div className={styles.list}>
      <fieldset className={styles.intervals}>
        <legend className="visually-hidden">
          <Trans>How would you like to pay?</Trans>
        </legend>
        {(['month', 'year'] as const).map((one) => (
          <label key={one} className="ring">
            <input
              type="radio"
              className="unseen"
              name="interval"
              value={one}
              checked={interval === one}
              onChange={() => {
                setInterval(one);
                // Without an alternative, the interval is the only choice.
                const [only, other] = plans.filter((plan) => plan.interval === one);
                if (only && !other) onChoose(only);
              }}
            />
            {names[one]}
            {one === 'year' && saved > 0 && (
              <span className={styles.saving}>
                <Trans>Save {formatPercent(saved, i18n.locale)}</Trans>
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <ul className={styles.cards}>
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            ownLimits={plan.type === type ? limits : undefined}
            byMonth={monthOf(plan.type)}
            isRecommended={plan === recommended}
            isChosen={plan.id === chosen}
            isOwn={plan.type === type}
            isCurrent={plan.id === current}
            hasTrial={hasTrial}
            onChoose={shown.length > 1 ? () => onChoose(plan) : undefined}
          />
        ))}
      </ul>
      <p className="note">
        <Trans>Prices exclude tax, which depends on your billing address.</Trans>
      </p>
    </div>
  );
}
