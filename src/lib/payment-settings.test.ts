import { expect, it } from 'vitest';
import { parsePaymentSettings } from './payment-settings';

it('takes the publishable key of a payment service, and never a secret one', () => {
  const stripe = { service: 'stripe', publishableKey: 'pk_live_51H' };
  expect(parsePaymentSettings({ payments: stripe })).toEqual(stripe);
  for (const publishableKey of ['sk_live_51H', 'pk_live_51H; script-src *', '', 7])
    expect(parsePaymentSettings({ payments: { ...stripe, publishableKey } })).toBe(null);
  for (const config of [undefined, null, {}, { payments: 'stripe' }, { payments: { service: 'other' } }])
    expect(parsePaymentSettings(config)).toBe(null);
});

it('takes the test service in a demo only', () => {
  const payments = { service: 'test' };
  expect(parsePaymentSettings({ providerOrigin: 'self', payments })).toEqual(payments);
  expect(parsePaymentSettings({ providerOrigin: null, payments })).toBe(null);
});
