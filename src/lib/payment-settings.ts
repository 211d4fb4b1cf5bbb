import { isRecord } from './is-record.ts';

/**
 * Card numbers are sent to the payment service only. `test` is the mock's test service on `pay.localhost`, which only a
 * demo accepts.
 */
export type PaymentSettings = { service: 'test' } | { service: 'stripe'; publishableKey: string };

/** The payment settings of `/config.json`, used by few pages. @returns null if cards are not accepted */
export function parsePaymentSettings(config: unknown): PaymentSettings | null {
  if (!isRecord(config) || !isRecord(config.payments)) return null;
  const { service, publishableKey } = config.payments;
  if (service === 'test') return config.providerOrigin === 'self' ? { service } : null;
  // Rejects secret keys, because they would be public here.
  const isKey = typeof publishableKey === 'string' && /^pk_(test|live)_\w+$/.test(publishableKey);
  return service === 'stripe' && isKey ? { service, publishableKey } : null;
}
