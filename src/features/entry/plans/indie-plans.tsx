import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { listPlans, type Plan } from '~/api/payments';
import { PlanList } from '~/entities/plans/plan-list';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { FaultText } from '../parts/fault-text';
import { type Fault, faultsOf } from '../parts/faults';

interface IndiePlansProps {
  chosen: string | undefined;
  onChoose(plan: Plan): void;
  /** Called with the plan that is shown first, if there is no other to choose. */
  onOffer(plan: Plan): void;
}

/** The plans for solo professionals. Visitors are signed out here, so there is no query cache. */
export default function IndiePlans({ onOffer, ...props }: IndiePlansProps) {
  const { t } = useLingui();
  const [plans, setPlans] = useState<Plan[] | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the call
  useEffect(() => {
    const gone = new AbortController();
    listPlans({ type: 'indie' }, { signal: gone.signal }).then(
      ({ items }) => {
        setPlans(items);
        const [monthly, other] = items.filter(({ interval }) => interval === 'month');
        if (monthly && !other) onOffer(monthly);
      },
      (error: unknown) => {
        if (!gone.signal.aborted) setFault(faultsOf(error)[0] ?? null);
      },
    );
    return () => gone.abort();
  }, [attempt]);

  if (plans) return <PlanList plans={plans} {...props} />;
  if (!fault) return <Spinner label={t`Loading plans`} />;
  const again = () => {
    setFault(null);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <FaultText fault={fault} />
      <p>
        <Trans>You can still sign up and choose a plan later.</Trans>
      </p>
      <Button variant="secondary" size="s" onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}
