// The plans. Prices are defined here only.
import type { components } from '../../../src/api/generated/schema.d.ts';

type Plan = components['schemas']['Plan'];
type Offer = Omit<Plan, 'id' | 'interval' | 'price' | 'currency'>;

/** The currency of all plans. */
export const CURRENCY = 'CAD';

const INDIE: Offer = {
  name: 'Indie',
  type: 'indie',
  trialDays: 14,
  features: ['microsites', 'analytics'],
  limits: { devices: 1, locations: 1, contacts: 2000, emails: 2000, sms: 100, storageGb: 10 },
};

const BUSINESS: Offer = {
  name: 'Business',
  type: 'business',
  trialDays: 14,
  features: ['campaigns', 'microsites', 'integrations', 'analytics'],
  limits: { devices: 5, locations: 3, contacts: 25_000, emails: 25_000, sms: 1000, storageGb: 100 },
};

const ENTERPRISE: Offer = {
  name: 'Enterprise',
  type: 'enterprise',
  trialDays: 0,
  features: ['campaigns', 'microsites', 'integrations', 'analytics', 'franchise'],
  limits: {
    devices: null,
    locations: null,
    contacts: 250_000,
    emails: 500_000,
    sms: 20_000,
    storageGb: 1000,
  },
};

/** @param price in cents, for one interval */
const plan = (offer: Offer, interval: Plan['interval'], price: number): Plan => ({
  id: `plan-${offer.type}-${interval}`,
  ...offer,
  price,
  currency: CURRENCY,
  interval,
});

/** Cheapest first. */
export const PLANS: readonly Plan[] = [
  plan(INDIE, 'month', 2900),
  plan(BUSINESS, 'month', 8900),
  plan(INDIE, 'year', 29_000),
  plan(ENTERPRISE, 'month', 48_000),
  plan(BUSINESS, 'year', 89_000),
  plan(ENTERPRISE, 'year', 480_000),
];

export const planOf = (id: string): Plan | undefined => PLANS.find((one) => one.id === id);

/** The ids of all plans of a type. */
export const planIdsOf = (type: Plan['type']): string[] =>
  PLANS.filter((one) => one.type === type).map(({ id }) => id);

/** The plan of a stored id, which always exists. */
export function storedPlan(id: string): Plan {
  const found = planOf(id);
  if (!found) throw new Error(`the plan ${id} is stored and not on offer`);
  return found;
}

/** Formats an amount for messages of the API: `CA$84.50`. */
export const inMoney = (cents: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: CURRENCY }).format(cents / 100);
