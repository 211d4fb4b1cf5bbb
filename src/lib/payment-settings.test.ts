import { expect, it } from 'vitest';
import { parsePaymentSettings } from './payment-settings';

it('takes the publishable key of a payment service, and never a secret one', () => {
  const stripe = { service: 'stripe', publishableKey: 'pk_live_51H' };
  expect(parsePaymentSettings({ payments: stripe })).toEqual(stripe);
  expect(parsePaymentSettings({ payments: { service: 'test' } })).toEqual({ service: 'test' });
  for (const publishableKey of ['sk_live_51H', 'pk_live_51H; script-src *', '', 7])
    expect(parsePaymentSettings({ payments: { ...stripe, publishableKey } })).toBe(null);
  for (const config of [undefined, null, {}, { payments: 'stripe' }, { payments: { service: 'other' } }])
    expect(parsePaymentSettings(config)).toBe(null);
});
