// The web analytics events of choosing and paying for a plan.
import { type EventItem, track } from '~/analytics';
import type { Plan, SubscriptionPreview } from '~/api/payments';
import { toMajorUnits } from '~/lib/money';
import { newKey } from '~/lib/new-key';

const itemOf = ({ id, name, price, currency }: Plan): EventItem => ({
  item_id: id,
  item_name: name,
  item_category: 'plan',
  price: toMajorUnits(price, currency),
  quantity: 1,
});

export const trackPlans = (plans: readonly Plan[]): void =>
  track('view_item_list', { item_list_name: 'plans', items: plans.map(itemOf) });

export const trackPlanChoice = (plan: Plan): void =>
  track('select_item', { item_list_name: 'plans', items: [itemOf(plan)] });

const orderOf = ({ plan, charge, currency }: SubscriptionPreview) => ({
  currency,
  value: toMajorUnits(charge, currency),
  items: [itemOf(plan)],
});

export const trackCheckout = (preview: SubscriptionPreview): void =>
  track('begin_checkout', orderOf(preview));

export const trackCard = (preview: SubscriptionPreview): void =>
  track('add_payment_info', { ...orderOf(preview), payment_type: 'card' });

/** @param creditBefore the account's credit before the change, in minor units */
export function trackPlanChange(preview: SubscriptionPreview, creditBefore: number): void {
  const { currency, creditLeft } = preview;
  if (creditLeft > creditBefore)
    track('refund', {
      currency,
      value: toMajorUnits(creditLeft - creditBefore, currency),
      transaction_id: newKey(),
    });
  else track('purchase', { ...orderOf(preview), transaction_id: newKey() });
}
