import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { getSubscriptionQuery, listPlans } from '~/api/payments';
import { formatNumber } from '~/lib/format';
import { usePermission } from '~/session/permissions';

/** A trial has room for everybody; says which plan has too. */
export function PlanNote({ added }: { added: number }) {
  const { i18n } = useLingui();
  const maySee = usePermission('getSubscription');
  const { data: subscription } = useQuery({ ...getSubscriptionQuery(), enabled: maySee });
  const { data: plans } = useQuery({
    ...allPages('listPlans', listPlans),
    enabled: subscription?.plan === null,
  });
  if (!subscription || subscription.plan !== null || !plans) return null;
  const used = subscription.usage.find(({ name }) => name === 'contacts')?.used ?? 0;
  const total = used + added;
  const [cheapest] = plans.items;
  const room = cheapest?.limits.contacts ?? null;
  if (!cheapest || room === null || total <= room) return null;
  const enough = plans.items.find(({ limits: { contacts } }) => contacts === null || contacts >= total);
  const number = (count: number) => formatNumber(count, i18n.locale);
  return (
    <p>
      <Trans>
        Your trial has room for all of them. After it, the plan {cheapest.name} holds {number(room)} contacts.
      </Trans>{' '}
      {enough && (
        <Trans>
          For {number(total)} contacts, choose {enough.name}.
        </Trans>
      )}
    </p>
  );
}
